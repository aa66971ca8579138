import { readFileSync } from 'node:fs';
import { Mistake, withFile } from './mistake.ts';

/**
 * XML allows no control characters, surrogates or noncharacters. HTML allows only a few of them.
 */
const UNREADABLE_CHARACTER = /[\p{Surrogate}\p{Noncharacter_Code_Point}\uFFFD]|(?![\t\n\r])\p{Cc}/u;
const CONTEXT_LENGTH = 20;

const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

export function findUnreadableCharacter(
  text: string,
): { at: number; expected: string } | undefined {
  const match = UNREADABLE_CHARACTER.exec(text);
  if (!match) return undefined;
  const precedingText = text
    .slice(Math.max(0, match.index - CONTEXT_LENGTH), match.index)
    .split('\n')
    .at(-1);
  const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const position = precedingText ? ` after "${precedingText}"` : '';
  const expected =
    code === 'FFFD'
      ? `text in UTF-8, found a letter in another encoding${position}; save the file as UTF-8`
      : `readable characters, found U+${code}${position}`;
  return { at: match.index, expected };
}

export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/**
 * Removes a byte order mark and ends each line with \n, because systems and editors differ in both.
 */
export const plainLines = (text: string) => text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n');

/** Throws a Mistake if the encoding is not UTF-8, or if a character is unreadable. */
export function decodeText(bytes: Uint8Array): string {
  if (
    UTF16_MARKS.some((byteOrderMark) => byteOrderMark.every((byte, index) => bytes[index] === byte))
  )
    throw new Mistake(1, undefined, 'expected text in UTF-8, found UTF-16; save the file as UTF-8');
  const text = plainLines(new TextDecoder().decode(bytes));
  const unreadableCharacter = findUnreadableCharacter(text);
  if (unreadableCharacter)
    throw new Mistake(
      lineAt(text, unreadableCharacter.at),
      undefined,
      `expected ${unreadableCharacter.expected}`,
    );
  return text;
}

export const readSource = (file: string): string =>
  withFile(file, () => decodeText(readFileSync(file)));

/** Returns the text with the line ends of the file, for a caller that writes it back. */
export function readSourceUnchanged(file: string): string {
  const bytes = readFileSync(file);
  withFile(file, () => decodeText(bytes));
  return bytes.toString('utf8');
}

/** `bodyLine` is the line number of `body` in the file. */
export type HeaderAndBody = { header: string; body: string; bodyLine: number };

const FENCE = /^---[ \t]*$/;

/**
 * Empty lines may precede the header block. Throws a Mistake if the block is not closed.
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
