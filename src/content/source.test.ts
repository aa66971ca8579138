import { describe, expect, test } from 'vitest';
import { decodeText, findUnreadable } from './source.ts';

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('the text of a file does not depend on the program that wrote it', () => {
  test.each([
    ['Unix', 'a\nb\n'],
    ['Windows', 'a\r\nb\r\n'],
    ['old Macs', 'a\rb\r'],
    ['a byte order mark', '\uFEFFa\nb\n'],
    ['two of them', '\uFEFF\uFEFFa\r\nb\n'],
  ])('%s', (_, text) => expect(decodeText(Buffer.from(text))).toBe('a\nb\n'));

  test('letters of all languages, emoji, tabs and invisible formatting characters stay', () => {
    const text = 'Łódź שלום 律师 🎉 👩‍⚖️ in\u00adtake\u2028\ta\u200b';
    expect(decodeText(Buffer.from(text))).toBe(text);
  });
});

describe('unreadable text is reported with its line', () => {
  test.each<[string, Buffer, string]>([
    [
      'UTF-16',
      utf16('---\r\ntitle: A\r\n'),
      'line 1: expected text in UTF-8, found UTF-16; save the file as UTF-8',
    ],
    [
      'UTF-16 of the other order',
      utf16('a').swap16(),
      'line 1: expected text in UTF-8, found UTF-16',
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('ab', 'utf16le'),
      'line 1: expected readable characters, found U+0000 after "a"',
    ],
    [
      'Windows-1252',
      Buffer.from('---\ntitle: The firm\x92s best', 'latin1'),
      'line 2: expected text in UTF-8, found a letter in another encoding after "title: The firm"; save',
    ],
    [
      'what another program could not read',
      Buffer.from('a\n\nThe firm\uFFFDs'),
      'line 3: expected text in UTF-8',
    ],
  ])('%s', (_, bytes, message) => expect(() => decodeText(bytes)).toThrow(message));

  test.each(['\0', '\u001b', '\u0085', '\uFFFE', '\uFDD0'])('a text with %j', (character) =>
    expect(() => decodeText(Buffer.from(`a\r\nSpeed${character}to lead`))).toThrow(
      /^line 2: expected readable characters, found U\+[0-9A-F]+ after "Speed"$/,
    ),
  );

  test('half of a surrogate pair, as YAML can write it', () => {
    expect(findUnreadable('a \ud83c b')?.expected).toContain('U+D83C');
    expect(findUnreadable('a \u{1F389} b')).toBeUndefined();
  });
});
