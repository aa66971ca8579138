import { type Field, isFields, yamlFields } from '../../../content/fields.ts';
import { Mistake } from '../../../content/mistake.ts';
import type { LocatedFile } from '../../../content/references.ts';
import { splitHeader } from '../../../content/source.ts';

/** The outer quotes of `"A" and "B"` belong to the text; those of `"The "best" firm"` do not. */
function unquoted(text: string) {
  const [, quote = '', inner = ''] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  const next = inner.indexOf(quote);
  const opens = next === 0 || /[\s([{\u2013\u2014-]/.test(inner.charAt(next - 1));
  return quote && (next === -1 || opens) ? inner.trim() : text;
}

function lineValue(text: string): string | string[] {
  if (!(text.startsWith('[') && text.endsWith(']'))) return unquoted(text);
  const items = text.slice(1, -1).split(',');
  return items.map((item) => unquoted(item.trim())).filter(Boolean);
}

function asYaml(text: string, line: number): string {
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

/** YAML reads a title with " #" as a comment, and braces as a mapping. */
const isPlain = (header: string, { value }: Field) =>
  isFields(value) && !/^[^#\s].*\s#/m.test(header) && !Object.values(value).some(isFields);

/** The block is YAML, or lines of "key: value" that YAML cannot read. */
function headerFields(header: string): Field {
  if (!header.trim()) return yamlFields('{}', 'failsafe');
  try {
    const fields = yamlFields(header, 'failsafe');
    if (isPlain(header, fields)) return fields;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
  }
  const lines = header.split('\n').map((line, index) => asYaml(line, index + 1));
  return yamlFields(lines.join('\n'), 'failsafe');
}

/** Errors: throws a Mistake. */
export function articleParts(text: string): LocatedFile {
  if (!text.trim()) throw new Mistake(1, undefined, 'expected a text, found an empty file');
  const header = splitHeader(text);
  return header
    ? { fields: headerFields(header.header), body: header.body, bodyLine: header.bodyLine }
    : { fields: headerFields(''), body: text, bodyLine: 1 };
}
