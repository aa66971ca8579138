import { expect, test } from 'vitest';
import { plainAddresses } from './markdown-style.ts';

test.each([
  ['[a](https://a.example/?a=1\\&b=2\\&c=3)', '[a](https://a.example/?a=1&b=2&c=3)'],
  ['![a](https://a.example/?a=1\\&b=2)', '![a](https://a.example/?a=1&b=2)'],
  ['[a](https://a.example/?a=1\\&copy;=2)', '[a](https://a.example/?a=1\\&copy;=2)'],
  ['R\\&D and `\\&x`', 'R\\&D and `\\&x`'],
])('%s becomes %s', (written, plain) => expect(plainAddresses(written)).toBe(plain));
