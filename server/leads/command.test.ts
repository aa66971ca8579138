import { expect, test } from 'vitest';
import { readCommand, table } from './command.ts';

test.each([
  ['list'],
  ['export', '--csv'],
  ['export', '--json'],
  ['erase', 'ada@firm.example'],
  ['erase', '--older-than', '24'],
  ['outbox'],
  ['retry'],
])('understands %s %s %s', (...args) => {
  expect(readCommand(args.filter(Boolean))).toBeTypeOf('function');
});

test.each([
  [[]],
  [['lists']],
  [['toString']],
  [['export']],
  [['export', '--csv', '--json']],
  [['export', 'x', '--csv']],
  [['list', '--csv']],
  [['list', 'x']],
  [['erase']],
  [['erase', 'a', 'b']],
  [['erase', 'a', '--older-than', '24']],
  [['erase', '--older-than', '0']],
  [['erase', '--older-than', 'two']],
  [['list', '--older-than', '24']],
  [['outbox', '--all']],
])('refuses %j', (args) => {
  expect(readCommand(args)).toBeUndefined();
});

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
