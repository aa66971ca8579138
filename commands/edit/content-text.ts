import { isDeepStrictEqual } from 'node:util';
import { contentParts } from '../../src/content/read-content.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { type ArticleFields, articleFields, withArticle } from './article-header.ts';
import type { Reading } from './places.ts';
import { spliceYaml, valueOfYaml } from './yaml/splice-yaml.ts';

/** What the page edits: the fields of a file, and of markdown the text under them. */
export type Edited = { fields: Record<string, unknown>; body: string };

/** Ends of line as on Unix; a text area knows no others. */
const unix = (text: string) => text.replaceAll('\r\n', '\n');

/** Throws when the file cannot be read as what it is. */
export function editedOf({ kind }: Reading, path: string, source: string): Edited {
  const text = unix(source);
  if (kind === 'article') return { fields: articleFields(text), body: headerBlock(text).body };
  const { fields, body } = contentParts(path, text);
  return { fields: valueOfYaml(fields) as Record<string, unknown>, body };
}

function written({ kind }: Reading, path: string, text: string, { fields, body }: Edited) {
  if (kind === 'article') return withArticle(text, fields as ArticleFields, body);
  if (!path.endsWith('.md')) return spliceYaml(text, fields);
  const parts = contentParts(path, text);
  // The reader puts an empty line in the place of the first ---.
  const yaml = parts.fields.slice(1);
  const start = text.indexOf('\n') + 1;
  const rest = text.slice(start + yaml.length, text.length - parts.body.length);
  return text.slice(0, start) + spliceYaml(`${yaml}\n`, fields).replace(/\n$/, '') + rest + body;
}

/**
 * The text of a file with other fields or another body in; what is the same stays byte for byte.
 * Errors: throws on what cannot be written so that it reads back.
 */
export function withEdited(reading: Reading, path: string, source: string, edited: Edited): string {
  const text = unix(source);
  const before = editedOf(reading, path, text);
  const next = { ...edited, body: unix(edited.body) };
  if (isDeepStrictEqual(before, next)) return source;
  const result = written(reading, path, text, next);
  const after = editedOf(reading, path, result);
  if (
    after.body !== next.body ||
    (reading.kind === 'fields' && !isDeepStrictEqual(after.fields, next.fields))
  )
    throw new Error('this change cannot be written without touching other lines of the file');
  if (text === source) return result;
  if (text.replaceAll('\n', '\r\n') !== source) throw new Error('the lines of this file end in two ways');
  return result.replaceAll('\n', '\r\n');
}
