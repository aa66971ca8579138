import { type Field, isFields, yamlFields } from '../../../content/fields.ts';
import { Mistake } from '../../../content/mistake.ts';
import type { LocatedFile } from '../../../content/references.ts';
import { splitHeader } from '../../../content/source.ts';

/** In `"A" and "B"` the outer quotes belong to the text; in `"The "best" firm"` they do not. */
function removeQuotes(text: string) {
  const [, quote = '', inner = ''] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  const nextQuote = inner.indexOf(quote);
  const isOpeningQuote =
    nextQuote === 0 || /[\s([{\u2013\u2014-]/.test(inner.charAt(nextQuote - 1));
  return quote && (nextQuote === -1 || isOpeningQuote) ? inner.trim() : text;
}

function lineValue(text: string): string | string[] {
  if (!(text.startsWith('[') && text.endsWith(']'))) return removeQuotes(text);
  const items = text.slice(1, -1).split(',');
  return items.map((item) => removeQuotes(item.trim())).filter(Boolean);
}

function lineAsYaml(text: string, line: number): string {
  if (!text.trim() || text.startsWith('#')) return '';
  const colon = text.indexOf(':');
  const key = text.slice(0, Math.max(colon, 0)).trim();
  if (!key)
    throw new Mistake(
      line,
      'header block',
      `expected "key: value", found ${JSON.stringify(text)}; a value must be on one line`,
    );
  return `${JSON.stringify(key)}: ${JSON.stringify(lineValue(text.slice(colon + 1).trim()))}`;
}

/** Returns false for values that YAML misreads: " #" begins a comment, and braces are a mapping. */
const hasPlainValues = (header: string, { value }: Field) =>
  isFields(value) && !/^[^#\s].*\s#/m.test(header) && !Object.values(value).some(isFields);

/** The block is YAML, or lines of "key: value" that YAML cannot read. */
function headerFields(header: string): Field {
  if (!header.trim()) return yamlFields('{}', 'failsafe');
  try {
    const fields = yamlFields(header, 'failsafe');
    if (hasPlainValues(header, fields)) return fields;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
  }
  const lines = header.split('\n').map((line, index) => lineAsYaml(line, index + 1));
  return yamlFields(lines.join('\n'), 'failsafe');
}

/** Throws a Mistake. */
export function articleParts(text: string): LocatedFile {
  if (!text.trim()) throw new Mistake(1, undefined, 'expected a text, found an empty file');
  const parts = splitHeader(text);
  return parts
    ? { fields: headerFields(parts.header), body: parts.body, bodyLine: parts.bodyLine }
    : { fields: headerFields(''), body: text, bodyLine: 1 };
}
