import { readFileSync } from 'node:fs';
import { Mistake, withFile } from './mistake.ts';

/**
 * Matches characters that no content may contain: control characters except tab and line end, unpaired surrogates,
 * noncharacters (XML allows none of them, HTML hardly one), and the replacement character.
 */
const UNREADABLE = /[\p{Surrogate}\p{Noncharacter_Code_Point}\uFFFD]|(?![\t\n\r])\p{Cc}/u;
/** Number of characters that a message shows before the unreadable one. */
const BEFORE = 20;

const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Returns the position of the first unreadable character and a message; undefined if there is none. */
export function findUnreadable(text: string): { at: number; expected: string } | undefined {
  const found = UNREADABLE.exec(text);
  if (!found) return undefined;
  const before = text
    .slice(Math.max(0, found.index - BEFORE), found.index)
    .split('\n')
    .at(-1);
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const place = before ? ` after "${before}"` : '';
  const expected =
    code === 'FFFD'
      ? `text in UTF-8, found a letter in another encoding${place}; save the file as UTF-8`
      : `readable characters, found U+${code}${place}`;
  return { at: found.index, expected };
}

export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Returns a text with Unix line ends and without a byte order mark, because systems and editors differ in both. */
export const plainLines = (text: string) => text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n');

/**
 * Decodes the text of a content file from any editor. Errors: throws a Mistake if the encoding is not UTF-8, or if the text
 * has an unreadable character.
 */
export function decodeText(bytes: Uint8Array): string {
  if (UTF16.some((mark) => mark.every((byte, index) => bytes[index] === byte)))
    throw new Mistake(1, undefined, 'expected text in UTF-8, found UTF-16; save the file as UTF-8');
  const text = plainLines(new TextDecoder().decode(bytes));
  const found = findUnreadable(text);
  if (found) throw new Mistake(lineAt(text, found.at), undefined, `expected ${found.expected}`);
  return text;
}

/** Reads and decodes a content file. Errors: the same as decodeText, with the name of the file. */
export const readSource = (file: string): string =>
  withFile(file, () => decodeText(readFileSync(file)));

/**
 * Returns the text of a file that will be changed and written again, with its line ends. Errors: the same as readSource.
 */
export function writableSource(file: string): string {
  const bytes = readFileSync(file);
  withFile(file, () => decodeText(bytes));
  return bytes.toString('utf8');
}

/**
 * A header block between two lines of ---, and the text below it. `bodyLine` is the line number of the text in the file.
 */
export type HeaderAndBody = { header: string; body: string; bodyLine: number };

const FENCE = /^---[ \t]*$/;

/**
 * Splits a text that begins with a header block, also after empty lines. Returns undefined if there is no block. Errors:
 * throws a Mistake if the block is not closed.
 */
export function splitHeader(text: string): HeaderAndBody | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() !== '');
  if (!FENCE.test(lines[start] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > start && FENCE.test(line));
  if (end === -1)
    throw new Mistake(
      1,
      'header block',
      'expected a second line --- that closes it, found none in the file',
    );
  return {
    header: '\n'.repeat(start + 1) + lines.slice(start + 1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
