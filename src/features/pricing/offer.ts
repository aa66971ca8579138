/** What a visitor of a city's page asks about, in words for form, lead and mail. */
export function citySubject(city: string) {
  return `Law firm marketing in ${city}`;
}

/** What a visitor of a practice area's page asks about, in words for form, lead and mail. */
export function areaSubject(area: string) {
  return `${area} marketing`;
}
