import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** The file that is edited: its text and the tree of its values, each with its place in the text. */
export type YamlSource = {
  text: string;
  document: Document;
  /** The values that anchors will have, by name. */
  anchors: Map<string, unknown>;
};

/** One entry of a list or a table with the places of its text, its comment at the end of the line included. */
export type Entry = {
  start: number;
  end: number;
  node: Node | null;
  valueStart: number;
  valueEnd: number;
  name: string;
};

export const columnOf = (text: string, place: number) => place - (text.lastIndexOf('\n', place - 1) + 1);
function lineEnd(text: string, place: number) {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end;
}
export const valueIn = ({ document }: YamlSource, node: Node | null): unknown =>
  node ? node.toJS(document) : null;

/** Where a value's text ends; a block's last end of line is not part of it. */
export function endOf(source: YamlSource, node: Node): number {
  const [, end] = node.range ?? [0, 0];
  if ((isMap(node) || isSeq(node)) && !node.flow && node.items.length)
    return entriesOf(source, node).at(-1)?.end ?? end;
  return isScalar(node) && node.type?.startsWith('BLOCK') && source.text[end - 1] === '\n' ? end - 1 : end;
}

function entryOf(
  source: YamlSource,
  flow: boolean,
  start: number,
  node: Node | null,
  empty: number,
  name: string,
): Entry {
  const valueStart = node?.range?.[0] ?? empty;
  const valueEnd = node ? endOf(source, node) : empty;
  const end = flow ? valueEnd : lineEnd(source.text, valueEnd);
  return { start, end, node, valueStart, valueEnd, name };
}

function pairEntry(source: YamlSource, flow: boolean, { key, value }: Pair<unknown, unknown>): Entry {
  const name = key as Node;
  const [start, keyEnd] = name.range ?? [0, 0];
  const colon = source.text.indexOf(':', keyEnd) + 1;
  return entryOf(source, flow, start, value as Node | null, colon, String(valueIn(source, name)));
}

/** The `-` of each item of a list; of a list in brackets there is none. */
function dashes({ srcToken }: YAMLSeq): (number | undefined)[] {
  if (srcToken?.type !== 'block-seq') return [];
  return srcToken.items.map(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset);
}

export function entriesOf(source: YamlSource, node: YAMLMap | YAMLSeq): Entry[] {
  const flow = node.flow === true;
  if (isMap(node)) return node.items.map((pair) => pairEntry(source, flow, pair));
  const marks = dashes(node);
  return node.items.map((item, index) => {
    const child = item as Node | null;
    const start = marks[index] ?? child?.range?.[0] ?? 0;
    return entryOf(source, flow, start, child, start + 1, String(index));
  });
}

function meetAnchors(source: YamlSource, node: Node | null, value: unknown): void {
  if (!node || isAlias(node)) return;
  if (node.anchor) source.anchors.set(node.anchor, value);
  if (!isMap(node) && !isSeq(node)) return;
  for (const entry of entriesOf(source, node))
    if (typeof value === 'object' && value !== null)
      meetAnchors(source, entry.node, Reflect.get(value, entry.name));
}

/** Errors: YAMLParseError. */
export function yamlSource(text: string, next: unknown): YamlSource {
  const document = parseDocument(text, { keepSourceTokens: true });
  if (document.errors[0]) throw document.errors[0];
  const source: YamlSource = { text, document, anchors: new Map() };
  meetAnchors(source, document.contents, next);
  return source;
}

/** Whether a node can stay as it is written: what it repeats by an alias may have changed elsewhere. */
export function means(source: YamlSource, node: Node | null, value: unknown): boolean {
  if (isAlias(node)) return isDeepStrictEqual(source.anchors.get(node.source), value);
  if (!isDeepStrictEqual(valueIn(source, node), value)) return false;
  let same = true;
  if (isCollection(node))
    visit(node, {
      Alias(_, alias) {
        if (!isDeepStrictEqual(source.anchors.get(alias.source), valueIn(source, alias))) same = false;
      },
    });
  return same;
}
