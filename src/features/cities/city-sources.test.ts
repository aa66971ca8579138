import { expect, test } from 'vitest';
import { stateRulesSchema } from '../../content/state-rules.ts';
import { claimsSchema } from '../claims/schema.ts';
import { cityClaims, citySources, sourceNumber, stateBar } from './city-sources.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const truthRule = (state: string) => ({
  key: `${state}-truth`,
  number: 'Rule 7.1',
  name: 'Truth',
  text: 'Statements may be neither false nor misleading.',
  source: { name: 'The rule', url: `https://${state}.example/7.1` },
  checked: '2026-11-22',
});
const bar = { url: 'https://bar.example', rules: 'Rules 7.1 to 7.3' };
const states = [
  { abbr: 'AA', state: 'Alpha', bar: { name: 'Alpha Bar', ...bar }, rules: [truthRule('aa')] },
  { abbr: 'BB', state: 'Beta', bar: { name: 'Beta Bar', ...bar }, rules: [truthRule('bb')] },
].map((rules) => stateRulesSchema.parse(rules));
const cityList = citySources({ ...tampa, stateAbbr: 'AA' }, states);

test('sources of the page, its figures and its rules are listed, each address once', () => {
  expect(cityList.map(({ url }) => url)).toEqual([
    'https://example.gov/census',
    'https://example.gov/courts',
    'https://aa.example/7.1',
    'https://bb.example/7.1',
  ]);
});

test('a source is recognized by its address, whatever its name', () => {
  const source = (name: string) => ({ name, url: `https://example.gov/${name}` });
  expect(sourceNumber(source('census'), cityList)).toBe(1);
  expect(() => sourceNumber(source('none'), cityList)).toThrow(
    `expected a source from the page's list, found "none"`,
  );
});

test('a city shows the bar of its own state, and rules of other states if they apply', () => {
  const shown = stateBar('AA', { rules: ['aa-truth', 'bb-truth'] }, states);
  expect(shown).toMatchObject({ name: 'Alpha Bar', rulesText: 'Rules 7.1 to 7.3' });
  expect(shown.rules.map(({ key, source }) => [key, source.url, source.checked])).toEqual([
    ['aa-truth', 'https://aa.example/7.1', '2026-11-22'],
    ['bb-truth', 'https://bb.example/7.1', '2026-11-22'],
  ]);
});

test('a number of attorneys is a claim of the register’s form; without a number there is no claim', () => {
  const claims = cityClaims(tampa);
  expect(claimsSchema.safeParse({ claims }).success).toBe(true);
  const shown = ['/locations/tampa-law-firm-marketing-agency'];
  const claim = 'attorneys in the Tampa market';
  expect(claims).toMatchObject([{ figure: '7,200+', claim, shown, status: 'sample' }]);
  expect(cityClaims({ city: 'Tampa', sections: [] })).toEqual([]);
});
