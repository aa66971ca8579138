import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { table } from './table.ts';

test('a table is aligned, and a visitor cannot steer the terminal', () => {
  expect(
    table(
      ['A', 'LONG'],
      [
        ['\u001b[31mred', 'x'.repeat(60)],
        ['b', null],
      ],
    ),
  ).toBe(['A         LONG', ` [31mred  ${'x'.repeat(39)}…`, 'b'].join('\n'));
});

test.each([
  ['Chinese', '律師事務所'],
  ['an emoji of several characters', '👩‍⚖️ firm'],
  ['marks above letters', 'Nun\u0303ez'],
  ['more than fits, in the middle of a character', '律'.repeat(60)],
  ['more marks than letters', `a${'\u0301'.repeat(5_000)}b`],
])('the next column stands right after %s', (_, text) => {
  const lines = table(
    ['A', 'B'],
    [
      [text, 'x'],
      ['plain', 'x'],
    ],
  ).split('\n');
  const widths = lines.map((line) => stringWidth(line));
  expect(new Set(widths).size).toBe(1);
  expect(lines.join('')).not.toMatch(/\ufffd|[\ud800-\udbff](?![\udc00-\udfff])/);
});
