import { expect, test } from 'vitest';
import { processorMs } from '../../tests/support/processor-ms.ts';
import { canonicalPath } from './redirects.ts';

/** Node takes request lines of up to 16,384 bytes. */
const LONGEST = 15_800;

test.each([
  ['/', '/'],
  ['', '/'],
  ['///', '/'],
  ['/About///', '/about'],
  ['/a//b/', '/a//b'],
  ['/services/seo/', '/services/legal-seo'],
  ['/Services/', '/'],
])('%s is written %s', (path, written) => {
  expect(canonicalPath(path)).toBe(written);
});

test.each([
  `${'/'.repeat(LONGEST)}a`,
  `/a${'/'.repeat(LONGEST)}`,
  `/${'/index'.repeat(2_600)}`,
  `/${'.html'.repeat(3_100)}`,
])('the longest path takes no time (%#)', (path) => {
  const times = Array.from({ length: 9 }, () => processorMs(() => canonicalPath(path)));
  expect(times.sort((a, b) => a - b)[4]).toBeLessThan(5);
});
