import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { cityPages, citySlug, mapsSearchUrl, OTHER_CITIES_MAX, otherCities } from './city-path.ts';
import { citySchema } from './schema.ts';

const files = readdirSync(inContent('cities'));

test.each([
  ['Salt Lake City', 'salt-lake-city'],
  ['St. Louis', 'st-louis'],
  ["Coeur d'Alene", 'coeur-dalene'],
  ['San José', 'san-jose'],
])('%s is %s', (city, slug) => expect(citySlug(city)).toBe(slug));

test.each(files)('%s is named after its city', (file) => {
  const { city } = readContentFile(inContent(`cities/${file}`), citySchema).data;
  expect(file).toBe(`${citySlug(city)}.yaml`);
});

test.runIf(isSample)('the ten cities of the route table are there', () => {
  const names =
    'tampa charlotte austin salt-lake-city denver nashville raleigh orlando phoenix omaha'.split(
      ' ',
    );
  expect(files).toEqual(expect.arrayContaining(names.map((name) => `${name}.yaml`)));
});

const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    city: `City ${index + 1}`,
    order: index + 1,
  })).toReversed();
const names = (city: string, count: number) =>
  otherCities(city, cities(count)).map((entry) => entry.city);

test('a page links to the cities after its own, round the end, and not to itself', () => {
  expect(names('City 3', 4)).toEqual(['City 4', 'City 1', 'City 2']);
  expect(names('City 1', 1)).toEqual([]);
});

test('among a thousand, links stay few and every city is linked', () => {
  const all = cities(1000);
  const linked = new Set(
    all.flatMap(({ city }) => otherCities(city, all).map((entry) => entry.city)),
  );
  expect(names('City 1000', 1000)).toHaveLength(OTHER_CITIES_MAX);
  expect(linked.size).toBe(1000);
});

test('each city has a page that links to the others', () => {
  const city = (name: string) => ({ data: { city: name, order: 1 } });
  const pages = cityPages([city('Tampa'), city('Omaha')]);
  expect(pages.map(({ params }) => params.page)).toEqual(
    ['tampa', 'omaha'].map((name) => `${name}-law-firm-marketing-agency`),
  );
  expect(pages[0]?.props.others).toHaveLength(1);
});

test('the term is escaped', () => {
  const url = mapsSearchUrl('law firms near Smith & Sons, Tampa, FL');
  expect(url).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(new URL(url).searchParams.get('query')).toBe('law firms near Smith & Sons, Tampa, FL');
});
