/** Returns the subject of a request from the page of a city. */
export function citySubject(city: string) {
  return `Law firm marketing in ${city}`;
}

/** Returns the subject of a request from the page of a practice area. */
export function areaSubject(area: string) {
  return `${area} marketing`;
}
