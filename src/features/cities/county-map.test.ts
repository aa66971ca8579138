import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, readInUse } from '../../../tests/support/content-in-use.ts';
import { findSection } from '../../blocks/schema.ts';
import { readContentFile } from '../../content/read-content.ts';
import {
  chooseCourtSide,
  countyMapSchema,
  FRAME,
  horizontalRange,
  mapPoint,
  placeTownName,
} from './county-map.ts';
import { citySchema } from './schema.ts';

const MAPS = inContent('county-maps');
const cities = readdirSync(inContent('cities')).map((file) =>
  readInUse(`cities/${file}`, citySchema),
);
const readMap = (code: string) => readContentFile(`${MAPS}/${code}.yaml`, countyMapSchema).data;

const citiesWithMap = cities.flatMap(({ city, sections }) => {
  const map = findSection(sections, 'county');
  return map ? [[city, map] as const] : [];
});

test.each(citiesWithMap)('%s lies in its county', (name, map) => {
  const county = readMap(map.county);
  const [west, east] = horizontalRange(county.outline);
  expect(map.towns[0]?.name).toBe(name);
  for (const [index, { lon, lat }] of map.towns.entries()) {
    const [x, y] = mapPoint(county.frame, [lon, lat]);
    expect(index === 0 ? x > west && x < east : x > 0 && x < FRAME.width).toBe(true);
    expect(y > 0 && y < FRAME.height + 20).toBe(true);
  }
});

test('a name ends before the border of the county; the name of a town outside is at its own dot', () => {
  const county = horizontalRange('M100 50l200 0 20 100-220 0zM40 10l9 0 0 9z');
  expect(county).toEqual([40, 320]);
  expect(placeTownName('Plant City', [300, 100], county).x).toBe(-60);
  expect(placeTownName('Plant City', [200, 100], county).x).toBe(0);
  expect(placeTownName('Plant City', [400, 100], county).x).toBe(0);
});

test('courts are at the right of the dot, or at the left if another town is at the right', () => {
  const city = [300, 300] as const;
  expect(chooseCourtSide([city], 3)).toBe('right');
  expect(chooseCourtSide([city, [430, 310]], 3)).toBe('left');
  expect(chooseCourtSide([city, [430, 310]], 1)).toBe('right');
});
