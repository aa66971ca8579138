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

/** Data for completing a file after its schema has accepted it. */
export type FileContext = { name: string; body: string; brand: string; today: string };

/** One kind of content: where it is, what its files say, and what follows from it. */
export type Collection<Data = unknown, Written = Data> = ContentLocation &
  ReadOptions<Written> & {
    /** The tool or the report whose file it is: without it in site.yaml the file is not read. */
    feature?: Feature;
    /** The group that the editor lists it in; "Texts and menus" where nothing is named. */
    title?: string;
    /** Name for one file of the folder, where the editor creates, renames and deletes such files. */
    newFile?: string;
    /** Fills what a file leaves out. Errors: a Mistake, whose line is found by its field. */
    complete?(written: Written, around: FileContext): Data;
    /** Address of the page that is the file's own. */
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
  /** Paths of this site that its text links to. */
  links: readonly { path: string; line: number }[];
};

/** Every file of a content folder, and what is wrong with them. */
export type Content = {
  folder: string;
  brand: string;
  features: ReadonlySet<Feature>;
  /** Day of the agency, YYYY-MM-DD. */
  today: string;
  /** A file that its schema refuses has no data. */
  files: readonly CheckedFile[];
  /** Files that cannot be read at all. */
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

/** A text that names something in another file: fields say so by `refersTo` (parts.ts). */
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

/** The texts of a value that refer to something, by its schema. */
export const referencesIn = (schema: z.ZodType, value: unknown): Reference[] =>
  referencesWithin(jsonSchemaOf(schema), value);

/** A text that is checked in place of the file in the folder; `old` is the present path of the file. */
export type DraftFile = { path: string; text: string; old?: string };

/** One file by itself. Errors: a Mistake where its fields cannot be read at all. */
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

/** Errors: a ContentError with a line for each mistake: file, line, field, what was expected. */
export function refuseMistakes({ folder, mistakes }: Content): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ path, mistake }) => mistakeLine(join(folder, path), mistake));
  throw new ContentError([...new Set(lines)].join('\n'));
}
