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
 * Returns the style in which a text is written: the style of the text before it where that fits, else the printer's choice.
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
  // The comment above the first field is about all of them.
  const [before] = map.items;
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(key)));
  const placeOf = (name: string | undefined) =>
    map.items.findIndex(({ key }) => String(key) === name);
  const names = Object.keys(value);
  for (const [index, name] of names.entries()) {
    const pair = map.items[placeOf(name)];
    if (pair) pair.value = withValue(document, pair.value, value[name]);
    // A new field follows the field that it follows in the value.
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
 * Sets the items of a list. An item that the list already has keeps its comments; another one replaces the item at its
 * position.
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

/** Returns a node with the value: the given node with its unchanged parts as they are, or a new one. */
function withValue(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap<Scalar, Node>(node) && isFields(value)) setFields(document, node, value);
  else if (isSeq<Node>(node) && Array.isArray(value)) setItems(document, node, value);
  else return newNode(document, value, node ?? undefined);
  return node;
}

/** Each alias becomes a copy of its source. */
function spellOut(document: Document) {
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  visit(document, {
    Value(_, node) {
      delete node.anchor;
    },
  });
}

/** Returns the document with another value. Its aliases stay where their value is still right. */
export function setValue(document: Document, value: unknown): Document {
  const changed = document.clone();
  try {
    changed.contents = withValue(changed, changed.contents, value);
    if (isDeepStrictEqual(changed.toJS(), value)) return changed;
  } catch {
    // the source of an alias has moved or is gone
  }
  spellOut(document);
  document.contents = withValue(document, document.contents, value);
  return document;
}
