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
  /** Returns the field at a key or at keys joined by dots; undefined if there is none. */
  at(path: string): Field | undefined;
  /** Returns the items of a list; none if the value is not a list. */
  items(): Field[];
  /** Returns the keys and fields of a mapping; none if the value is not a mapping. */
  entries(): [string, Field][];
};

/** The document, which resolves aliases, and the starts of its lines. */
type Source = { lines: LineCounter; document: Document };

/** Returns the field of a node. `line` is the line of its key, if it has one: a text after `>-` starts on the next line. */
function fieldOf(written: Node, line: number, source: Source): Field {
  const { lines, document } = source;
  const node = isAlias(written) ? (written.resolve(document) ?? written) : written;
  const lineOf = (each: Node) => lines.linePos(each.range?.[0] ?? 0).line;
  const field: Field = {
    line,
    // Only few values are needed, and converting all of them would take most of the time.
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

/** How plain values are read: `core` reads numbers and booleans, `failsafe` reads all values as texts. */
type Values = 'core' | 'failsafe';

/** Parses a YAML text with fields. Errors: throws a Mistake if the text is not YAML or has no fields. */
export function yamlDocument(yaml: string, schema: Values = 'core') {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines, schema });
  const [error] = document.errors;
  if (error) {
    // The message of the parser continues with the line of the text.
    const message = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
    throw new Mistake(error.linePos?.[0].line ?? 1, undefined, `expected valid YAML: ${message}`);
  }
  const { contents } = document;
  if (!contents) throw new Mistake(1, undefined, 'expected fields, found none');
  return { document, contents, lines };
}

/** Returns the fields of a YAML text with their lines. Errors: those of yamlDocument. */
export function yamlFields(yaml: string, schema?: Values): Field {
  const { contents, ...source } = yamlDocument(yaml, schema);
  return fieldOf(contents, 1, source);
}

/**
 * Returns the line of the field at a path of keys and indexes. If the field does not exist, returns the line of the closest
 * field that contains it.
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

/** Name of the whole file in messages. */
export const WHOLE_FILE = '(whole file)';
/** Returns a path of keys and indexes as a text, such as "results.cases.0.metrics". */
const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.') || WHOLE_FILE;

/** Returns a mistake for the field at a path of keys and indexes. */
export const mistakeAt = (fields: Field, path: readonly PropertyKey[], text: string) =>
  new Mistake(lineOfField(fields, path), fieldName(path), text);

/** Returns the fields at a path of keys joined by dots; the key `*` means every item of a list. */
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

/** Returns whether a value is a mapping. */
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

/** A text within a value, and its path of keys and indexes. */
type LocatedText = { at: readonly PropertyKey[]; text: string };

/** Returns all texts within a value, at any depth. */
export function textsWithin(value: unknown, at: readonly PropertyKey[] = []): LocatedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children: [string | number, unknown][] = [
    ...(Array.isArray(value) ? value.entries() : Object.entries(value)),
  ];
  return children.flatMap(([key, child]) => textsWithin(child, [...at, key]));
}

/** Returns a copy of a value in which `change` may replace each part. The parts of a replaced part are not visited. */
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

/** Returns a mistake for each text with an unreadable character. YAML may escape it ("\u000b"), so lines do not show it. */
export const unreadableTexts = (fields: Field): Mistake[] =>
  textsWithin(fields.value).flatMap(({ at, text }) => {
    const sign = findUnreadable(text);
    return sign ? [mistakeAt(fields, at, `expected ${sign.expected}`)] : [];
  });
