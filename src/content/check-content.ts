import { join } from 'node:path';
import { z } from 'zod';
import { checkMarkdown } from './check-markdown.ts';
import type { Feature } from './features.ts';
import { isFields } from './fields.ts';
import { type ContentLocation, nameOf } from './files.ts';
import { Mistake } from './mistake.ts';
import type { ReferenceTarget } from './parts.ts';
import { mistakeLine, type ReadFile, type ReadOptions, readText } from './read-content.ts';
import type { ReferenceBooks } from './references.ts';

export type FileContext = { name: string; body: string; brand: string; today: string };

export type Collection<Data = unknown, Written = Data> = ContentLocation &
  ReadOptions<Written> & {
    /** The files are read only if site.yaml lists this feature. */
    feature?: Feature;
    /** Title of the group in the editor; "Texts and menus" by default. */
    title?: string;
    /**
     * Names one file of this kind ("Article"). Without it, the editor cannot create, rename or
     * delete files of the kind.
     */
    newFile?: string;
    /** Fills in missing values. Throws a Mistake with the field. */
    complete?(writtenData: Written, context: FileContext): Data;
    page?(name: string, data: Data): string;
  };
/** `at` is the path to the field (keys and indexes), or the line number in the file. */
export type LocatedMistake = { at: readonly PropertyKey[] | number; text: string };

export type CheckedFile<Data = unknown> = Omit<ReadFile<unknown>, 'data' | 'mistakes'> & {
  path: string;
  collectionName: string;
  name: string;
  data: Data;
  links: readonly { path: string; line: number }[];
};

export type Content = {
  folder: string;
  brand: string;
  features: ReadonlySet<Feature>;
  /** The day in the agency's time zone, YYYY-MM-DD. */
  today: string;
  /** If a schema refuses a file, the `data` of this file is undefined. */
  files: readonly CheckedFile[];
  unparsedFiles: readonly Pick<CheckedFile<undefined>, 'collectionName' | 'name' | 'data'>[];
  mistakes: { path: string; mistake: Mistake }[];
};

/** The message has a line for each mistake. */
export class ContentError extends Error {}

export type JsonSchema = {
  refersTo?: ReferenceTarget;
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | JsonSchema[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  additionalItems?: boolean;
  const?: unknown;
  enum?: unknown[];
  examples?: readonly string[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};
const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();
export const jsonSchemaOf = (schema: z.ZodType) =>
  jsonSchemas.getOrInsertComputed(
    schema,
    () =>
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        target: 'draft-7',
      }) as JsonSchema,
  );

type Reference = { to: ReferenceTarget; value: string; at: readonly PropertyKey[] };

function referencesWithin(
  schema: JsonSchema,
  value: unknown,
  at: readonly PropertyKey[] = [],
): Reference[] {
  const { refersTo: to, properties, additionalProperties, items, anyOf, oneOf } = schema;
  const directReference = to && typeof value === 'string' ? [{ to, value, at }] : [];
  const alternatives = [...(anyOf ?? []), ...(oneOf ?? [])];
  const inAlternatives = alternatives.flatMap((alternative) =>
    referencesWithin(alternative, value, at),
  );
  const itemSchema = items && !Array.isArray(items) ? items : {};
  const otherSchema = typeof additionalProperties === 'object' ? additionalProperties : {};
  const inParts: Reference[] = Array.isArray(value)
    ? value.flatMap((item, index) => referencesWithin(itemSchema, item, [...at, index]))
    : Object.entries(isFields(value) ? value : {}).flatMap(([key, entry]) =>
        referencesWithin(properties?.[key] ?? otherSchema, entry, [...at, key]),
      );
  return [...directReference, ...inAlternatives, ...inParts];
}

export const referencesIn = (schema: z.ZodType, value: unknown): Reference[] =>
  referencesWithin(jsonSchemaOf(schema), value);

/** The text of a file before it is saved. `oldPath` is the path of the file before a rename. */
export type DraftFile = { path: string; text: string; oldPath?: string };

/** Checks one file by itself. Throws a Mistake if its fields cannot be parsed. */
export function checkFile(
  path: string,
  text: string,
  { collectionName, ...collection }: Collection & { collectionName: string },
  { brand, today, books }: Pick<Content, 'brand' | 'today'> & { books: ReferenceBooks },
): { file: CheckedFile; mistakes: Mistake[] } {
  const name = nameOf(path);
  const {
    data: writtenData,
    mistakes,
    ...readFile
  } = readText(path, text, collection, { brand, books });
  const { mistakes: textMistakes, paths: links } = checkMarkdown(readFile.body, readFile.bodyLine);
  const file = { ...readFile, path, collectionName, name, links, data: writtenData };
  const allMistakes = [...mistakes, ...textMistakes];
  if (writtenData === undefined || !collection.complete) return { file, mistakes: allMistakes };
  try {
    const data = collection.complete(writtenData, { name, body: readFile.body, brand, today });
    return { file: { ...file, data }, mistakes: allMistakes };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const { field = '', text: message } = error;
    const mistake = new Mistake(readFile.fields.at(field)?.line ?? 1, field, message);
    return { file: { ...file, data: undefined }, mistakes: [...allMistakes, mistake] };
  }
}

/** Throws a ContentError with file, line, field and expected value of each mistake. */
export function refuseMistakes({ folder, mistakes }: Content): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ path, mistake }) => mistakeLine(join(folder, path), mistake));
  throw new ContentError([...new Set(lines)].join('\n'));
}
