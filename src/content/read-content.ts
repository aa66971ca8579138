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

/** The fields of a content file and, in Markdown, the text below the header block. */
export type ContentFile<T> = { data: T; body: string };

/** Returns the path of the content folder, relative to the project. Another brand has its own folder. */
export function contentDirectory(env: Record<string, string | undefined>) {
  return env.CONTENT_DIR?.trim() || 'content';
}

/**
 * Splits the text of a file into its YAML and the text below. Errors: throws a Mistake if a .md file has no header block.
 */
export function contentParts(file: string, text: string) {
  if (!file.endsWith('.md')) return { fields: text, body: '', bodyLine: 1 };
  const found = splitHeader(text);
  if (!found)
    throw new Mistake(1, undefined, 'expected a header block between --- lines, found none');
  return { fields: found.header, body: found.body, bodyLine: found.bodyLine };
}

/** Returns the fields of a content file with their lines. Errors: throws a Mistake. */
export function locatedParts(file: string, text: string): LocatedFile {
  const { fields, ...rest } = contentParts(file, text);
  return { fields: yamlFields(fields), ...rest };
}

/** Placeholder in content for the name of the business. Only site.yaml has the name. */
const BRAND_WORD = '{brand}';

export type ReadOptions<T> = {
  schema: z.ZodType<T>;
  /** Splits a file that is neither YAML nor Markdown with a YAML header block. */
  parts?: ((text: string) => LocatedFile) | undefined;
};

/** The result of reading a file: its raw fields, its mistakes and, if it has none, its validated content. */
export type ReadFile<T> = {
  text: string;
  fields: Field;
  /** The fields before validation, with facts and rules in place of their references. */
  value: unknown;
  body: string;
  bodyLine: number;
  data: T | undefined;
  mistakes: Mistake[];
};

/** Returns the mistakes that the schema finds, with their lines. */
function schemaMistakes({ issues }: z.ZodError, fields: Field, unresolved: ReadonlySet<string>) {
  // A reference that could not be resolved has another type than the field, so the schema would report it again.
  const isWithin = (path: readonly PropertyKey[]) =>
    path.some((_, index) => unresolved.has(path.slice(0, index + 1).join('.')));
  const own = issues.filter(({ path }) => !isWithin(path));
  return own.map(({ path, message, ...issue }) => {
    // An unknown key has a line in the file. For a missing key, the line of its parent is used.
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

/**
 * Returns a message for editors, because the messages of zod mention types. If it returns undefined, the message of zod is
 * used.
 */
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
 * Reads the text of a file and validates it by its schema. Replaces {brand} by the name of the brand, {rule:key} by a rule
 * from state-rules and { from: key } by a fact. Errors: throws a Mistake if the fields cannot be read at all.
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

/**
 * Returns the validated content of a file with this text. Errors: throws one line per mistake, with file, line, field and
 * expected value.
 */
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

/** Errors: the same as readContentText. */
export function readContentFile<T>(file: string, schema: z.ZodType<T>, brand?: string) {
  return readContentText(file, readSource(file), schema, brand);
}
