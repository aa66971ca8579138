import { Mistake } from '../../../content/mistake.ts';
import { fenced } from '../../../content/source-text.ts';
import { closestWord } from '../../../text/closest-word.ts';

/** What the fields of a header block hold: text, or a list in brackets. */
export const HEADER_FIELDS = {
  title: 'text',
  slug: 'text',
  excerpt: 'text',
  category: 'text',
  author_name: 'text',
  author_title: 'text',
  published_at: 'text',
  draft: 'text',
  former: 'list',
  reading_time_minutes: 'text',
  featured_image_url: 'text',
  featured_image_alt: 'text',
  meta_description: 'text',
  tags: 'list',
  next_step: 'text',
  checked_at: 'text',
  checked_by: 'text',
  asks: 'text',
} as const;
export type HeaderField = keyof typeof HEADER_FIELDS;

/** A value and the line of the file it is on, counted from 1. */
type HeaderValue = { line: number; value: string | string[] };

/** A header block's fields (an empty one counts as missing), and the text under it with the line it begins on. */
export type HeaderBlock = { fields: Map<HeaderField, HeaderValue>; body: string; bodyLine: number };

const NAMES = Object.keys(HEADER_FIELDS);
/** Slips of the pen that a key may have and still be reported with the one meant. */
const slipsAllowed = (length: number) => Math.max(2, Math.floor(length / 3));
const isField = (key: string): key is HeaderField => Object.hasOwn(HEADER_FIELDS, key);

/**
 * Text in; without the quotes around it out. When the first quote of the same kind inside closes one, as in
 * "A" and "B", the outer ones are part of the text; when it opens one, as in "The "best" firm", they are not.
 */
function unquoted(text: string) {
  const [, quote = '', inner = ''] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  const next = inner.indexOf(quote);
  const opens = next === 0 || /[\s([{\u2013\u2014-]/.test(inner.charAt(next - 1));
  return quote && (next === -1 || opens) ? inner.trim() : text;
}

function listOf(text: string, line: number, field: string) {
  if (!text.startsWith('['))
    throw new Mistake(line, field, `a list in brackets, such as [${text || 'first, second'}]`);
  if (!text.endsWith(']')) throw new Mistake(line, field, 'a closing ] at the end of the line');
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => unquoted(part.trim()))
    .filter(Boolean);
}

function textOf(text: string, line: number, field: string) {
  if (text.startsWith('[') && text.endsWith(']'))
    throw new Mistake(
      line,
      field,
      `text, found a list; to keep the brackets put quotes around it: "${text}"`,
    );
  return unquoted(text);
}

function fieldOf(text: string, line: number): [HeaderField, string | string[]] {
  const colon = text.indexOf(':');
  if (colon === -1)
    throw new Mistake(
      line,
      'header block',
      `"key: value", found ${JSON.stringify(text)}; a value stays on one line`,
    );
  const key = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  if (isField(key))
    return [key, value && (HEADER_FIELDS[key] === 'list' ? listOf : textOf)(value, line, key)];
  const written = key.toLowerCase().replaceAll('-', '_');
  const closest =
    closestWord(written, NAMES, slipsAllowed) ??
    NAMES.find((name) => written && name.startsWith(written));
  const hint = closest ? `did you mean ${closest}?` : 'this one is unknown';
  throw new Mistake(line, key || 'header block', `one of ${NAMES.join(', ')}; ${hint}`);
}

/**
 * Reads the header block of an article: lines of "key: value" between two --- lines at the start.
 * A key ends at the first colon; quotes around a value are stripped; [a, b] is a list. Without a header block the
 * whole text is the body.
 * Errors: a Mistake on an unclosed block, a line without a colon, an unknown or repeated key, an unclosed list, a list
 * where text belongs, or text where a list belongs.
 */
export function headerBlock(text: string): HeaderBlock {
  const found = fenced(text);
  const fields = new Map<HeaderField, HeaderValue>();
  if (!found) return { fields, body: text, bodyLine: 1 };
  if (found === 'open')
    throw new Mistake(
      1,
      'header block',
      'a second line --- that closes it, found none in the file',
    );
  const seen = new Map<string, number>();
  for (const [index, text] of found.header.entries()) {
    if (!text.trim()) continue;
    const line = found.headerLine + index;
    const [field, value] = fieldOf(text, line);
    const first = seen.get(field);
    if (first) throw new Mistake(line, field, `it once only; it stands on line ${first} already`);
    seen.set(field, line);
    if (value.length) fields.set(field, { line, value });
  }
  return { fields, body: found.body, bodyLine: found.bodyLine };
}
