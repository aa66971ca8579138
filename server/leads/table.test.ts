import { expect, test } from 'vitest';
import { table } from './table.ts';

test('a table is aligned, and visitor input cannot control the terminal', () => {
  expect(
    table(
      [
        ['A', ({ a }) => a],
        ['LONG', ({ long }) => long],
      ],
      [
        { a: '\u001b[31mred', long: 'x'.repeat(60) },
        { a: 'b', long: null },
      ],
    ),
  ).toBe(['A         LONG', ` [31mred  ${'x'.repeat(39)}…`, 'b'].join('\n'));
});
