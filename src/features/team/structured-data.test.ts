import { expect, test } from 'vitest';
import { pageSigners } from './structured-data.ts';

const team = [
  { id: 'ann-oak', data: { name: 'Ann Oak', title: 'Editor' } },
  { id: 'bo-elm', data: { name: 'Bo Elm', title: 'Writer' } },
];
const byline = { writtenBy: 'bo-elm', checkedBy: 'ann-oak', checked: '2026-11-22' };

const sources = [{ checked: '2026-11-28' }, { checked: '2026-11-22' }, {}];

test('the byline has writer and reviewer with their profiles, the number of sources, and the last date', () => {
  const checker = { name: 'Ann Oak', title: 'Editor', slug: 'ann-oak', path: '/team/ann-oak' };
  expect(pageSigners(byline, team, sources)).toEqual({
    writer: { name: 'Bo Elm', title: 'Writer', slug: 'bo-elm', path: '/team/bo-elm' },
    check: { checker, day: '2026-11-28', datedSources: 2, allSources: 3 },
  });
});

test('without a reviewer, or without any dated source, the byline names only the writer', () => {
  expect(pageSigners({ writtenBy: 'bo-elm' }, team, sources)).not.toHaveProperty('check');
  expect(pageSigners(byline, team, [{}])).not.toHaveProperty('check');
});
