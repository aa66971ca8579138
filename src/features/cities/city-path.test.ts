import { expect, test } from 'vitest';
import { cityPages, citySlug } from './city-path.ts';

test.each([
  ['Salt Lake City', 'salt-lake-city'],
  ['St. Louis', 'st-louis'],
  ["Coeur d'Alene", 'coeur-dalene'],
  ['San José', 'san-jose'],
])('the slug of %s is %s', (city, slug) => expect(citySlug(city)).toBe(slug));

function pagesOf(count: number) {
  const city = (number: number) => ({ data: { city: `City ${number}`, order: number } });
  return cityPages(Array.from({ length: count }, (_, index) => city(count - index)));
}
const linkedCities = (page: string, count: number) =>
  pagesOf(count)
    .find(({ params }) => params.page === `${page}-law-firm-marketing-agency`)
    ?.props.others.map(({ city }) => city);

test('a page links to the next cities in a circle, and not to itself', () => {
  expect(linkedCities('city-3', 4)).toEqual(['City 4', 'City 1', 'City 2']);
  expect(linkedCities('city-1', 1)).toEqual([]);
});
