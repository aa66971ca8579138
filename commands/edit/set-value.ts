import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isFields } from '../../src/content/fields.ts';

/** A text that is ambiguous as a block: it begins with white space, or ends with more than one line ending. */
const AMBIGUOUS_BLOCK = /^\s|[^\S\n]$|\s\n$/;

/**
 * Returns the YAML style for a text: the style of the old text if it fits the new one; undefined lets the printer choose.
 */
function styleOf(text: string, before: Scalar.Type | null | undefined): Scalar.Type | undefined {
  if (AMBIGUOUS_BLOCK.test(text)) return Scalar.QUOTE_DOUBLE;
  if (!text.includes('\n')) return before ?? undefined;
  return before === Scalar.BLOCK_FOLDED || before === Scalar.BLOCK_LITERAL ? before : undefined;
}

function newNode(document: Document, value: unknown, before?: Node): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar(_, scalar) {
      const old = scalar === node && isScalar(before) ? before.type : undefined;
      const style = typeof scalar.value === 'string' && styleOf(scalar.value, old);
      if (style) scalar.type = style;
    },
  });
  const { comment, commentBefore, spaceBefore } = before ?? {};
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

function setFields(document: Document, map: YAMLMap<Scalar, Node>, value: Record<string, unknown>) {
  // A comment above the first field describes all fields, so it moves to the new first field.
  const [before] = map.items;
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(key)));
  const placeOf = (name: string | undefined) =>
    map.items.findIndex(({ key }) => String(key) === name);
  const names = Object.keys(value);
  for (const [index, name] of names.entries()) {
    const pair = map.items[placeOf(name)];
    if (pair) pair.value = withValue(document, pair.value, value[name]);
    // The new field goes after the field that precedes it in `value`.
    else
      map.items.splice(
        placeOf(names[index - 1]) + 1,
        0,
        document.createPair(name, newNode(document, value[name])),
      );
  }
  const [first] = map.items;
  if (!first || first === before || !before?.key.commentBefore) return;
  first.key.commentBefore ??= before.key.commentBefore;
  before.key.commentBefore = null;
}

/**
 * Sets the items of a list. An unchanged item keeps its comments. A changed item replaces the old item at its position.
 */
function setItems(document: Document, seq: YAMLSeq<Node>, values: readonly unknown[]) {
  const old = [...seq.items];
  const left = new Set(old);
  const take = (node: Node | undefined) => (node && left.delete(node) ? node : undefined);
  const same = values.map((value) =>
    take([...left].find((node) => isDeepStrictEqual(node.toJS(document), value))),
  );
  if (!old.length) seq.flow = false;
  let last: Node | undefined;
  seq.items = values.map((value, index) => {
    const node = same[index] ?? take(old[last ? old.indexOf(last) + 1 : 0]);
    last = node ?? last;
    return withValue(document, node, value);
  });
}

/** Returns a node with the value: `node` with only its changed parts replaced, or a new node. */
function withValue(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap<Scalar, Node>(node) && isFields(value)) setFields(document, node, value);
  else if (isSeq<Node>(node) && Array.isArray(value)) setItems(document, node, value);
  else return newNode(document, value, node ?? undefined);
  return node;
}

/** Replaces each alias by a copy of its source. */
function spellOut(document: Document) {
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  visit(document, {
    Value(_, node) {
      delete node.anchor;
    },
  });
}

/** Returns the document with another value. An alias stays if its source still has the right value. */
export function setValue(document: Document, value: unknown): Document {
  const changed = document.clone();
  try {
    changed.contents = withValue(changed, changed.contents, value);
    if (isDeepStrictEqual(changed.toJS(), value)) return changed;
  } catch {
    // The source of an alias has moved or was removed.
  }
  spellOut(document);
  document.contents = withValue(document, document.contents, value);
  return document;
}
