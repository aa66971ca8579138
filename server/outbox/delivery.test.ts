import { expect, test } from 'vitest';
import { mustEncrypt } from './delivery.ts';

test.each([
  ['smtp://ada:secret@mail.example.com:587', true],
  ['smtps://ada:secret@mail.example.com', true],
  ['smtp://mail.example.com:25', false],
  ['smtp://ada:secret@127.0.0.1:2525', false],
  ['smtp://ada:secret@localhost', false],
  ['smtp://ada:secret@[::1]:25', false],
])('%s must be encrypted: %s', (url, expected) => expect(mustEncrypt(url)).toBe(expected));
