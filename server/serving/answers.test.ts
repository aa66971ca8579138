import { expect, test } from 'vitest';
import { acceptedEncodings } from './answers.ts';

test.each([
  [undefined, ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip;q=0, br', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity;q=1, br;q=0.9', ['identity', 'br']],
  ['identity;q=0, gzip', ['gzip']],
  ['br;q=2, gzip;q=abc', ['identity']],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
