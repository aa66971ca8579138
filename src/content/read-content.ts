import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { explainIssues } from './explain.ts';
import { ruleBookFor } from './rule-book.ts';
import { withRules } from './rule-references.ts';

/** A file of words: its fields, and for markdown the text under the header block. */
export type ContentFile<T> = { data: T; body: string };

const HEADER_BLOCK = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function parseYaml(file: string, text: string) {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${file}: line ${error.linePos?.[0].line ?? '?'}: ${error.message}, expected valid YAML`);
  }
}

/**
 * `fields` is YAML, on the lines it has in the file; `body` is the text under a header block.
 * Throws when a .md file has no header block.
 */
export function contentParts(file: string, text: string) {
  if (!file.endsWith('.md')) return { fields: text, body: '' };
  const header = HEADER_BLOCK.exec(text);
  if (!header) throw new Error(`${file}: line 1: expected a header block between --- lines`);
  // The header block starts on line 2: an empty line in the place of --- keeps the line numbers of mistakes right.
  return { fields: `\n${header[1]}`, body: text.slice(header[0].length) };
}

/** The folder where the words live, seen from the project's: another brand has a folder of its own. */
export function contentDirectory(env: Record<string, string | undefined>) {
  return env.CONTENT_DIR?.trim() || 'content';
}

/** Stands in content for the name of the business, which only site.yaml holds. */
const BRAND_WORD = '{brand}';

/**
 * What a file with this text says. A .md file has its fields in a header block between --- lines. {brand} becomes the
 * brand's name, {rule:key} the rule in the content's state-rules.
 * Throws one line per mistake: file, field, what was expected; also on a reference to no rule.
 */
export function readContentText<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  brand = BRAND_WORD,
): ContentFile<T> {
  const parts = contentParts(file, source.replaceAll(BRAND_WORD, brand));
  const { fields, body } = withRules(file, { ...parts, fields: parseYaml(file, parts.fields) }, () =>
    ruleBookFor(file),
  );
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Error(explainIssues(file, parsed.error.issues));
  return { data: parsed.data, body };
}

/** Throws as readContentText does. */
export function readContentFile<T>(file: string, schema: z.ZodType<T>, brand?: string): ContentFile<T> {
  return readContentText(file, readFileSync(file, 'utf8'), schema, brand);
}
