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
import { Mistake } from './mistake.ts';
import { findUnreadable } from './source.ts';

/** A value in a content file, and the line on which it starts, counted from 1. */
export type Field = {
  line: number;
  value: unknown;
  /** The value under a key, or under keys joined by dots; undefined when there is none. */
  at(path: string): Field | undefined;
  /** The entries of a list; none when it is not one. */
  items(): Field[];
  /** The values of a mapping, with their keys. */
  entries(): [string, Field][];
};

/** Data for finding lines: their starts, and the node of each alias. */
type Source = { lines: LineCounter; document: Document };

/** The line is that of the key where the value has one, since `>-` texts start a line below it. */
function fieldOf(written: Node, line: number, source: Source): Field {
  const { lines, document } = source;
  const node = isAlias(written) ? (written.resolve(document) ?? written) : written;
  const lineOf = (each: Node) => lines.linePos(each.range?.[0] ?? 0).line;
  const field: Field = {
    line,
    // Few values are read; reading each of them would take most of the time.
    get value() {
      return node.toJS(document);
    },
    at: (path) => fieldsAt(field, path)[0],
    items: () =>
      isSeq<Node>(node) ? node.items.map((item) => fieldOf(item, lineOf(item), source)) : [],
    entries: () =>
      isMap<Node, Node>(node)
        ? node.items.flatMap(({ key, value }): [string, Field][] =>
            value && isScalar(key)
              ? [[String(key.value), fieldOf(value, lineOf(key), source)]]
              : [],
          )
        : [],
  };
  return field;
}

/** The schema of YAML for plain values: `core` reads numbers and truth values, `failsafe` reads all as texts. */
type Values = 'core' | 'failsafe';

/** The parsed YAML of a text with fields. Errors: a Mistake on what is no YAML, and on a text without fields. */
export function yamlDocument(yaml: string, schema: Values = 'core') {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines, schema });
  const [error] = document.errors;
  if (error) {
    // The parser shows the line under its message.
    const message = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
    throw new Mistake(error.linePos?.[0].line ?? 1, undefined, `expected valid YAML: ${message}`);
  }
  const { contents } = document;
  if (!contents) throw new Mistake(1, undefined, 'expected fields, found none');
  return { document, contents, lines };
}

/** The fields of a YAML text with their lines. Errors: those of yamlDocument. */
export function yamlFields(yaml: string, schema?: Values): Field {
  const { contents, ...source } = yamlDocument(yaml, schema);
  return fieldOf(contents, 1, source);
}

/**
 * Returns the line of a field by its path of keys and indexes; if the file lacks the field, the line of the closest one
 * around it.
 */
export function lineOfField(fields: Field, path: readonly PropertyKey[]): number {
  let field = fields;
  for (const key of path) {
    const next = typeof key === 'number' ? field.items()[key] : field.at(String(key));
    if (!next) break;
    field = next;
  }
  return field.line;
}

/** The name of the root of a file in messages. */
export const WHOLE_FILE = '(whole file)';
/** "results.cases.0.metrics" from a path of keys and indexes. */
const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.') || WHOLE_FILE;

/** A mistake of the field at a path of keys and indexes. */
export const mistakeAt = (fields: Field, path: readonly PropertyKey[], text: string) =>
  new Mistake(lineOfField(fields, path), fieldName(path), text);

/** The fields at a path of keys joined by dots; `*` is every entry of a list. */
export function fieldsAt(fields: Field, path: string): Field[] {
  return path
    .split('.')
    .reduce<Field[]>(
      (found, key) =>
        found.flatMap((field) =>
          key === '*'
            ? field.items()
            : field.entries().flatMap(([name, value]) => (name === key ? [value] : [])),
        ),
      [fields],
    );
}

/** Returns whether a value has fields by name, as a mapping of YAML has. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a part is removed. `name` is its key in the whole, or its index in a list. */
type IsOut = (part: unknown, name: string, whole: object) => boolean;

/** Returns a copy of a value without the removed parts, at any depth. */
export function withoutParts(value: unknown, isOut: IsOut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value)
    .filter(([name, part]) => !isOut(part, name, value))
    .map(([name, part]) => [name, withoutParts(part, isOut)] as const);
  return Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
}

/** A text within a value, and the keys and indexes that lead to it. */
type LocatedText = { at: readonly PropertyKey[]; text: string };

/** Every text within a value, however deep. */
export function textsWithin(value: unknown, at: readonly PropertyKey[] = []): LocatedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children: [string | number, unknown][] = [
    ...(Array.isArray(value) ? value.entries() : Object.entries(value)),
  ];
  return children.flatMap(([key, child]) => textsWithin(child, [...at, key]));
}

/** Returns a copy in which `change` replaces every part, from the outermost to the innermost. */
export function mapDeep(
  value: unknown,
  change: (part: unknown, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  const part = change(value, path);
  if (part !== value) return part;
  if (Array.isArray(part))
    return part.map((item, index) => mapDeep(item, change, [...path, index]));
  if (!isFields(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, entry]) => [key, mapDeep(entry, change, [...path, key])]),
  );
}

/** Texts of the fields with a character that nobody can read: YAML writes it as "\u000b", which is in no line. */
export const unreadableTexts = (fields: Field): Mistake[] =>
  textsWithin(fields.value).flatMap(({ at, text }) => {
    const sign = findUnreadable(text);
    return sign ? [mistakeAt(fields, at, `expected ${sign.expected}`)] : [];
  });
