import { type Field, isFields, yamlFields } from '../../../content/fields.ts';
import { Mistake } from '../../../content/mistake.ts';
import type { LocatedFile } from '../../../content/references.ts';
import { splitHeader } from '../../../content/source.ts';

/**
 * Returns a text without the quotes around it. When the first quote of the same kind inside closes one, as in "A" and
 * "B", the outer ones are part of the text; when it opens one, as in "The "best" firm", they are not.
 */
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

/** Returns one line of "key: value" as YAML: a key ends at the first colon, quotes around a value go, [a, b] is a list. */
function asYaml(text: string, line: number): string {
  if (!text.trim() || text.startsWith('#')) return '';
  const colon = text.indexOf(':');
  const key = text.slice(0, Math.max(colon, 0)).trim();
  if (!key)
    throw new Mistake(
      line,
      'header block',
      `expected "key: value", found ${JSON.stringify(text)}; a value stays on one line`,
    );
  return `${JSON.stringify(key)}: ${JSON.stringify(lineValue(text.slice(colon + 1).trim()))}`;
}

/** Returns whether YAML reads the fields as their lines are meant: a " #" in a title begins no comment, and braces are no fields. */
const isPlain = (header: string, { value }: Field) =>
  isFields(value) && !/^[^#\s].*\s#/m.test(header) && !Object.values(value).some(isFields);

/**
 * Reads the header block of an article, which may be YAML or lines of "key: value" that YAML cannot read. Every value
 * is a text or a list of texts. Errors: a Mistake.
 */
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

/** Returns the fields of an article and the text under them; without a header block all of it is the text. Errors: a Mistake. */
export function articleParts(text: string): LocatedFile {
  if (!text.trim()) throw new Mistake(1, undefined, 'expected a text, found an empty file');
  const found = splitHeader(text);
  return found
    ? { fields: headerFields(found.header), body: found.body, bodyLine: found.bodyLine }
    : { fields: headerFields(''), body: text, bodyLine: 1 };
}
