import { expect, test } from 'vitest';
import { decodeText, findUnreadableCharacter } from './source.ts';

const inUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each([
  ['Unix', 'a\nb\n'],
  ['Windows', 'a\r\nb\r\n'],
  ['old Macs', 'a\rb\r'],
  ['a byte order mark', '\uFEFFa\nb\n'],
  ['two byte order marks', '\uFEFF\uFEFFa\r\nb\n'],
])('the text of a file does not depend on the program that wrote it: %s', (_, text) =>
  expect(decodeText(Buffer.from(text))).toBe('a\nb\n'),
);

test('a text keeps letters of all languages, emoji, tabs and invisible formatting characters', () => {
  const text = 'Łódź שלום 律师 🎉 👩‍⚖️ in\u00adtake\u2028\ta\u200b';
  expect(decodeText(Buffer.from(text))).toBe(text);
});

const TEXT_IN_UTF8 = 'expected text in UTF-8, found';
test.each<[Buffer, string]>([
  [inUtf16('a\r\nb'), `line 1: ${TEXT_IN_UTF8} UTF-16; save the file as UTF-8`],
  [inUtf16('a').swap16(), `line 1: ${TEXT_IN_UTF8} UTF-16`],
  [Buffer.from('ab', 'utf16le'), 'line 1: expected readable characters, found U+0000 after "a"'],
  [
    Buffer.from('a\nfirm\x92s', 'latin1'),
    `line 2: ${TEXT_IN_UTF8} a letter in another encoding after`,
  ],
  [Buffer.from('a\n\nThe firm\uFFFDs'), `line 3: ${TEXT_IN_UTF8}`],
])('unreadable text is reported with its line: %j', (bytes, message) =>
  expect(() => decodeText(bytes)).toThrow(message),
);

test.each(['\0', '\u001b', '\u0085', '\uFFFE', '\uFDD0'])(
  'a text with the character %j is reported with its line',
  (character) =>
    expect(() => decodeText(Buffer.from(`a\r\nSpeed${character}to lead`))).toThrow(
      /^line 2: expected readable characters, found U\+[0-9A-F]+ after "Speed"$/,
    ),
);

test('half of a surrogate pair, which YAML can write, is reported', () => {
  expect(findUnreadableCharacter('a \ud83c b')?.expected).toContain('U+D83C');
  expect(findUnreadableCharacter('a \u{1F389} b')).toBeUndefined();
});
