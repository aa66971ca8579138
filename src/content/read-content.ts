import { dirname } from 'node:path';
import type { z } from 'zod';
import { type Field, mistakeAt, unreadableTextMistakes, yamlFields } from './fields.ts';
import { Mistake } from './mistake.ts';
import {
  type LocatedFile,
  type ReferenceBooks,
  referenceBooks,
  resolveReferences,
} from './references.ts';
import { readSource, splitHeader } from './source.ts';

/** `body` is the text below the header block of Markdown. */
export type ContentFile<T> = { data: T; body: string };

/**
 * Returns a path relative to the project. Another brand has its own folder, named by CONTENT_DIR.
 */
export function contentDirectory(env: Record<string, string | undefined>) {
  return env.CONTENT_DIR?.trim() || 'content';
}

export function contentParts(file: string, text: string) {
  if (!file.endsWith('.md')) return { fields: text, body: '', bodyLine: 1 };
  const parts = splitHeader(text);
  if (!parts)
    throw new Mistake(1, undefined, 'expected a header block between --- lines, found none');
  return { fields: parts.header, body: parts.body, bodyLine: parts.bodyLine };
}

export function locatedParts(file: string, text: string): LocatedFile {
  const { fields, ...rest } = contentParts(file, text);
  return { fields: yamlFields(fields), ...rest };
}

/** Only site.yaml has the business name; other content has this placeholder. */
const BRAND_PLACEHOLDER = '{brand}';

export type ReadOptions<T> = {
  schema: z.ZodType<T>;
  /** Reads a file that is neither YAML nor Markdown with a YAML header block. */
  parts?: ((text: string) => LocatedFile) | undefined;
};

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

function schemaMistakes(
  { issues }: z.ZodError,
  fields: Field,
  unresolvedPaths: ReadonlySet<string>,
) {
  // An unresolved reference does not have the type of its field, so the schema would report it a
  // second time.
  const isInUnresolved = (path: readonly PropertyKey[]) =>
    path.some((_, index) => unresolvedPaths.has(path.slice(0, index + 1).join('.')));
  const schemaIssues = issues.filter(({ path }) => !isInUnresolved(path));
  return schemaIssues.map(({ path, message, ...issue }) => {
    // An unknown key has a line in the file. A missing key has no line, so its mistake gets the
    // line of its parent.
    const [unknownKey] = issue.code === 'unrecognized_keys' ? (issue.keys as string[]) : [];
    const { line } = mistakeAt(fields, unknownKey === undefined ? path : [...path, unknownKey], '');
    return new Mistake(line, mistakeAt(fields, path, '').field, message);
  });
}

const TYPE_NAMES: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/**
 * Replaces zod's messages, which mention types. If the result is undefined, zod's message is used.
 */
function editorMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expectedType = TYPE_NAMES[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? `is missing, expected ${expectedType}`
        : `expected ${expectedType}`;
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
      const value = name && (issue.input as Record<string, unknown> | undefined)?.[name];
      return name
        ? `${value === undefined ? 'is missing' : `found "${value}"`}, expected one of ${(issue.options as unknown[]).join(', ')}`
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Throws a Mistake if the fields cannot be read at all. */
export function readText<T>(
  file: string,
  text: string,
  { schema, parts }: ReadOptions<T>,
  { brand = BRAND_PLACEHOLDER, books }: { brand?: string | undefined; books: ReferenceBooks },
): ReadFile<T> {
  const textWithBrand = text.replaceAll(BRAND_PLACEHOLDER, brand);
  const locatedFile = parts ? parts(textWithBrand) : locatedParts(file, textWithBrand);
  const { fields } = locatedFile;
  const {
    value,
    body,
    mistakes: referenceMistakes,
    unresolvedPaths,
  } = resolveReferences(locatedFile, books);
  const parsed = schema.safeParse(value, { error: editorMessage });
  const mistakes = [
    ...unreadableTextMistakes(fields),
    ...referenceMistakes,
    ...(parsed.success ? [] : schemaMistakes(parsed.error, fields, unresolvedPaths)),
  ];
  return { ...locatedFile, text, value, body, data: parsed.data, mistakes };
}

/** Returns "content/site.yaml: line 4: phone: expected …" */
export const mistakeLine = (file: string, { message }: Mistake) => `${file}: ${message}`;

/** Throws one line per mistake, with file, line, field and expected value. */
export function readContentText<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  brand?: string,
): ContentFile<T> {
  let result: ReadFile<T>;
  try {
    result = readText(
      file,
      text,
      { schema },
      { brand, books: referenceBooks(dirname(dirname(file))) },
    );
  } catch (error) {
    throw error instanceof Mistake ? new Error(mistakeLine(file, error)) : error;
  }
  const { data, body, mistakes } = result;
  if (mistakes.length)
    throw new Error(mistakes.map((mistake) => mistakeLine(file, mistake)).join('\n'));
  if (data === undefined) throw new Error(`${file}: a file that it refers to cannot be read`);
  return { data, body };
}

export function readContentFile<T>(file: string, schema: z.ZodType<T>, brand?: string) {
  return readContentText(file, readSource(file), schema, brand);
}
