import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNEVEN_SPACE } from './given-words.ts';

test('uneven white space in order is all of it in order', () => {
  const text = fc.array(fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', 'a', '.'), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => {
      expect(parts.join('').replace(UNEVEN_SPACE, ' ')).toBe(parts.join('').replace(/\s+/g, ' '));
    }),
  );
});
