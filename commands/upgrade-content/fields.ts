import { type Document, isMap, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';

export type Fields = YAMLMap<Scalar<string>, Node>;

export const isFields = (node: unknown): node is Fields => isMap(node);
export const keyOf = (pair: Pair<Scalar<string>, Node | null>) => pair.key.value;
export const pairOf = (fields: Fields, key: string) =>
  fields.items.find((pair) => keyOf(pair) === key);

export function removeField(fields: Fields, key: string) {
  const pair = pairOf(fields, key);
  if (pair) fields.items = fields.items.filter((otherPair) => otherPair !== pair);
  return pair;
}

/** The key `*` means every item of a list. */
export function fieldsAt(node: unknown, keys: readonly string[]): Fields[] {
  const [key, ...rest] = keys;
  if (key === undefined) return isFields(node) ? [node] : [];
  if (key === '*') return isSeq(node) ? node.items.flatMap((item) => fieldsAt(item, rest)) : [];
  return isFields(node) ? fieldsAt(pairOf(node, key)?.value, rest) : [];
}

/** A path is keys joined by dots; `*` means every item of a list. */
export type Changes = {
  rename?: Record<string, string>;
  /** Each text becomes the only item of a list with this name. */
  wrap?: Record<string, string>;
  drop?: readonly string[];
  move?: Record<string, string>;
  /** A value is set if the mapping exists and has no such field yet. */
  set?: Record<string, unknown>;
};

export type Section = Changes & {
  /** Field of version 1 that becomes the section; undefined for a section without such a field. */
  from?: string;
  kind: string;
  id?: string;
  pageFields?: Record<string, string>;
  /** The section is created only if each of these fields has this value, or exists (true) or not. */
  only?: Record<string, boolean | string>;
  /** Paths in the shared file of version 1 to paths in the section. */
  shared?: Record<string, string>;
  edit?: (section: Fields, source: Source) => void;
};

export type Source = {
  document: Document;
  page: Fields;
  shared: Fields | undefined;
  path: string;
  /** Example: "6-12 weeks from kickoff to launch" */
  figure: string | undefined;
};

export type Page = {
  files: RegExp;
  /** The list of sections is inserted before this field, else last. */
  before?: string;
  sections: readonly Section[];
  only?: Record<string, boolean | string>;
  drop?: readonly string[];
  /** If such a list is empty, its section is left out. */
  dropEmpty?: readonly string[];
  sharedFile?: string;
};
