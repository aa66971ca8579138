import { expect, test } from 'vitest';
import { change, refusal, SCRIPT } from '../../../tests/support/refinement.ts';
import { UNDERSTOOD_REQUESTS } from '../refinement.ts';

test.each([
  ['remove insurance', 'remove questions about insurance'],
  ['skip the photos', 'remove questions about photos'],
  ['drop the police report and make it warmer', 'remove questions about police report and make it warmer'],
])('%s is understood without the word', (bare, whole) => {
  expect(change(SCRIPT, bare)).toEqual(change(SCRIPT, whole));
  expect(refusal(change(SCRIPT, bare), bare.split(' and ')[0] ?? '')).toBe(
    'refused: The script asks nothing about that.',
  );
});

test.each(['remove the second paragraph', 'cut the crap', 'drop everything', 'no zebras'])(
  'and %s names nothing of the script',
  (request) => {
    expect(refusal(SCRIPT, request)).toBe(`refused: ${UNDERSTOOD_REQUESTS}`);
  },
);

test('what every script must hold stays', () => {
  expect(refusal(SCRIPT, 'remove deadlines')).toMatch(/belongs in every script/);
  expect(refusal(SCRIPT, 'remove the conflict check')).toMatch(/belongs in every script/);
});
