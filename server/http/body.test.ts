import { expect, test } from 'vitest';
import { bodyKind, parseBody, readBytes } from './body.ts';

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

test.each([['{'], ['[]'], ['null'], ['"text"'], ['3'], ['']])('%s is no form', (text) => {
  expect(parseBody(bytes(text), 'json')).toBeUndefined();
});

test('broken UTF-8 is refused', () => {
  expect(parseBody(new Uint8Array([0x7b, 0xff, 0x7d]), 'json')).toBeUndefined();
});

test('characters that a database refuses are dropped', () => {
  expect(parseBody(bytes('{"name":"A\\u0000da","list":["\\u0000"]}'), 'json')).toEqual({
    name: 'Ada',
    list: [''],
  });
  expect(parseBody(bytes('name=A%00da'), 'form')).toEqual({ name: 'Ada' });
});

test('a body of exactly the limit is read, one byte more is not', async () => {
  const post = (size: number, headers = {}) =>
    new Request('http://x/', { method: 'POST', body: new Uint8Array(size), headers });
  expect((await readBytes(post(10), 10))?.length).toBe(10);
  expect(await readBytes(post(11), 10)).toBeUndefined();
  expect(await readBytes(post(1, { 'content-length': '11' }), 10)).toBeUndefined();
  expect((await readBytes(new Request('http://x/', { method: 'POST' }), 10))?.length).toBe(0);
});
