import { isDeepStrictEqual } from 'node:util';
import { contentParts } from '../../src/content/read-content.ts';
import { plainLines } from '../../src/content/source-text.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { type ArticleFields, articleFields, withArticle } from './article-header.ts';
import type { Reading } from './places.ts';
import { spliceYaml, valueOfYaml } from './yaml/splice-yaml.ts';

/** What the page edits: the fields of a file, and of markdown the text under them. */
export type Edited = { fields: Record<string, unknown>; body: string };

/** How the lines of a file end, and the byte order mark before them. */
function writtenAs(source: string) {
  const [mark] = /^\uFEFF*/.exec(source) ?? [''];
  const [end = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  return (text: string) => mark + text.replaceAll('\n', end);
}

/** Throws when the file cannot be read as what it is. */
export function editedOf({ kind }: Reading, path: string, source: string): Edited {
  const text = plainLines(source);
  if (kind === 'article') return { fields: articleFields(text), body: headerBlock(text).body };
  const { fields, body } = contentParts(path, text);
  return { fields: valueOfYaml(fields) as Record<string, unknown>, body };
}

function written({ kind }: Reading, path: string, text: string, { fields, body }: Edited) {
  if (kind === 'article') return withArticle(text, fields as ArticleFields, body);
  if (!path.endsWith('.md')) return spliceYaml(text, fields);
  const parts = contentParts(path, text);
  // The reader puts empty lines in the place of what stands before the fields.
  const [before = ''] = /^\n*/.exec(parts.fields) ?? [];
  const yaml = parts.fields.slice(before.length);
  const start = text.indexOf(yaml, before.length);
  const rest = text.slice(start + yaml.length, text.length - parts.body.length);
  return text.slice(0, start) + spliceYaml(`${yaml}\n`, fields).replace(/\n$/, '') + rest + body;
}

/**
 * The text of a file with other fields or another body in; what is the same stays byte for byte.
 * Errors: throws on what cannot be written so that it reads back.
 */
export function withEdited(reading: Reading, path: string, source: string, edited: Edited): string {
  const text = plainLines(source);
  const asWritten = writtenAs(source);
  const before = editedOf(reading, path, text);
  const next = { ...edited, body: plainLines(edited.body) };
  if (isDeepStrictEqual(before, next)) return source;
  const result = written(reading, path, text, next);
  const after = editedOf(reading, path, result);
  if (
    after.body !== next.body ||
    (reading.kind === 'fields' && !isDeepStrictEqual(after.fields, next.fields))
  )
    throw new Error('this change cannot be written without touching other lines of the file');
  if (asWritten(text) !== source) throw new Error('the lines of this file end in two ways');
  return asWritten(result);
}
