import { expect, test } from 'vitest';
import { bylineSchema } from './byline-schema.ts';

const whole = { writtenBy: 'eleanor-marsh', checkedBy: 'desmond-achike', checked: '2026-11-22' };
const mistakes = (byline: object) =>
  bylineSchema
    .safeParse(byline)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a page may have no check, but a check needs a name and a date', () => {
  expect(mistakes(whole)).toBeUndefined();
  expect(mistakes({ writtenBy: 'eleanor-marsh' })).toBeUndefined();
  const together = [
    ['', 'expected checkedBy and checked together: who checked the facts, and when'],
  ];
  expect(mistakes({ ...whole, checked: undefined })).toEqual(together);
  expect(mistakes({ ...whole, checkedBy: undefined })).toEqual(together);
});

test('the date exists, and the writer is not the only reviewer', () => {
  expect(mistakes({ ...whole, checked: '2026-11-31' })?.[0]?.[0]).toBe('checked');
  expect(mistakes({ ...whole, checkedBy: 'eleanor-marsh' })).toEqual([
    ['checkedBy', 'expected another person than the writer'],
  ]);
});
