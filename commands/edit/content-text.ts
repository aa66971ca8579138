import { isDeepStrictEqual } from 'node:util';
import { collectionOf } from '../../src/collections.ts';
import { locatedParts } from '../../src/content/read-content.ts';
import { referencesAsText, textAsReferences } from '../../src/content/references.ts';
import { plainLines } from '../../src/content/source.ts';
import { type ArticleFields, withArticle } from './article-header.ts';
import { setValue } from './set-value.ts';
import { parseYamlFile, printYamlFile } from './yaml-format.ts';

export type EditedContent = { fields: Record<string, unknown>; body: string };

const isArticle = (path: string) => path.startsWith('blog/');

function emptyFileText(path: string) {
  if (isArticle(path)) return '---\n---\n\n';
  return path.endsWith('.md') ? '---\n? \n---\n\n' : '? \n';
}

function withFormatOf(source: string, text: string) {
  const [byteOrderMark] = /^\uFEFF*/.exec(source) ?? [''];
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(source) ?? [];
  return byteOrderMark + text.replaceAll('\n', lineEnd);
}

export const contentPartsOf = (path: string, text: string) =>
  collectionOf(path)?.parts?.(text) ?? locatedParts(path, text);

export function readEditedContent(path: string, source: string): EditedContent {
  const { fields, body } = contentPartsOf(path, plainLines(source));
  return { fields: referencesAsText(fields.value) as Record<string, unknown>, body };
}

function contentText(path: string, text: string, { fields, body }: EditedContent) {
  if (isArticle(path)) return withArticle(text, fields as ArticleFields, body);
  return printYamlFile(
    path,
    setValue(parseYamlFile(path, text).document, textAsReferences(fields)),
    body,
  );
}

/** Preserves comments. Errors: throws if the new text cannot be read as the changed content. */
export function replaceEditedContent(path: string, source: string, edited: EditedContent): string {
  const text = plainLines(source) || emptyFileText(path);
  const changedContent = { ...edited, body: plainLines(edited.body) };
  if (isDeepStrictEqual(readEditedContent(path, text), changedContent)) return source;
  const result = contentText(path, text, changedContent);
  const savedContent = readEditedContent(path, result);
  // The reader drops spaces around a value of an article, so its fields are not compared.
  const hasSameFields =
    isArticle(path) || isDeepStrictEqual(savedContent.fields, changedContent.fields);
  if (!hasSameFields || savedContent.body !== changedContent.body)
    throw new Error('this change cannot be saved: the file would be read with other values');
  return withFormatOf(source, result);
}
