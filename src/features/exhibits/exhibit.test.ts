import { expect, test } from 'vitest';
import { spanText } from './exhibit.tsx';

test.each([
  ['minute', 0, 30, 'The interview: minute 0 to 30'],
  ['clock', 7, 17, 'The interview: 7 a.m. to 5 p.m.'],
  ['clock', 8, 12, 'The interview: 8 a.m. to noon'],
  [undefined, 0, 30, 'The interview'],
] as const)('on a scale of %s, %i to %i is described as %s', (scale, from, to, text) =>
  expect(spanText({ label: 'The interview', from, to }, scale)).toBe(text),
);

test('a label with a colon continues after a comma', () =>
  expect(spanText({ label: 'As planned: 3-6 months', from: 3, to: 6 }, 'month')).toBe(
    'As planned: 3-6 months, month 3 to 6',
  ));
