import { expect, test } from 'vitest';
import { FORBIDDEN, forbiddenWords } from './forbidden-words.ts';

test('the patterns look at nothing around what they match, so that the whole text tells which a sentence may have', () => {
  for (const { words } of FORBIDDEN) {
    expect(words.source).not.toMatch(/\(\?<?[=!]|\^|\$|\\B/);
    expect(words.flags).toBe('');
  }
});

test('what one sentence denies, another may still promise; no match reaches from one into the next', () => {
  expect(forbiddenWords('We cannot guarantee a result. You tell us what happened.')).toEqual([]);
  expect(forbiddenWords('We cannot say more.\nWe guarantee a result.')).toEqual(['promise']);
  expect(forbiddenWords('This is sure.\nTo win takes time.')).toEqual([]);
  expect(forbiddenWords('You should sign here! We represent you.')).toEqual([
    'advice',
    'relationship',
  ]);
});
