/** Every city page lives at /locations/<city>-law-firm-marketing-agency. */
const FOLDER = '/locations/';
const SUFFIX = '-law-firm-marketing-agency';
/** Links from one city page to others: enough for ten cities, and bounded for a thousand. */
export const OTHER_CITIES_MAX = 12;

/** Returns the name of a city in lower case with hyphens: "salt-lake-city" for "Salt Lake City", "st-louis" for "St. Louis". */
export function citySlug(city: string) {
  return city
    .normalize('NFD')
    .replace(/[\p{Mark}.'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the last part of the address of a city's page: "tampa-law-firm-marketing-agency". */
function cityPageName(city: string) {
  return citySlug(city) + SUFFIX;
}

/** The pages of the cities, each with the cities that it links to. */
export function cityPages<T extends { city: string; order: number }>(
  entries: readonly { data: T }[],
) {
  const cities = entries.map(({ data }) => data);
  return cities.map((city) => ({
    params: { page: cityPageName(city.city) },
    props: { city, others: otherCities(city.city, cities) },
  }));
}

export function cityPath(city: string) {
  return FOLDER + cityPageName(city);
}

/**
 * Those after the city in the order of the lists, then from the start again, at most OTHER_CITIES_MAX: however
 * many there are, every page is reached from another.
 */
function otherCities<T extends { city: string; order: number }>(city: string, all: readonly T[]) {
  const ring = all.toSorted((a, b) => a.order - b.order);
  const place = ring.findIndex((entry) => entry.city === city);
  return [...ring.slice(place + 1), ...ring.slice(0, Math.max(place, 0))].slice(
    0,
    OTHER_CITIES_MAX,
  );
}

export function linkedCities<T extends { order: number }>(entries: readonly { data: T }[]) {
  return entries.map(({ data }) => data).toSorted((a, b) => a.order - b.order);
}

export function cityTrail({ city, stateAbbr }: { city: string; stateAbbr: string }) {
  return [{ label: 'Home', path: '/' }, { label: `${city}, ${stateAbbr}` }];
}

export function mapsSearchUrl(query: string) {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
