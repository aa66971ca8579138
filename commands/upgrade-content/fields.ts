import { type Document, isMap, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';

/** A mapping of YAML whose keys are texts. */
export type Fields = YAMLMap<Scalar<string>, Node>;

export const isFields = (node: unknown): node is Fields => isMap(node);
export const keyOf = (pair: Pair<Scalar<string>, Node | null>) => pair.key.value;
export const pairOf = (fields: Fields, key: string) =>
  fields.items.find((pair) => keyOf(pair) === key);

/** Removes a field and returns it; undefined if the mapping does not have it. */
export function removeField(fields: Fields, key: string) {
  const pair = pairOf(fields, key);
  if (pair) fields.items = fields.items.filter((each) => each !== pair);
  return pair;
}

/** Returns the mappings at a path of keys; the key `*` means every item of a list. */
export function fieldsAt(node: unknown, keys: readonly string[]): Fields[] {
  const [key, ...rest] = keys;
  if (key === undefined) return isFields(node) ? [node] : [];
  if (key === '*') return isSeq(node) ? node.items.flatMap((item) => fieldsAt(item, rest)) : [];
  return isFields(node) ? fieldsAt(pairOf(node, key)?.value, rest) : [];
}

/** Changes of fields. A path is keys joined by dots; `*` means every item of a list. */
export type Changes = {
  /** New names of fields, by their paths. */
  rename?: Record<string, string>;
  /** Texts that become a list with one item, each with the name of the list. */
  wrap?: Record<string, string>;
  drop?: readonly string[];
  /** New paths of fields, by their old paths. */
  move?: Record<string, string>;
  /** Values of fields by path. A value is set if the mapping exists and has no such field yet. */
  set?: Record<string, unknown>;
};

/** How a section of version 2 is made from a page of version 1. */
export type Section = Changes & {
  /** The field of version 1; left out if the page showed the section without any field. */
  from?: string;
  kind: string;
  id?: string;
  /** Other fields of the page that move into the section, each with its new name. */
  take?: Record<string, string>;
  /** Conditions for the section: fields of the page, each with its value, or with whether it exists. */
  only?: Record<string, boolean | string>;
  /** Values from the shared file of version 1: path in that file to path in the section. */
  shared?: Record<string, string>;
  /** A change that only this kind of section needs. */
  edit?: (section: Fields, source: Source) => void;
};

/** The old files from which a section is made. */
export type Source = {
  document: Document;
  page: Fields;
  /** The texts that all pages of this kind shared. */
  shared: Fields | undefined;
  /** Path of the file in the content folder. */
  path: string;
  /** The first figure of the page with its label: "6-12 weeks from kickoff to launch". */
  figure: string | undefined;
};

/** How the pages of one kind are upgraded, with their sections in the order of version 1. */
export type Page = {
  files: RegExp;
  /** The field before which the list of sections is inserted; left out, the list is last. */
  before?: string;
  sections: readonly Section[];
  /** Conditions for this kind of page: fields, each with its value, or with whether it exists. */
  only?: Record<string, boolean | string>;
  /** Fields that version 2 does not have. */
  drop?: readonly string[];
  /** Lists whose section is left out if the list is empty. */
  dropEmpty?: readonly string[];
  /** The file with the texts that all pages of this kind shared. */
  sharedFile?: string;
};
