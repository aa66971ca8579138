/** The path of a city page is /locations/<city>-law-firm-marketing-agency. */
const FOLDER = '/locations/';
const SUFFIX = '-law-firm-marketing-agency';
/** Maximum number of links from a city page to other city pages. */
export const OTHER_CITIES_MAX = 12;

/** Returns the slug of a city: "salt-lake-city" for "Salt Lake City", "st-louis" for "St. Louis". */
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

/** Returns the paths of all city pages, each with its city and the cities to which it links. */
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
 * Returns the next cities after a city in the order of lists, and after the last city the first ones, at most
 * OTHER_CITIES_MAX. So each city page has links from other city pages.
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
