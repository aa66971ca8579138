import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type { z } from 'zod';
import { Mistake, withFile } from './mistake.ts';
import { readSource, unreadable } from './source-text.ts';

/** A value in a content file, and the line it starts on, counted from 1. */
export type Place = {
  line: number;
  value: unknown;
  /** The value under a key, or under keys joined by dots; undefined when there is none. */
  at(path: string): Place | undefined;
  /** The entries of a list; none when it is not one. */
  items(): Place[];
  /** What a mapping holds, by its keys. */
  entries(): [string, Place][];
};

/** What a place is found with: where lines begin, and what an alias stands for. */
type Source = { lines: LineCounter; document: Document };

/** Line of the key where the value has one, since `>-` texts start a line below it. */
function placeOf(given: Node, line: number, source: Source): Place {
  const { lines, document } = source;
  // What is written once and meant twice is there twice.
  const node = isAlias(given) ? (given.resolve(document) ?? given) : given;
  const lineOf = (each: Node) => lines.linePos(each.range?.[0] ?? 0).line;
  const children = () =>
    isMap<Node, Node>(node)
      ? node.items.flatMap(({ key, value }): [string, Place][] =>
          value && isScalar(key) ? [[String(key.value), placeOf(value, lineOf(key), source)]] : [],
        )
      : [];
  const child = (place: Place | undefined, key: string) =>
    place?.entries().find(([name]) => name === key)?.[1];
  const place: Place = {
    line,
    // Asked for at few places; making it at all of them takes most of the time.
    get value() {
      return node.toJS(document);
    },
    at: (path) => path.split('.').reduce(child, place),
    items: () =>
      isSeq<Node>(node) ? node.items.map((item) => placeOf(item, lineOf(item), source)) : [],
    entries: children,
  };
  return place;
}

/** The parsed YAML of a text with fields. Errors: a Mistake on what is no YAML, and on a text without fields. */
export function yamlDocument(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    // The parser shows the line under what it says.
    const said = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
    throw new Mistake(error.linePos?.[0].line ?? 1, undefined, `valid YAML: ${said}`);
  }
  const { contents } = document;
  if (!contents) throw new Mistake(1, undefined, 'fields, found none');
  return { document, contents, lines };
}

/** The fields that YAML says, with their lines. Errors: those of yamlDocument. */
export function locatedYaml(yaml: string): Place {
  const { contents, ...source } = yamlDocument(yaml);
  return placeOf(contents, 1, source);
}

/** The line of a field by its path of keys and indexes; of the nearest thing around it when the file does not hold it. */
export function lineOfField(fields: Place, path: readonly PropertyKey[]): number {
  let place = fields;
  for (const key of path) {
    const next = typeof key === 'number' ? place.items()[key] : place.at(String(key));
    if (!next) break;
    place = next;
  }
  return place.line;
}

/** "results.cases.0.metrics" from a path of keys and indexes; "(whole file)" for the root. */
const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.') || '(whole file)';

/** The path of the first text within a value that holds what nobody can read, and what to say of it. */
function unreadableWithin(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Unreadable | undefined {
  if (typeof value === 'string') {
    const found = unreadable(value);
    return found && { path, expected: found.expected };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    const found = unreadableWithin(Reflect.get(value, key), [...path, key]);
    if (found) return found;
  }
  return undefined;
}
type Unreadable = { path: readonly PropertyKey[]; expected: string };

/** What the fields of a file say. What YAML writes as "\u000b" is in no line of it: it is looked for in what was read. */
export function readableValue(located: Place): unknown {
  const { value } = located;
  const found = unreadableWithin(value);
  if (found)
    throw new Mistake(lineOfField(located, found.path), fieldName(found.path), found.expected);
  return value;
}

/** A line for each mistake that the schema finds: "content/site.yaml: line 4: phone: expected …". */
export function checkedBy<T>(
  file: string,
  schema: z.ZodType<T>,
  fields: unknown,
  located: Place,
): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    // One that nobody knows stands in the file; one that is missing does not, but what it is missing from.
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const line = lineOfField(
      located,
      unknown === undefined ? issue.path : [...issue.path, unknown],
    );
    return `${file}: line ${line}: ${fieldName(issue.path)}: ${issue.message}`;
  });
  throw new Error(lines.join('\n'));
}

/** The fields of a file that is YAML alone; no words in it stand for others. Errors: throws one line per mistake. */
export function readFields<T>(file: string, schema: z.ZodType<T>): T {
  const source = readSource(file);
  return withFile(file, () => {
    const located = locatedYaml(source);
    return checkedBy(file, schema, readableValue(located), located);
  });
}
