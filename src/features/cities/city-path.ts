const FOLDER = '/locations/';
const SUFFIX = '-law-firm-marketing-agency';
const MAX_OTHER_CITIES = 12;

/** The slugs are ASCII: "salt-lake-city", "st-louis". */
export function citySlug(city: string) {
  return city
    .normalize('NFD')
    .replace(/[\p{Mark}.'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function cityPageName(city: string) {
  return citySlug(city) + SUFFIX;
}

export function cityPages<T extends { city: string; order: number }>(
  entries: readonly { data: T }[],
) {
  const cities = entries.map(({ data }) => data);
  return cities.map((city) => ({
    params: { page: cityPageName(city.city) },
    props: { city, others: findOtherCities(city.city, cities) },
  }));
}

export function cityPath(city: string) {
  return FOLDER + cityPageName(city);
}

/**
 * Returns the cities that follow in the list, and after the last city the first cities. So every
 * city page gets links.
 */
function findOtherCities<T extends { city: string; order: number }>(
  city: string,
  cities: readonly T[],
) {
  const orderedCities = cities.toSorted((a, b) => a.order - b.order);
  const index = orderedCities.findIndex((entry) => entry.city === city);
  return [...orderedCities.slice(index + 1), ...orderedCities.slice(0, Math.max(index, 0))].slice(
    0,
    MAX_OTHER_CITIES,
  );
}

export function linkedCities<T extends { order: number }>(entries: readonly { data: T }[]) {
  return entries.map(({ data }) => data).toSorted((a, b) => a.order - b.order);
}

export function cityTrail({ city, stateAbbr }: { city: string; stateAbbr: string }) {
  return [{ label: 'Home', path: '/' }, { label: `${city}, ${stateAbbr}` }];
}

export const citySubject = (city: string) => `Law firm marketing in ${city}`;

export function mapsSearchUrl(query: string) {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
