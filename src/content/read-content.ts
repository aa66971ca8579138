import type { z } from 'zod';
import { factBookFor, withFacts } from './fact-references.ts';
import { checkedBy, locatedYaml, type Place, readableValue } from './located-fields.ts';
import { Mistake, withFile } from './mistake.ts';
import { ruleBookFor, withRules } from './rule-references.ts';
import { fenced, readSource } from './source-text.ts';

/** A file of words: its fields, and for markdown the text under the header block. */
export type ContentFile<T> = { data: T; body: string };

/**
 * `fields` is YAML, on the lines it has in the file; `body` is the text under a header block.
 * Errors: a Mistake when a .md file has no header block.
 */
export function contentParts(file: string, text: string) {
  if (!file.endsWith('.md')) return { fields: text, body: '', bodyLine: 1 };
  const found = fenced(text);
  if (found === 'open')
    throw new Mistake(
      1,
      'header block',
      'a second line --- that closes it, found none in the file',
    );
  if (!found) throw new Mistake(1, undefined, 'a header block between --- lines');
  const { header, headerLine, body, bodyLine } = found;
  // Empty lines in the place of what stands before keep the line numbers of mistakes right.
  return { fields: '\n'.repeat(headerLine - 1) + header.join('\n'), body, bodyLine };
}

/** The folder where the words live, seen from the project's: another brand has a folder of its own. */
export function contentDirectory(env: Record<string, string | undefined>) {
  return env.CONTENT_DIR?.trim() || 'content';
}

/** The fields of a content file with their lines; in a .md file those of the header block. Errors: throws with the file's name. */
export const locatedFields = (file: string, text: string): Place =>
  withFile(file, () => locatedYaml(contentParts(file, text).fields));

/** Stands in content for the name of the business, which only site.yaml holds. */
const BRAND_WORD = '{brand}';

/**
 * What a file with this text says, and the line on which the text under its header block begins. A .md file has its fields in a header block between --- lines. {brand} becomes the
 * brand's name, {rule:key} the rule in the content's state-rules, { from: key } the fact of that key. Errors: throws one line per mistake: file, line, field, what was expected; also on a
 * reference to no rule or no fact.
 */
export function readContentText<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  brand = BRAND_WORD,
): ContentFile<T> & { bodyLine: number } {
  return withFile(file, () => {
    const parts = contentParts(file, source.replaceAll(BRAND_WORD, brand));
    const located = locatedYaml(parts.fields);
    const value = withFacts(readableValue(located), located, () => factBookFor(file));
    const { fields, body } = withRules(
      { fields: value, body: parts.body },
      { source, rules: () => ruleBookFor(file) },
    );
    return { data: checkedBy(file, schema, fields, located), body, bodyLine: parts.bodyLine };
  });
}

/** Errors: as readContentText. */
export function readContentFile<T>(file: string, schema: z.ZodType<T>, brand?: string) {
  return readContentText(file, readSource(file), schema, brand);
}
