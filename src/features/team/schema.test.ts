import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { bylineSchema } from './schema.ts';

test('each file in the folder of photos is named after a member', () => {
  const folder = inContent('team/portraits');
  const photos = existsSync(folder)
    ? readdirSync(folder).filter((file) => file !== 'README.md')
    : [];
  const members = photos.map((file) => `${parse(file).name}.md`);
  expect(members.filter((name) => !existsSync(inContent('team', name)))).toEqual([]);
});

const review = { writtenBy: 'eleanor-marsh', checkedBy: 'desmond-achike', checked: '2026-11-22' };
function mistakesOf(byline: object) {
  const { error } = bylineSchema.safeParse(byline);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

test('a page may have no reviewer, but a reviewer needs a date and a date needs a reviewer', () => {
  expect(mistakesOf(review)).toBeUndefined();
  expect(mistakesOf({ writtenBy: 'eleanor-marsh' })).toBeUndefined();
  const expected = 'expected checkedBy and checked together: who checked the facts, and when';
  const together = [['', expected]];
  expect(mistakesOf({ ...review, checked: undefined })).toEqual(together);
  expect(mistakesOf({ ...review, checkedBy: undefined })).toEqual(together);
});

test('the date of a review must exist, and the reviewer must not be the writer', () => {
  expect(mistakesOf({ ...review, checked: '2026-11-31' })?.[0]?.[0]).toBe('checked');
  expect(mistakesOf({ ...review, checkedBy: 'eleanor-marsh' })).toEqual([
    ['checkedBy', 'expected another person than the writer'],
  ]);
});
