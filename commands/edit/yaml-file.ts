import { join } from 'node:path';
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
import { isFields, yamlDocument } from '../../src/content/fields.ts';
import { withFile } from '../../src/content/mistake.ts';
import { contentParts } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source.ts';
import { contentFiles } from './content-files.ts';

/** A text stays on one line, whatever its length, and its quotes do not change. */
export const YAML_FORMAT = { lineWidth: 0, doubleQuotedAsJSON: true } as const;

export function parseYamlFile(path: string, text: string): { document: Document; body: string } {
  const { fields, body } = contentParts(path, text);
  const { document, contents } = yamlDocument(fields);
  // An empty line between `---` and the first field is removed.
  contents.spaceBefore = false;
  return { document, body };
}

export function printYamlFile(path: string, document: Document, body: string): string {
  const yaml = document.toString(YAML_FORMAT);
  return path.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml;
}

export function findUnformattedFiles(folder: string): { file: string; text: string }[] {
  const files = contentFiles(folder).filter((path) => !path.startsWith('blog/'));
  return files.flatMap((path) => {
    const file = join(folder, path);
    const source = readSource(file);
    const { document, body } = withFile(file, () => parseYamlFile(path, source));
    const text = printYamlFile(path, document, body);
    return text === source ? [] : [{ file, text }];
  });
}

// Matches a text that must not become a YAML block: it begins with white space, or ends with white
// space other than a single line ending.
const AMBIGUOUS_BLOCK = /^\s|[^\S\n]$|\s\n$/;

function styleOf(text: string, oldStyle: Scalar.Type | null | undefined): Scalar.Type | undefined {
  if (AMBIGUOUS_BLOCK.test(text)) return Scalar.QUOTE_DOUBLE;
  if (!text.includes('\n')) return oldStyle ?? undefined;
  return oldStyle === Scalar.BLOCK_FOLDED || oldStyle === Scalar.BLOCK_LITERAL
    ? oldStyle
    : undefined;
}

function newNode(document: Document, value: unknown, oldNode?: Node): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar(_, scalar) {
      const oldStyle = scalar === node && isScalar(oldNode) ? oldNode.type : undefined;
      const style = typeof scalar.value === 'string' && styleOf(scalar.value, oldStyle);
      if (style) scalar.type = style;
    },
  });
  const { comment, commentBefore, spaceBefore } = oldNode ?? {};
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

function setFields(document: Document, map: YAMLMap<Scalar, Node>, value: Record<string, unknown>) {
  // A comment above the first field describes all fields, so it moves to the new first field.
  const [oldFirstPair] = map.items;
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(key)));
  const indexOf = (name: string | undefined) =>
    map.items.findIndex(({ key }) => String(key) === name);
  const names = Object.keys(value);
  for (const [index, name] of names.entries()) {
    const pair = map.items[indexOf(name)];
    if (pair) pair.value = withValue(document, pair.value, value[name]);
    // A new field goes after the field that precedes it in `value`.
    else
      map.items.splice(
        indexOf(names[index - 1]) + 1,
        0,
        document.createPair(name, newNode(document, value[name])),
      );
  }
  const [firstPair] = map.items;
  if (!firstPair || firstPair === oldFirstPair || !oldFirstPair?.key.commentBefore) return;
  firstPair.key.commentBefore ??= oldFirstPair.key.commentBefore;
  oldFirstPair.key.commentBefore = null;
}

// An unchanged item keeps its comments. A changed item replaces the old item at the same position.
function setItems(document: Document, seq: YAMLSeq<Node>, values: readonly unknown[]) {
  const oldNodes = [...seq.items];
  const unclaimed = new Set(oldNodes);
  const takeNode = (node: Node | undefined) => (node && unclaimed.delete(node) ? node : undefined);
  const unchangedNodes = values.map((value) =>
    takeNode([...unclaimed].find((node) => isDeepStrictEqual(node.toJS(document), value))),
  );
  if (!oldNodes.length) seq.flow = false;
  let lastNode: Node | undefined;
  seq.items = values.map((value, index) => {
    const node =
      unchangedNodes[index] ?? takeNode(oldNodes[lastNode ? oldNodes.indexOf(lastNode) + 1 : 0]);
    lastNode = node ?? lastNode;
    return withValue(document, node, value);
  });
}

function withValue(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap<Scalar, Node>(node) && isFields(value)) setFields(document, node, value);
  else if (isSeq<Node>(node) && Array.isArray(value)) setItems(document, node, value);
  else return newNode(document, value, node ?? undefined);
  return node;
}

function resolveAliases(document: Document) {
  visit(document, { Alias: (_, alias) => alias.resolve(document)?.clone() as Node });
  visit(document, {
    Value(_, node) {
      delete node.anchor;
    },
  });
}

/** An alias is preserved if its source still has the right value. */
export function setValue(document: Document, value: unknown): Document {
  const changedDocument = document.clone();
  try {
    changedDocument.contents = withValue(changedDocument, changedDocument.contents, value);
    if (isDeepStrictEqual(changedDocument.toJS(), value)) return changedDocument;
  } catch {
    // An alias cannot be preserved if its source has moved or was removed.
  }
  resolveAliases(document);
  document.contents = withValue(document, document.contents, value);
  return document;
}
