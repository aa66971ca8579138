import { expect, test } from 'vitest';
import { citySources, sourceNumber } from './city-sources.ts';

const source = (name: string) => ({ name, url: `https://www.example.gov/${name}` });
const city = {
  sources: [source('census'), source('rules')],
  numbers: [
    { figure: '10', label: 'courts of the county', source: source('courts') },
    { figure: '20', label: 'people of the county', source: { ...source('census'), name: 'Census again' } },
    { figure: '30', label: 'without a source' },
  ],
};
const bar = { rules: [{ source: source('rules') }, { source: source('bar') }] };

test('each address once, the list of the page first', () => {
  expect(citySources(city, bar).map(({ name }) => name)).toEqual(['census', 'rules', 'courts', 'bar']);
});

test('a source is found by its address, whatever it is called', () => {
  const list = citySources(city, bar);
  expect(city.numbers.slice(0, 2).map((entry) => entry.source && sourceNumber(entry.source, list))).toEqual([
    3, 1,
  ]);
  expect(() => sourceNumber(source('none'), list)).toThrow('The source "none" is cited but not in');
});
