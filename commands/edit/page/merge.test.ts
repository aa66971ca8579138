import { expect, test } from 'vitest';
import { merged, withPart } from './merge.ts';

const BASE = {
  fields: { title: 'A', tags: ['x', 'y'], meta: { one: '1', two: '2' } },
  body: 'a\nb\nc\nd\ne\nf\ng\nh\n',
};
const changed = (part: object, body = BASE.body) => ({ fields: { ...BASE.fields, ...part }, body });

test('what only they have changed is theirs, what only we have changed is ours', () => {
  const found = merged(
    BASE,
    changed({ title: 'Ours' }, BASE.body.replace('a', 'ours')),
    changed({ meta: { one: 'theirs', two: '2' }, tags: ['x'] }, BASE.body.replace('h', 'theirs')),
  );
  expect(found.value).toEqual({
    fields: { title: 'Ours', tags: ['x'], meta: { one: 'theirs', two: '2' } },
    body: 'ours\nb\nc\nd\ne\nf\ng\ntheirs\n',
  });
  expect(found.theirs.map(({ path, isOursToo }) => [path.join('.'), isOursToo])).toEqual([
    ['fields.tags', false],
    ['fields.meta.one', false],
    ['body', false],
  ]);
});

test('of what both have changed ours stays, and theirs can be taken', () => {
  const found = merged(
    BASE,
    changed({ title: 'Ours' }, 'ours\n'),
    changed({ title: 'Theirs' }, 'theirs\n'),
  );
  expect(found.value).toEqual(changed({ title: 'Ours' }, 'ours\n'));
  expect(found.theirs).toEqual([
    { path: ['fields', 'title'], value: 'Theirs', isOursToo: true },
    { path: ['body'], value: 'theirs\n', isOursToo: true },
  ]);
  expect(withPart(found.value, ['fields', 'title'], 'Theirs')).toEqual(
    changed({ title: 'Theirs' }, 'ours\n'),
  );
});
