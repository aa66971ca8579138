import { dirname } from 'node:path';
import type { z } from 'zod';
import { type Field, mistakeAt, unreadableTexts, yamlFields } from './fields.ts';
import { Mistake } from './mistake.ts';
import {
  type LocatedFile,
  type ReferenceBooks,
  referenceBooks,
  resolveReferences,
} from './references.ts';
import { readSource, splitHeader } from './source.ts';

/** A content file: its fields, and for markdown the text under the header block. */
export type ContentFile<T> = { data: T; body: string };

/** The content folder, relative to the project: another brand has its own folder. */
export function contentDirectory(env: Record<string, string | undefined>) {
  return env.CONTENT_DIR?.trim() || 'content';
}

/** Splits the text of a file into its YAML and the text below. Errors: a Mistake if a .md file has no header block. */
export function contentParts(file: string, text: string) {
  if (!file.endsWith('.md')) return { fields: text, body: '', bodyLine: 1 };
  const found = splitHeader(text);
  if (!found)
    throw new Mistake(1, undefined, 'expected a header block between --- lines, found none');
  return { fields: found.header, body: found.body, bodyLine: found.bodyLine };
}

/** The fields of a content file with their lines. Errors: a Mistake. */
export function locatedParts(file: string, text: string): LocatedFile {
  const { fields, ...rest } = contentParts(file, text);
  return { fields: yamlFields(fields), ...rest };
}

/** Placeholder in content for the name of the business, which only site.yaml has. */
const BRAND_WORD = '{brand}';

/** Options for reading a file. */
export type ReadOptions<T> = {
  schema: z.ZodType<T>;
  /** Another form of file than YAML and markdown with a header block of it. */
  parts?: ((text: string) => LocatedFile) | undefined;
};

/** A file that was read: its raw fields and, where it has no mistake, its validated content. */
export type ReadFile<T> = {
  text: string;
  fields: Field;
  /** Its fields with facts and rules in the place of references, before the schema. */
  value: unknown;
  body: string;
  bodyLine: number;
  data: T | undefined;
  mistakes: Mistake[];
};

/** A line for each mistake that the schema finds. */
function schemaMistakes({ issues }: z.ZodError, fields: Field, unresolved: ReadonlySet<string>) {
  // A reference that could not be replaced has another type than the field.
  const isWithin = (path: readonly PropertyKey[]) =>
    path.some((_, index) => unresolved.has(path.slice(0, index + 1).join('.')));
  const own = issues.filter(({ path }) => !isWithin(path));
  return own.map(({ path, message, ...issue }) => {
    // An unknown key is in the file; a missing one is not, but what it is missing from.
    const [unknown] = issue.code === 'unrecognized_keys' ? (issue.keys as string[]) : [];
    const { line } = mistakeAt(fields, unknown === undefined ? path : [...path, unknown], '');
    return new Mistake(line, mistakeAt(fields, path, '').field, message);
  });
}

const KINDS: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** A mistake in words for editors, where zod's own speak of types; undefined leaves it to zod. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `is missing, expected ${kind}` : `expected ${kind}`;
    }
    case 'too_small':
    case 'too_big': {
      const limit =
        issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      const unit = { string: ' characters', array: ' entries' }[issue.origin as string] ?? '';
      return `expected ${limit}${unit}`;
    }
    case 'unrecognized_keys':
      return `no field is called ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'invalid_union': {
      const name = issue.discriminator as string | undefined;
      const found = name && (issue.input as Record<string, unknown> | undefined)?.[name];
      return name
        ? `${found === undefined ? 'is missing' : `found "${found}"`}, expected one of ${(issue.options as unknown[]).join(', ')}`
        : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Reads the text of a file by its schema. {brand} becomes the brand's name, {rule:key} the rule in the content's
 * state-rules, { from: key } the fact of that key. Errors: a Mistake on a file whose fields cannot be read at all.
 */
export function readText<T>(
  file: string,
  text: string,
  { schema, parts }: ReadOptions<T>,
  { brand = BRAND_WORD, books }: { brand?: string | undefined; books: ReferenceBooks },
): ReadFile<T> {
  const branded = text.replaceAll(BRAND_WORD, brand);
  const located = parts ? parts(branded) : locatedParts(file, branded);
  const { fields } = located;
  const { value, body, mistakes: wrong, unresolved } = resolveReferences(located, books);
  const parsed = schema.safeParse(value, { error: expectation });
  const mistakes = [
    ...unreadableTexts(fields),
    ...wrong,
    ...(parsed.success ? [] : schemaMistakes(parsed.error, fields, unresolved)),
  ];
  return { ...located, text, value, body, data: parsed.data, mistakes };
}

/** Returns a mistake as one line: "content/site.yaml: line 4: phone: expected …". */
export const mistakeLine = (file: string, { message }: Mistake) => `${file}: ${message}`;

/** The validated content of a file with this text. Throws one line per mistake: file, line, field, expected value. */
export function readContentText<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  brand?: string,
): ContentFile<T> {
  let read: ReadFile<T>;
  try {
    read = readText(
      file,
      text,
      { schema },
      { brand, books: referenceBooks(dirname(dirname(file))) },
    );
  } catch (error) {
    throw error instanceof Mistake ? new Error(mistakeLine(file, error)) : error;
  }
  const { data, body, mistakes } = read;
  if (mistakes.length) throw new Error(mistakes.map((each) => mistakeLine(file, each)).join('\n'));
  if (data === undefined) throw new Error(`${file}: a file that it refers to cannot be read`);
  return { data, body };
}

/** Errors: as readContentText. */
export function readContentFile<T>(file: string, schema: z.ZodType<T>, brand?: string) {
  return readContentText(file, readSource(file), schema, brand);
}
