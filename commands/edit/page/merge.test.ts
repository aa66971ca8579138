import { expect, test } from 'vitest';
import { mergeEdits, replaceItem } from './merge.ts';

const BASE = {
  fields: { title: 'A', tags: ['x', 'y'], meta: { one: '1', two: '2' } },
  body: 'a\nb\nc\nd\ne\nf\ng\nh\n',
};
const withChanges = (fields: object, body = BASE.body) => ({
  fields: { ...BASE.fields, ...fields },
  body,
});

test('the merge takes each value that only one side changed', () => {
  const result = mergeEdits(
    BASE,
    withChanges({ title: 'Ours' }, BASE.body.replace('a', 'ours')),
    withChanges(
      { meta: { one: 'theirs', two: '2' }, tags: ['x'] },
      BASE.body.replace('h', 'theirs'),
    ),
  );
  expect(result.value).toEqual({
    fields: { title: 'Ours', tags: ['x'], meta: { one: 'theirs', two: '2' } },
    body: 'ours\nb\nc\nd\ne\nf\ng\ntheirs\n',
  });
  expect(
    result.otherEdits.map(({ path, isAlsoChangedHere }) => [path.join('.'), isAlsoChangedHere]),
  ).toEqual([
    ['fields.tags', false],
    ['fields.meta.one', false],
    ['body', false],
  ]);
});

test('the merge keeps our value if both sides changed it, and their value can be accepted', () => {
  const result = mergeEdits(
    BASE,
    withChanges({ title: 'Ours' }, 'ours\n'),
    withChanges({ title: 'Theirs' }, 'theirs\n'),
  );
  expect(result.value).toEqual(withChanges({ title: 'Ours' }, 'ours\n'));
  expect(result.otherEdits).toEqual([
    { path: ['fields', 'title'], value: 'Theirs', isAlsoChangedHere: true },
    { path: ['body'], value: 'theirs\n', isAlsoChangedHere: true },
  ]);
  expect(replaceItem(result.value, ['fields', 'title'], 'Theirs')).toEqual(
    withChanges({ title: 'Theirs' }, 'ours\n'),
  );
});
