import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkMarkdown } from './check-markdown.ts';
import type { Feature } from './features.ts';
import { fieldsAt, isFields, mistakeAt } from './fields.ts';
import { listFiles, nameOf, type Place, placeOf } from './files.ts';
import { Mistake } from './mistake.ts';
import { printed, type ReadFile, type Reading, readText } from './read-content.ts';
import { type Books, booksOf } from './references.ts';
import { decoded } from './source.ts';
import { siteValues } from './this-site.ts';

/** What a file is completed with, once its schema has taken it. */
export type Around = { name: string; body: string; brand: string; today: string };

/** One kind of content: where it is, what its files say, and what follows from it. */
export type Collection<Data = unknown, Written = Data> = Place &
  Reading<Written> & {
    /** The tool or the report whose file it is: without it in site.yaml the file is not read. */
    feature?: Feature;
    /** The group that the editor lists it in; "Texts and menus" where nothing is named. */
    title?: string;
    /** What one file of a folder is called where the editor makes, renames and deletes them. */
    newFile?: string;
    /** Fills what a file leaves out. Errors: a Mistake, whose line is found by its field. */
    complete?(written: Written, around: Around): Data;
    /** Address of the page that is the file's own. */
    page?(name: string, data: Data): string;
  };
/** A mistake by the keys and indexes of its field, or by its line in the file. */
export type Found = { at: readonly PropertyKey[] | number; text: string };

/** What a field may name: names of files in a collection, or values in its files. Fields say so by `refersTo` (parts.ts). */
export type Target = {
  expected: string;
  in?: string;
  /** Path of the values in its files: "claims.*.id". */
  at?: string;
  /** The names, where no collection has them. */
  names?(content: Content): readonly string[];
  /** The part of a text that is looked up; undefined: the text is not checked. */
  part?(text: string): string | undefined;
};

/** All kinds of content, and all that fields refer to. */
export type Registry = {
  collections: Readonly<Record<string, Collection>>;
  targets: Readonly<Record<string, Target>>;
  /** What is wrong with a file beside the others. */
  checks: { [name: string]: { check(file: CheckedFile, content: Content): Found[] }['check'] };
};

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
  refersTo?: string;
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

type Reference = { to: string; value: string; at: readonly PropertyKey[] };

/** The texts of a value that refer to something, by its schema. */
function referencesIn(
  schema: JsonSchema,
  value: unknown,
  at: readonly PropertyKey[] = [],
): Reference[] {
  const { refersTo: to, properties, additionalProperties: other, items, anyOf, oneOf } = schema;
  const own = to && typeof value === 'string' ? [{ to, value, at }] : [];
  const kinds = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => referencesIn(one, value, at));
  if (Array.isArray(value)) {
    const list = items && !Array.isArray(items) ? items : {};
    return [...kinds, ...value.flatMap((item, index) => referencesIn(list, item, [...at, index]))];
  }
  if (!isFields(value)) return [...own, ...kinds];
  const rest = typeof other === 'object' ? other : {};
  return [
    ...kinds,
    ...Object.entries(value).flatMap(([key, entry]) =>
      referencesIn(properties?.[key] ?? rest, entry, [...at, key]),
    ),
  ];
}

/** The names that a target has; undefined while a file with some of them cannot be read. */
function namesOf(target: Target, content: Content): ReadonlySet<string> | undefined {
  if (target.names) return new Set(target.names(content));
  const { at } = target;
  const isIn = ({ of }: { of: string }) => of === target.in;
  const [files, unread] = [content.files.filter(isIn), content.unread.filter(isIn)];
  if (!at) return new Set([...files, ...unread].map(({ name }) => name));
  if (unread.length) return undefined;
  return new Set(
    files.flatMap(({ fields }) => fieldsAt(fields, at).map(({ value }) => String(value))),
  );
}

/** Fields and links that name nothing in the other files. */
function lostReferences(content: Content, { collections, targets }: Registry): Content['mistakes'] {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const isLost = ({ to, value }: Pick<Reference, 'to' | 'value'>) => {
    const target = targets[to];
    const part = target?.part ? target.part(value) : value;
    if (!target || part === undefined) return false;
    const names = known.getOrInsertComputed(to, () => namesOf(target, content));
    return names !== undefined && !names.has(part);
  };
  const text = ({ to, value }: Pick<Reference, 'to' | 'value'>) =>
    `expected ${targets[to]?.expected}, found "${value}"`;
  return content.files.flatMap(({ path, of, fields, value, links }) => {
    const schema = collections[of]?.schema;
    const inFields = schema ? referencesIn(jsonSchemaOf(schema), value) : [];
    const inText = links.map(({ path: link, line }) => ({ to: 'page', value: link, line }));
    return [
      ...inFields.filter(isLost).map((found) => mistakeAt(fields, found.at, text(found))),
      ...inText.filter(isLost).map((found) => new Mistake(found.line, 'text', text(found))),
    ].map((mistake) => ({ path, mistake }));
  });
}

