import { expect, test } from 'vitest';
import { initials, memberNamed } from './author.ts';

const team = [{ name: 'Linh Trieu' }, { name: 'Eleanor Marsh' }];

test.each(['Eleanor Marsh', 'ELEANOR marsh', '  eleanor marsh '])('"%s" is a member', (name) =>
  expect(memberNamed(name, team)).toBe(team[1]),
);
test.each(['Eleanor', 'Eleanor  Marsh', '', 'The Northbar Editorial Team'])(
  '"%s" is none',
  (name) => expect(memberNamed(name, team)).toBeUndefined(),
);

test.each([
  ['The Northbar Editorial Team', 'NT'],
  ['Jane van der Doe', 'JD'],
  ['theodore Lane', 'TL'],
  ['Cher', 'C'],
  ['  ', ''],
])('the initials of "%s" are %s', (name, letters) => expect(initials(name)).toBe(letters));
