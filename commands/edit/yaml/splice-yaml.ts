import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Origin, originsOf } from './kept-items.ts';
import { newInFlow, newLines } from './new-value.ts';
import { isLeaf, scalarText } from './scalar-text.ts';
import {
  columnOf,
  type Entry,
  endOf,
  entriesOf,
  means,
  valueIn,
  type YamlSource,
  yamlSource,
} from './yaml-source.ts';

/** The text of an entry whose value has changed. */
function changedEntry(
  source: YamlSource,
  entry: Entry,
  value: unknown,
  flow: boolean,
  isPair: boolean,
): string {
  const { text } = source;
  const { start, end, node, valueStart, valueEnd, name } = entry;
  const inside = node && spliced(source, node, value, flow, columnOf(text, start));
  if (inside !== undefined && inside !== null)
    return text.slice(start, valueStart) + inside + text.slice(valueEnd, end);
  return newEntry(isPair ? { [name]: value } : [value], flow, columnOf(text, start));
}

/** An entry that was not there: a table of one key, or a list of one item. */
function newEntry(value: Record<string, unknown> | unknown[], flow: boolean, column: number) {
  return flow ? newInFlow(value).replace(/^(\{ |\[)|( \}|\])$/g, '') : newLines(value, column);
}

/** Entries in their new order, each with what stood before it. */
function joined(
  source: YamlSource,
  entries: readonly Entry[],
  origins: readonly Origin[],
  pieces: readonly string[],
  flow: boolean,
) {
  const { text } = source;
  const column = columnOf(text, entries[0]?.start ?? 0);
  const between = (index: number) => text.slice(entries[index - 1]?.end, entries[index]?.start);
  const second = entries.length > 1 ? between(1) : '';
  const plain = flow ? ', ' : /^\s+$/.test(second) ? second : `\n${' '.repeat(column)}`;
  const lead = (index: number) => {
    const old = origins[index] ?? 0;
    if (flow) return index ? (old && origins[index - 1] === old - 1 ? between(old) : ', ') : '';
    const own = old ? between(old) : plain;
    return index ? own : old ? own.trimStart() : '';
  };
  return pieces.map((piece, index) => lead(index) + piece).join('');
}

/** A list or table with its changed, new and moved entries; undefined when it has to be written anew. */
function splicedCollection(source: YamlSource, node: YAMLMap | YAMLSeq, value: object, inFlow: boolean) {
  const isPair = isMap(node);
  if (Array.isArray(value) === isPair || !node.items.length || !Object.keys(value).length) return undefined;
  const flow = inFlow || node.flow === true;
  const entries = entriesOf(source, node);
  const names = isPair ? keysInOrder(entries, Object.keys(value)) : Object.keys(value);
  const origins = isPair
    ? namesOf(entries, names)
    : originsOf(
        entries.map((entry) => valueIn(source, entry.node)),
        Object.values(value),
      );
  const column = columnOf(source.text, entries[0]?.start ?? 0);
  const pieces = names.map((name, index) => {
    const next: unknown = Reflect.get(value, name);
    const old = entries[origins[index] ?? -1];
    if (!old) return newEntry(isPair ? { [name]: next } : [next], flow, column);
    return means(source, old.node, next)
      ? source.text.slice(old.start, old.end)
      : changedEntry(source, old, next, flow, isPair);
  });
  const first = entries[0]?.start ?? 0;
  const last = entries.at(-1)?.end ?? first;
  const [start, end] = [node.range?.[0] ?? first, endOf(source, node)];
  return (
    source.text.slice(start, first) +
    joined(source, entries, origins, pieces, flow) +
    source.text.slice(last, end)
  );
}

/** Keys stay in the order of the file; a new one comes after the one that it follows in the value. */
function keysInOrder(entries: readonly Entry[], keys: readonly string[]) {
  const order = entries.map(({ name }) => name).filter((name) => keys.includes(name));
  for (const [index, key] of keys.entries()) {
    if (order.includes(key)) continue;
    const before = index ? order.indexOf(keys[index - 1] ?? '') : -1;
    order.splice(before + 1, 0, key);
  }
  return order;
}

const namesOf = (entries: readonly Entry[], names: readonly string[]): Origin[] =>
  names.map((name) => {
    const old = entries.findIndex((entry) => entry.name === name);
    return old === -1 ? undefined : old;
  });

/** The text of a value that has changed, from where it begins to where it ends; undefined when it has to be written anew. */
function spliced(
  source: YamlSource,
  node: Node,
  value: unknown,
  inFlow: boolean,
  column: number,
): string | undefined {
  if (isAlias(node)) return undefined;
  if ((isMap(node) || isSeq(node)) && !isLeaf(value))
    return splicedCollection(source, node, value as object, inFlow);
  if (!isScalar(node) || !isLeaf(value)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  if (start === end) return undefined;
  const old = source.text.slice(start, end);
  const text = scalarText(value, { type: node.type, source: old, column, inFlow });
  const isBlock = node.type?.startsWith('BLOCK');
  return isBlock ? text + (/\n\s*$/.exec(old)?.[0].replace(/\n$/, '') ?? '') : text;
}

/** The value of a YAML text. Errors: YAMLParseError. */
export function valueOfYaml(text: string): unknown {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  return document.toJS();
}

function readsBack(text: string, value: unknown) {
  try {
    return isDeepStrictEqual(valueOfYaml(text), value);
  } catch {
    return false;
  }
}

function withValue(source: YamlSource, value: unknown) {
  const { text, document } = source;
  const { contents } = document;
  const inside = contents ? spliced(source, contents, value, false, 0) : undefined;
  if (!contents || inside === undefined) return newLines(value, 0);
  return text.slice(0, contents.range?.[0]) + inside + text.slice(endOf(source, contents));
}

/**
 * YAML with another value in: only the lines of what is different are written anew, in the style they have; all others,
 * comments included, stay as they are, byte for byte.
 * Errors: throws when the result would not read back as the value.
 */
export function spliceYaml(text: string, value: unknown): string {
  const source = yamlSource(text, value);
  if (isDeepStrictEqual(valueIn(source, source.document.contents), value)) return text;
  const result = withValue(source, value);
  if (readsBack(result, value)) return result;
  // What repeats a value that was moved or removed is written out.
  const spelledOut = withValue({ ...source, anchors: new Map() }, value);
  if (readsBack(spelledOut, value)) return spelledOut;
  throw new Error('this change cannot be written without touching other lines of the file');
}
