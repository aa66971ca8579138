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

/** Data for the `complete` function of a collection. */
export type FileContext = { name: string; body: string; brand: string; today: string };

/** A kind of content: its location, its schema, and functions that complete a file or return its page. */
export type Collection<Data = unknown, Written = Data> = ContentLocation &
  ReadOptions<Written> & {
    /** The feature to which the files belong: if site.yaml does not list it, the files are not read. */
    feature?: Feature;
    /** Title of the group in the editor; "Texts and menus" by default. */
    title?: string;
    /** Name for a new file in the editor; undefined if the editor cannot create, rename and delete such files. */
    newFile?: string;
    /** Returns the data with missing values filled in. Errors: throws a Mistake with the field. */
    complete?(written: Written, around: FileContext): Data;
    /** Returns the address of the page for a file. */
    page?(name: string, data: Data): string;
  };
/** A mistake by the keys and indexes of its field, or by its line in the file. */
export type FoundMistake = { at: readonly PropertyKey[] | number; text: string };

export type CheckedFile<Data = unknown> = Omit<ReadFile<unknown>, 'data' | 'mistakes'> & {
  /** Its path in the content folder. */
  path: string;
  /** The name of its collection. */
  of: string;
  name: string;
  data: Data;
  /** Links in its text to paths of this site. */
  links: readonly { path: string; line: number }[];
};

/** All files of a content folder, and their mistakes. */
export type Content = {
  folder: string;
  brand: string;
  features: ReadonlySet<Feature>;
  /** The day in the agency's time zone, YYYY-MM-DD. */
  today: string;
  /** The data of a file is undefined if its schema refuses it. */
  files: readonly CheckedFile[];
  /** Files that cannot be parsed. */
  unread: readonly Pick<CheckedFile<undefined>, 'of' | 'name' | 'data'>[];
  mistakes: { path: string; mistake: Mistake }[];
};

/** The files of a content folder have mistakes: the message has a line for each. */
export class ContentError extends Error {}

type JsonSchema = {
  refersTo?: ReferenceTarget;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};
const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();
const jsonSchemaOf = (schema: z.ZodType) =>
  jsonSchemas.getOrInsertComputed(
    schema,
    () => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  );

/** A text in a field that refers to another file. The schema of the field has `refersTo` (parts.ts). */
type Reference = { to: ReferenceTarget; value: string; at: readonly PropertyKey[] };

function referencesWithin(
  schema: JsonSchema,
  value: unknown,
  at: readonly PropertyKey[] = [],
): Reference[] {
  const { refersTo: to, properties, additionalProperties: other, items, anyOf, oneOf } = schema;
  const own = to && typeof value === 'string' ? [{ to, value, at }] : [];
  const kinds = [...(anyOf ?? []), ...(oneOf ?? [])];
  const ofKinds = kinds.flatMap((one) => referencesWithin(one, value, at));
  const list = items && !Array.isArray(items) ? items : {};
  const rest = typeof other === 'object' ? other : {};
  const parts: Reference[] = Array.isArray(value)
    ? value.flatMap((item, index) => referencesWithin(list, item, [...at, index]))
    : Object.entries(isFields(value) ? value : {}).flatMap(([key, entry]) =>
        referencesWithin(properties?.[key] ?? rest, entry, [...at, key]),
      );
  return [...own, ...ofKinds, ...parts];
}

/** Returns the texts of a value that refer to other files, by its schema. */
export const referencesIn = (schema: z.ZodType, value: unknown): Reference[] =>
  referencesWithin(jsonSchemaOf(schema), value);

/** A text that is checked instead of the file in the folder. `old` is the path of the file before a rename. */
export type DraftFile = { path: string; text: string; old?: string };

/** Reads and checks a file without the others. Errors: throws a Mistake if its fields cannot be parsed. */
export function checkedFile(
  path: string,
  text: string,
  { of, ...collection }: Collection & { of: string },
  { brand, today, books }: Pick<Content, 'brand' | 'today'> & { books: ReferenceBooks },
): { file: CheckedFile; mistakes: Mistake[] } {
  const name = nameOf(path);
  const { data: written, mistakes, ...read } = readText(path, text, collection, { brand, books });
  const { mistakes: inText, paths: links } = checkMarkdown(read.body, read.bodyLine);
  const file = { ...read, path, of, name, links, data: written };
  const all = [...mistakes, ...inText];
  if (written === undefined || !collection.complete) return { file, mistakes: all };
  try {
    const data = collection.complete(written, { name, body: read.body, brand, today });
    return { file: { ...file, data }, mistakes: all };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    const { field = '', text: message } = error;
    const found = new Mistake(read.fields.at(field)?.line ?? 1, field, message);
    return { file: { ...file, data: undefined }, mistakes: [...all, found] };
  }
}

/** Errors: throws a ContentError if there are mistakes, with a line for each: file, line, field, expected value. */
export function refuseMistakes({ folder, mistakes }: Content): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ path, mistake }) => mistakeLine(join(folder, path), mistake));
  throw new ContentError([...new Set(lines)].join('\n'));
}
