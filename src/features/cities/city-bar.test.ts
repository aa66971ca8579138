import { expect, test } from 'vitest';
import { stateRulesSchema } from '../../content/state-rules.ts';
import { cityBar } from './city-bar.ts';

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
const city = (rules: string[]) => ({ stateAbbr: 'AA', barAssociation: { rules } });

test('a city shows the bar of its state, and rules of others where they matter', () => {
  const bar = cityBar('a.yaml', city(['aa-truth', 'bb-truth']), states);
  expect(bar).toMatchObject({ name: 'Alpha Bar', all: 'Rules 7.1 to 7.3' });
  expect(bar?.rules.map(({ key, source }) => [key, source.url, source.checked])).toEqual([
    ['aa-truth', 'https://aa.example/7.1', '2026-11-22'],
    ['bb-truth', 'https://bb.example/7.1', '2026-11-22'],
  ]);
});

test('a city that shows no rules shows no bar', () => {
  expect(cityBar('a.yaml', { stateAbbr: 'AA', barAssociation: undefined }, states)).toBeUndefined();
});

test('a state or a rule that there is none of stops the build, with file and key', () => {
  expect(() => cityBar('a.yaml', { ...city([]), stateAbbr: 'CC' }, states)).toThrow(
    'a.yaml: stateAbbr: expected a state with a file in state-rules',
  );
  expect(() => cityBar('a.yaml', city(['aa-truht']), states)).toThrow(
    'a.yaml: barAssociation.rules: expected the key of a rule in state-rules, found "aa-truht"',
  );
});
