import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { collectionOf } from '../../src/collections.ts';
import { Mistake } from '../../src/content/mistake.ts';
import { locatedParts } from '../../src/content/read-content.ts';
import { referencesAsText, textAsReferences } from '../../src/content/references.ts';
import { plainLines } from '../../src/content/source.ts';
import { articleParts } from '../../src/features/blog/file/header.ts';
import { HEADER_FIELDS } from '../../src/features/blog/file/header-schema.ts';
import { parseYamlFile, printYamlFile, setValue } from './yaml-file.ts';

type ArticleFields = Partial<Record<string, string | string[]>>;

const isEmpty = (value: string | string[] | undefined) => value === undefined || value.length === 0;

function trimValue(value: string | string[] | undefined) {
  return Array.isArray(value) ? value.map((item) => item.trim()).filter(Boolean) : value?.trim();
}

function spellingsOf(value: string | string[]) {
  if (Array.isArray(value))
    return [`[${value.join(', ')}]`, `[${value.map((item) => `"${item}"`).join(', ')}]`];
  return [value, `"${value}"`, `'${value}'`];
}

function isYaml(source: string, value: string | string[]): boolean {
  try {
    const [parsed] = Object.values(parse(source, { logLevel: 'error' }) as Record<string, unknown>);
    return String(parsed) === String(value);
  } catch {
    return false;
  }
}

/** Throws a Mistake if no spelling of the line would be read as `value`. */
function headerLine(name: string, value: string | string[], line: number) {
  const isReadable = (source: string) => {
    try {
      // The line `next` is needed: an unclosed quote causes a mistake only at the next line.
      const { fields } = articleParts(`---\n${source}\nnext: a\n---\n`);
      return JSON.stringify(fields.value) === JSON.stringify({ [name]: value, next: 'a' });
    } catch {
      return false;
    }
  };
  const readableLines = spellingsOf(value)
    .map((spelling) => `${name}: ${spelling}`)
    .filter(isReadable);
  const readableLine = readableLines.find((source) => isYaml(source, value)) ?? readableLines[0];
  if (readableLine !== undefined) return readableLine;
  if (Array.isArray(value))
    throw new Mistake(line, name, 'expected items without commas and without quotes around them');
  throw new Mistake(line, name, 'expected one line without quotes at both ends');
}

/** Rewrites only changed fields. Throws a Mistake for a value that cannot be written. */
function articleText(text: string, fields: ArticleFields, body: string): string {
  const unknownName = Object.keys(fields).find(
    (name) => !HEADER_FIELDS.some((field) => field === name),
  );
  if (unknownName) throw new Mistake(1, unknownName, `expected one of ${HEADER_FIELDS.join(', ')}`);
  const parts = articleParts(text);
  const header = text.split('\n').slice(0, parts.bodyLine - 1);
  const entries = parts.fields.entries();
  const linesAfter = new Map<number, string[]>();
  const removedLines = new Set<number>();
  let lastLine = 0;
  for (const name of HEADER_FIELDS) {
    const index = entries.findIndex(([key]) => key === name);
    const [, oldField] = entries[index] ?? [];
    const value = trimValue(fields[name]);
    if (oldField) lastLine = oldField.line;
    if (JSON.stringify(oldField?.value) === JSON.stringify(value) || (isEmpty(value) && !oldField))
      continue;
    const end = entries[index + 1]?.[1].line ?? header.length;
    if (oldField) for (let line = oldField.line; line < end; line += 1) removedLines.add(line);
    if (value !== undefined && !isEmpty(value)) {
      const position = oldField?.line ?? lastLine;
      linesAfter.set(position, [
        ...(linesAfter.get(position) ?? []),
        headerLine(name, value, position),
      ]);
    }
  }
  const headerLines = header.length || !linesAfter.size ? header : ['---', '---'];
  const changedHeader = headerLines.flatMap((line, index) => [
    ...(removedLines.has(index + 1) ? [] : [line]),
    ...(linesAfter.get(index + 1) ?? []),
    ...(index === 0 ? (linesAfter.get(0) ?? []) : []),
  ]);
  return [...changedHeader, body].join('\n');
}

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
  if (isArticle(path)) return articleText(text, fields as ArticleFields, body);
  return printYamlFile(
    path,
    setValue(parseYamlFile(path, text).document, textAsReferences(fields)),
    body,
  );
}

/** Preserves comments. Throws if the new text would not be read as `edited`. */
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
