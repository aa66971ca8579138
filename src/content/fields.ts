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
import { findUnreadableCharacter } from './source.ts';

/** `line` counts from 1. */
export type Field = {
  line: number;
  value: unknown;
  /** Finds a field by its key or by keys joined by dots. */
  at(path: string): Field | undefined;
  items(): Field[];
  entries(): [string, Field][];
  /** Returns the entries of a group, or the items of a list with their indexes. */
  children(): [string | number, Field][];
};

type ParsedDocument = { lines: LineCounter; document: Document };

/**
 * `line` is the line of the key if there is one, because a text after `>-` starts on the next line.
 */
function fieldOf(writtenNode: Node, line: number, parsedDocument: ParsedDocument): Field {
  const { lines, document } = parsedDocument;
  const node = isAlias(writtenNode) ? (writtenNode.resolve(document) ?? writtenNode) : writtenNode;
  const lineOf = (target: Node) => lines.linePos(target.range?.[0] ?? 0).line;
  const field: Field = {
    line,
    // A value is converted only when it is read: converting all values would take most of the time.
    get value() {
      return node.toJS(document);
    },
    at: (path) => fieldsAt(field, path)[0],
    items: () =>
      isSeq<Node>(node)
        ? node.items.map((item) => fieldOf(item, lineOf(item), parsedDocument))
        : [],
    entries: () =>
      isMap<Node, Node>(node)
        ? node.items.flatMap(({ key, value }): [string, Field][] =>
            value && isScalar(key)
              ? [[String(key.value), fieldOf(value, lineOf(key), parsedDocument)]]
              : [],
          )
        : [],
    children: () => (isSeq(node) ? [...field.items().entries()] : field.entries()),
  };
  return field;
}

/** `core` reads numbers and booleans, `failsafe` reads all values as texts. */
type ScalarTypes = 'core' | 'failsafe';

/** Throws a Mistake if the text is not YAML or has no fields. */
export function yamlDocument(yaml: string, schema: ScalarTypes = 'core') {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines, schema });
  const [error] = document.errors;
  if (error) {
    const message = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '');
    throw new Mistake(error.linePos?.[0].line ?? 1, undefined, `expected valid YAML: ${message}`);
  }
  const { contents } = document;
  if (!contents) throw new Mistake(1, undefined, 'expected fields, found none');
  return { document, contents, lines };
}

export function yamlFields(yaml: string, schema?: ScalarTypes): Field {
  const { contents, ...parsedDocument } = yamlDocument(yaml, schema);
  return fieldOf(contents, 1, parsedDocument);
}

/** Returns the line of the closest parent if the field does not exist. */
export function lineOfField(fields: Field, path: readonly PropertyKey[]): number {
  let field = fields;
  for (const key of path) {
    const next = typeof key === 'number' ? field.items()[key] : field.at(String(key));
    if (!next) break;
    field = next;
  }
  return field.line;
}

export const WHOLE_FILE = '(whole file)';
const fieldName = (path: readonly PropertyKey[]) => path.map(String).join('.') || WHOLE_FILE;

export const mistakeAt = (fields: Field, path: readonly PropertyKey[], text: string) =>
  new Mistake(lineOfField(fields, path), fieldName(path), text);

/** `path` has keys joined by dots; `*` means every item of a list. */
export function fieldsAt(fields: Field, path: string): Field[] {
  return path
    .split('.')
    .reduce<Field[]>(
      (matches, key) =>
        matches.flatMap((field) =>
          key === '*'
            ? field.items()
            : field.entries().flatMap(([name, value]) => (name === key ? [value] : [])),
        ),
      [fields],
    );
}

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type LocatedText = { at: readonly PropertyKey[]; text: string };

export function textsWithin(value: unknown, at: readonly PropertyKey[] = []): LocatedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children: [string | number, unknown][] = [
    ...(Array.isArray(value) ? value.entries() : Object.entries(value)),
  ];
  return children.flatMap(([key, child]) => textsWithin(child, [...at, key]));
}

/** Does not descend into a value that `change` has replaced. */
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

/** Searches the parsed texts, because a YAML file may escape an unreadable character ("\u000b"). */
export const unreadableTextMistakes = (fields: Field): Mistake[] =>
  textsWithin(fields.value).flatMap(({ at, text }) => {
    const unreadableCharacter = findUnreadableCharacter(text);
    return unreadableCharacter
      ? [mistakeAt(fields, at, `expected ${unreadableCharacter.expected}`)]
      : [];
  });
