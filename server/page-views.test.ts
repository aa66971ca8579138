import { expect, test } from 'vitest';
import { isView } from './page-views.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HEADERS = { accept: 'text/html,*/*;q=0.8', 'user-agent': FIREFOX };

test.each([
  ['a browser', {}, true],
  ['a browser that requests a document', { 'sec-fetch-dest': 'document' }, true],
  ['a frame', { 'sec-fetch-dest': 'iframe' }, false],
  ['a script', { 'sec-fetch-dest': 'empty' }, false],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }, false],
  ['a page drawn ahead', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['a page fetched ahead by another browser', { purpose: 'prefetch' }, false],
  ['a program for its markdown', { accept: 'text/markdown' }, false],
  [
    'a robot',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    false,
  ],
  ['a program', { 'user-agent': 'curl/8.5.0' }, false],
  ['a client without a name', { 'user-agent': '' }, false],
])('a request by %s counts as a view: %3$s', (_, headers, counts) => {
  expect(isView('GET', { ...HEADERS, ...headers })).toBe(counts);
});

test('a HEAD request is not a view', () => {
  expect(isView('HEAD', HEADERS)).toBe(false);
});
