import { expect, test } from 'vitest';
import { numberedCourts } from './numbered-courts.ts';

test('courts that stand on the map are numbered from 1, others have no number', () => {
  const court = { name: 'District Court', note: 'Civil and family cases.' };
  const courts = [{ ...court, town: 'Omaha' }, court, { ...court, town: 'Council Bluffs' }];
  expect(numberedCourts(courts).map(({ number }) => number)).toEqual([1, undefined, 2]);
});
