/** Returns the subject of a request from a city's page, for form, lead and mail. */
export function citySubject(city: string) {
  return `Law firm marketing in ${city}`;
}

/** Returns the subject of a request from a practice area's page, for form, lead and mail. */
export function areaSubject(area: string) {
  return `${area} marketing`;
}
