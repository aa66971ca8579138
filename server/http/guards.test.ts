import { expect, test } from 'vitest';
import { bodyKind, isOriginAllowed, parseBody } from './guards.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/plain', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['application/jsonp', undefined],
  [undefined, undefined],
])('content type %s is %s', (type, kind) => {
  expect(bodyKind(type)).toBe(kind);
});

test.each([['{'], ['[]'], ['null'], ['"text"'], ['3'], ['']])('%s is not a JSON object', (text) => {
  expect(parseBody(bytes(text), 'json')).toBeUndefined();
});

test('broken UTF-8 is refused', () => {
  expect(parseBody(new Uint8Array([0x7b, 0xff, 0x7d]), 'json')).toBeUndefined();
});

test('characters that a database refuses are removed', () => {
  expect(parseBody(bytes('{"name":"A\\u0000da","list":["\\u0000"]}'), 'json')).toEqual({
    name: 'Ada',
    list: [''],
  });
  expect(parseBody(bytes('name=A%00da'), 'form')).toEqual({ name: 'Ada' });
});

const allowedOrigins = new Set(['https://www.firm.example', 'https://partner.example']);
const host = 'localhost:4321';
const EVIL = 'https://evil.example';

test.each([
  ['our own host', { origin: 'http://localhost:4321' }, true],
  ['our own host behind a proxy that ends TLS', { origin: 'https://localhost:4321' }, true],
  ['another port of our host', { origin: 'http://localhost:9999' }, false],
  ['the address of the site', { origin: 'https://www.firm.example' }, true],
  ['an allowed site', { origin: 'https://partner.example' }, true],
  ['an allowed site by another scheme', { origin: 'http://partner.example' }, false],
  ['another site', { origin: EVIL }, false],
  ['another site that claims to be ours', { origin: EVIL, secFetchSite: 'same-origin' }, false],
  ['no browser at all', {}, true],
  ['a hidden origin of our own page', { origin: 'null', secFetchSite: 'same-origin' }, true],
  ['a hidden origin of another page', { origin: 'null', secFetchSite: 'cross-site' }, false],
  ['Origin: null, without Sec-Fetch-Site', { origin: 'null' }, false],
  ['a browser without Origin, from our page', { secFetchSite: 'same-origin' }, true],
  ['an address typed by hand, without Origin', { secFetchSite: 'none' }, true],
  ['a browser without Origin, from another page', { secFetchSite: 'cross-site' }, false],
  ['a browser without Origin, from a sister site', { secFetchSite: 'same-site' }, false],
])('a post by %s is allowed: %3$s', (_, headers, expected) => {
  expect(
    isOriginAllowed(
      { host, origin: undefined, secFetchSite: undefined, ...headers },
      allowedOrigins,
    ),
  ).toBe(expected);
});
