import { expect, test } from 'vitest';
import { mergeEdits, replaceItem } from './merge.ts';

const BASE = {
  fields: { title: 'A', tags: ['x', 'y'], meta: { one: '1', two: '2' } },
  body: 'a\nb\nc\nd\ne\nf\ng\nh\n',
};
const changed = (fields: object, body = BASE.body) => ({
  fields: { ...BASE.fields, ...fields },
  body,
});

test('a value that only one side changed is merged as changed', () => {
  const result = mergeEdits(
    BASE,
    changed({ title: 'Ours' }, BASE.body.replace('a', 'ours')),
    changed({ meta: { one: 'theirs', two: '2' }, tags: ['x'] }, BASE.body.replace('h', 'theirs')),
  );
  expect(result.value).toEqual({
    fields: { title: 'Ours', tags: ['x'], meta: { one: 'theirs', two: '2' } },
    body: 'ours\nb\nc\nd\ne\nf\ng\ntheirs\n',
  });
  expect(
    result.theirs.map(({ path, isAlsoChangedHere }) => [path.join('.'), isAlsoChangedHere]),
  ).toEqual([
    ['fields.tags', false],
    ['fields.meta.one', false],
    ['body', false],
  ]);
});

test('a value that both sides changed stays as typed here, and the other value can be accepted', () => {
  const result = mergeEdits(
    BASE,
    changed({ title: 'Ours' }, 'ours\n'),
    changed({ title: 'Theirs' }, 'theirs\n'),
  );
  expect(result.value).toEqual(changed({ title: 'Ours' }, 'ours\n'));
  expect(result.theirs).toEqual([
    { path: ['fields', 'title'], value: 'Theirs', isAlsoChangedHere: true },
    { path: ['body'], value: 'theirs\n', isAlsoChangedHere: true },
  ]);
  expect(replaceItem(result.value, ['fields', 'title'], 'Theirs')).toEqual(
    changed({ title: 'Theirs' }, 'ours\n'),
  );
});
