import { expect, test } from 'vitest';
import { CONFIG, library } from '../../../tests/support/refinement.ts';
import { callBackSentence } from './call-back.ts';
import { compose } from './compose.ts';
import { asScript } from './draft.ts';

test.each([
  ['We call back the same day', 'We call back the same day.'],
  ['an attorney phones within two hours!', 'An attorney phones within two hours.'],
  ['within 4 business hours', 'When you can expect to hear from us: within 4 business hours.'],
  ['  ', undefined],
  [undefined, undefined],
  ['We guarantee a call and a win', undefined],
  ['see www.evil.example', undefined],
  ['x'.repeat(201), undefined],
])('%j', (typed, said) => {
  expect(callBackSentence(typed)).toBe(said);
});

test('the closing says when the firm calls back if the firm has said so, and only then', () => {
  const closing = (callBackPromise?: string) =>
    asScript(compose(library, { ...CONFIG, callBackPromise })).closing.split('\n\n');
  expect(closing('We call back within two hours')).toContain('We call back within two hours.');
  expect(closing('').some((line) => /hours?\b(?!\.\))/.test(line))).toBe(false);
});
