import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { contentParts } from '../../src/content/read-content.ts';

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
    items: () => (isSeq<Node>(node) ? node.items.map((item) => placeOf(item, lineOf(item), source)) : []),
    entries: children,
  };
  return place;
}

/**
 * The fields of a content file with their lines; in a .md file those of the header block.
 * Throws "file: line N: what is wrong" for what is no YAML.
 */
export function locatedFields(file: string, text: string): Place {
  const lines = new LineCounter();
  const { fields } = contentParts(file, text);
  const document = parseDocument<Node>(fields, { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    throw new Error(`${file}: line ${error.linePos?.[0].line ?? '?'}: ${error.message.split('\n')[0]}`);
  if (!document.contents) throw new Error(`${file}: line 1: expected fields, found none`);
  return placeOf(document.contents, 1, { lines, document });
}