/** Files whose pages would have one address. */
function sharedAddresses({ files }: Content, { collections }: Registry): Content['mistakes'] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, name, of, data, fields }) => {
    const address = data === undefined ? undefined : collections[of]?.page?.(name, data);
    if (address === undefined) return [];
    const owner = owners.getOrInsert(address, path);
    if (owner === path) return [];
    const key = ['slug', 'city'].find((field) => fields.at(field)) ?? 'name of the file';
    const line = fields.at(key)?.line;
    const text = `expected a page with an address of its own, ${owner} has ${address} already`;
    return [{ path, mistake: new Mistake(line, key, text) }];
  });
}

/** A file to be looked at in the place of what is in the folder; `old`: the path that it has there so far. */
export type Draft = { path: string; text: string; old?: string };

type Context = Pick<Content, 'brand' | 'today'> & { books: Books };

/** One file by itself. Errors: a Mistake where its fields cannot be read at all. */
function readOne(
  path: string,
  text: string,
  [of, collection]: [string, Collection],
  { brand, today, books }: Context,
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

/** What is wrong with files beside the others. */
const mistakesBeside = (content: Content, { checks }: Registry): Content['mistakes'] =>
  content.files
    .filter(({ data }) => data !== undefined)
    .flatMap((file) =>
      (checks[file.of]?.(file, content) ?? []).map(({ at, text }) => ({
        path: file.path,
        mistake:
          typeof at === 'number' ? new Mistake(at, 'text', text) : mistakeAt(file.fields, at, text),
      })),
    );

/**
 * Reads every file of a content folder and says what is wrong with each, alone and beside the others: the one check, which
 * the build, the development server, the editor and the commands share.
 */
export function readContent(
  folder: string,
  registry: Registry,
  drafts: readonly Draft[] = [],
): Content {
  const textOf = (path: string) =>
    drafts.find((draft) => draft.path === path)?.text ?? decoded(readFileSync(join(folder, path)));
  const { brand, features, today } = siteValues(() => textOf('site.yaml'));
  const places = Object.entries(registry.collections).map(([of, place]) => ({ ...place, of }));
  const isOff = ({ feature }: Collection) => feature !== undefined && !features.has(feature);
  const listed = listFiles(folder, places, isOff);
  const replaced = new Set(drafts.flatMap(({ path, old }) => [path, old]));
  const paths = [
    ...listed.files.map(({ path }) => path).filter((path) => !replaced.has(path)),
    ...drafts.map(({ path }) => path),
  ];
  const context = { brand, today, books: booksOf(folder) };
  const [files, unread]: [CheckedFile[], Content['unread'][number][]] = [[], []];
  const mistakes = listed.mistakes.map(([path, mistake]) => ({ path, mistake }));
  for (const path of paths) {
    const place = placeOf(path, places);
    if (!place) continue;
    try {
      const read = readOne(path, textOf(path), [place.of, place], context);
      files.push(read.file);
      mistakes.push(...read.mistakes.map((mistake) => ({ path, mistake })));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      unread.push({ of: place.of, name: nameOf(path), data: undefined });
      mistakes.push({ path, mistake: error });
    }
  }
  const content: Content = { folder, brand, features, today, files, unread, mistakes };
  const all = [
    ...mistakes,
    ...lostReferences(content, registry),
    ...sharedAddresses(content, registry),
    ...mistakesBeside(content, registry),
  ];
  const line = ({ mistake }: (typeof all)[number]) => mistake.line ?? 0;
  return {
    ...content,
    mistakes: all.toSorted((a, b) => a.path.localeCompare(b.path, 'en') || line(a) - line(b)),
  };
}

/** Errors: a ContentError with a line for each mistake: file, line, field, what was expected. */
export function refuseMistakes({ folder, mistakes }: Content): void {
  if (mistakes.length === 0) return;
  const lines = mistakes.map(({ path, mistake }) => printed(join(folder, path), mistake));
  throw new ContentError([...new Set(lines)].join('\n'));
}
