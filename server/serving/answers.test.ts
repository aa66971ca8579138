import { expect, test } from 'vitest';
import { acceptedEncodings } from './answers.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip;q=0, br', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['*;q=0, gzip', ['gzip']],
  ['identity', ['identity']],
  ['identity;q=1, br;q=0.9', ['identity', 'br']],
  ['identity;q=0, gzip', ['gzip']],
  ['X-GZIP', ['gzip', 'identity']],
  ['br;q=2, gzip;q=abc', ['identity']],
  ['br ; q=0.001', ['br', 'identity']],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
