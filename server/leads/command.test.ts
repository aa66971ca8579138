import { expect, test } from 'vitest';
import { UsageError } from './action.ts';
import { readCommand } from './command.ts';

// The tests of the other commands run them.
test.each([
  ['list', '--since', '2026-02-28', '--limit', '20'],
  ['export', '--csv'],
  ['stats', '--cost', '$5,000.50'],
  ['called', 'x', '--at', '2026-03-01T09:05-05:00'],
  ['called', 'x', '--at', '2026-03-01 14:05:30Z'],
  ['outbox'],
  ['retry'],
])('the command %s %s %s %s %s is read', (...args) => {
  expect(readCommand(args.filter(Boolean))).toBeTypeOf('function');
});

test.each([[[]], [['--csv']]])('%j contains no command', (args) => {
  expect(readCommand(args)).toBeUndefined();
});

test.each([
  [['lists'], 'there is no command "lists"'],
  [['export'], 'expected --csv or --json'],
  [['export', '--csv', '--json'], 'expected --csv or --json'],
  [['list', '--csv'], 'list: has no option --csv'],
  [['list', '--limit', 'ten'], '--limit: expected a whole number from 1 to 999, found "ten"'],
  [['list', '--since', 'monday'], '--since: expected a day such as 2026-02-28, found "monday"'],
  [['list', '--sinc', '2026-02-28'], "Unknown option '--sinc'"],
  [['show'], 'expected the id of a lead'],
  [['erase'], 'expected the id or email'],
  [['erase', 'a', 'b'], 'did not expect "b"'],
  [['erase', 'a', '--older-than', '24'], 'expected the id or email'],
  [['erase', '--older-than', '0'], '--older-than: expected a whole number'],
  [['stats', '--weeks', '1e3'], '--weeks: expected a whole number'],
  [['stats', '--since', '2026-02-30'], 'expected a day'],
  [['stats', '--since', '2026-02-28', '--weeks', '3'], 'not both'],
  [['stats', '--cost', '-5'], '--cost'],
  [['outcome', 'x'], 'expected an outcome: reached, met, signed, lost, open'],
  [['outcome', 'x', 'won'], 'expected an outcome'],
  [['outcome', 'x', 'met', '--value', '5'], 'only with the outcome "signed"'],
  [['outcome', 'x', 'signed', '--value', 'much'], '--value: expected an amount'],
  [['called'], 'expected the id of a lead'],
  [['called', 'x', '--at', '2026-03-01T09:05'], 'a time with its zone'],
  [['called', 'x', '--at', '2026-03-01T25:05Z'], 'a time with its zone'],
  [['migrate-to', 'data/site.sqlite'], 'expected the address of a PostgreSQL'],
  [['migrate-to', 'mysql://u:p@127.0.0.1/x'], 'expected the address of a PostgreSQL'],
])('%j is refused in one line', (args, message) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(message);
});
