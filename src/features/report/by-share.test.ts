import { expect, test } from 'vitest';
import { byShare } from './by-share.ts';

const share = (percent: number, claim: string) => ({
  claim,
  percent,
  of: '50 firms',
  counted: 'What was looked for.',
  reading: 'What it means.',
});

test('the highest share comes first, equal ones stay as they are, the given list is untouched', () => {
  const given = [share(76, 'a'), share(82, 'b'), share(64, 'c'), share(82, 'd')];
  expect(byShare(given).map(({ claim }) => claim)).toEqual(['b', 'd', 'a', 'c']);
  expect(given.map(({ claim }) => claim)).toEqual(['a', 'b', 'c', 'd']);
});
