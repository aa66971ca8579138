import { isDeepStrictEqual } from 'node:util';
import type { Reading } from '../../build/readings.ts';
import { referencesAsText, textAsReferences } from '../../src/content/fact-references.ts';
import { locatedYaml } from '../../src/content/located-fields.ts';
import { contentParts } from '../../src/content/read-content.ts';
import { plainLines } from '../../src/content/source-text.ts';
import { headerBlock } from '../../src/features/blog/file/header-block.ts';
import { type ArticleFields, articleFields, withArticle } from './article-header.ts';
import { setValue } from './set-value.ts';
import { printed, yamlOf } from './yaml-format.ts';

/** What the page edits: the fields of a file, and of markdown the text under them. */
export type Edited = { fields: Record<string, unknown>; body: string };

/** What a file that is not there yet is written into. */
function emptyOf({ kind }: Reading, path: string) {
  if (kind === 'article') return '---\n---\n\n';
  return path.endsWith('.md') ? '---\n? \n---\n\n' : '? \n';
}

/** How the lines of a file end, and the byte order mark before them. */
function writtenAs(source: string) {
  const [mark] = /^\uFEFF*/.exec(source) ?? [''];
  const [end = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  return (text: string) => mark + text.replaceAll('\n', end);
}

/** Errors: a Mistake when the file cannot be read as what it is. */
export function editedOf({ kind }: Reading, path: string, source: string): Edited {
  const text = plainLines(source);
  if (kind === 'article') return { fields: articleFields(text), body: headerBlock(text).body };
  const { fields, body } = contentParts(path, text);
  return { fields: referencesAsText(locatedYaml(fields).value) as Record<string, unknown>, body };
}

function written({ kind }: Reading, path: string, text: string, { fields, body }: Edited) {
  if (kind === 'article') return withArticle(text, fields as ArticleFields, body);
  return printed(path, setValue(yamlOf(path, text).document, textAsReferences(fields)), body);
}

/**
 * The text of a file with other fields or another body in, comments kept; of an article all other lines stay.
 * Errors: throws on what cannot be written so that it reads back.
 */
export function withEdited(reading: Reading, path: string, source: string, edited: Edited): string {
  const text = plainLines(source) || emptyOf(reading, path);
  const next = { ...edited, body: plainLines(edited.body) };
  if (isDeepStrictEqual(editedOf(reading, path, text), next)) return source;
  const result = written(reading, path, text, next);
  const after = editedOf(reading, path, result);
  // The reader takes the spaces around a value of an article away.
  const isRight = reading.kind === 'article' || isDeepStrictEqual(after.fields, next.fields);
  if (!isRight || after.body !== next.body)
    throw new Error('this change cannot be written so that it reads back');
  return writtenAs(source)(result);
}
