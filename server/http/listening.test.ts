import { expect, test } from 'vitest';
import { readOrigin } from '../setting-values.ts';
import { addressAt } from './listening.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4321'],
  ['::1', 'http://[::1]:4321'],
  ['0.0.0.0', 'http://localhost:4321'],
  ['::', 'http://localhost:4321'],
])('what listens at %s is an origin that the settings take: %s', (host, address) => {
  expect(addressAt(host, 4321)).toBe(address);
  expect(readOrigin(address)).toBe(address);
});
