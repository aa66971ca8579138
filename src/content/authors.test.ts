import { expect, test } from 'vitest';
import { memberNamed } from './authors.ts';

const team = [{ name: 'Linh Trieu' }, { name: 'Eleanor Marsh' }];

test.each(['Eleanor Marsh', 'ELEANOR marsh', '  eleanor marsh '])('"%s" is a member', (name) =>
  expect(memberNamed(name, team)).toBe(team[1]),
);
test.each(['Eleanor', 'Eleanor  Marsh', '', 'The Northbar Editorial Team'])(
  '"%s" is none',
  (name) => expect(memberNamed(name, team)).toBeUndefined(),
);
