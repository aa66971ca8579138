import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { stateRulesSchema } from '../../content/state-rules.ts';
import { claimsSchema } from '../claims/schema.ts';
import { attorneysClaim, cityBar, citySources, sourceNumber } from './city-sources.ts';
import { citySchema } from './schema.ts';

const source = (name: string) => ({ name, url: `https://www.example.gov/${name}` });
const city = {
  sources: [source('census'), source('rules')],
  numbers: [
    { figure: '10', label: 'courts of the county', source: source('courts') },
    {
      figure: '20',
      label: 'people of the county',
      source: { ...source('census'), name: 'Census again' },
    },
    { figure: '30', label: 'without a source' },
  ],
};
const bar = { rules: [{ source: source('rules') }, { source: source('bar') }] };

test('each address once, the list of the page first', () => {
  expect(citySources(city, bar).map(({ name }) => name)).toEqual([
    'census',
    'rules',
    'courts',
    'bar',
  ]);
});

test('a source is found by its address, whatever it is called', () => {
  const list = citySources(city, bar);
  expect(
    city.numbers.slice(0, 2).map((entry) => entry.source && sourceNumber(entry.source, list)),
  ).toEqual([3, 1]);
  expect(() => sourceNumber(source('none'), list)).toThrow('The source "none" is cited but not in');
});

const state = (abbr: string, name: string) =>
  stateRulesSchema.parse({
    abbr,
    state: name,
    bar: { name: `${name} Bar`, url: 'https://bar.example', rules: 'Rules 7.1 to 7.3' },
    rules: [
      {
        key: `${abbr.toLowerCase()}-truth`,
        number: 'Rule 7.1',
        name: 'Truth',
        text: 'Statements may be neither false nor misleading.',
        source: { name: 'The rule', url: `https://${abbr.toLowerCase()}.example/7.1` },
        checked: '2026-11-22',
      },
    ],
  });
const states = [{ data: state('AA', 'Alpha') }, { data: state('BB', 'Beta') }];
const asking = (rules: string[]) => ({ stateAbbr: 'AA', barAssociation: { rules } });

test('a city shows the bar of its state, and rules of others where they matter', () => {
  const bar = cityBar(asking(['aa-truth', 'bb-truth']), states);
  expect(bar).toMatchObject({ name: 'Alpha Bar', all: 'Rules 7.1 to 7.3' });
  expect(bar?.rules.map(({ key, source }) => [key, source.url, source.checked])).toEqual([
    ['aa-truth', 'https://aa.example/7.1', '2026-11-22'],
    ['bb-truth', 'https://bb.example/7.1', '2026-11-22'],
  ]);
});

test('a city that shows no rules shows no bar', () => {
  expect(cityBar({ stateAbbr: 'AA', barAssociation: undefined }, states)).toBeUndefined();
});

/** The ten cities of the documents run from the lowest to the highest of these. */
const LOWEST = 2_800;
const HIGHEST = 12_000;
const THE_TEN = 10;
const RECORD = { basis: 'State bar directory.', checked: '2025-10-13', status: 'sample' } as const;

test('a claim like those of the register', () => {
  const claim = attorneysClaim({ city: 'Tampa', lawyerCount: '7,200+', lawyerCountRecord: RECORD });
  expect(claimsSchema.safeParse({ claims: [claim] }).success).toBe(true);
  expect(claim).toMatchObject({
    figure: '7,200+',
    claim: 'attorneys in the Tampa market',
    shown: ['/locations/tampa-law-firm-marketing-agency'],
    ...RECORD,
  });
});

test('a city that gives no number makes no claim', () => {
  const nothing = { city: 'Tampa', lawyerCount: undefined, lawyerCountRecord: undefined };
  expect(attorneysClaim(nothing)).toBeUndefined();
});

test.runIf(isSample)('attorney counts of the ten cities run from 2,800+ to 12,000+', () => {
  const counts = readdirSync(inContent('cities'))
    .map((file) => readContentFile(inContent(`cities/${file}`), citySchema).data)
    .filter(({ order }) => order <= THE_TEN)
    .map(({ lawyerCount }) => Number(lawyerCount?.replace(/[,+]/g, '')));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([LOWEST, HIGHEST]);
});
