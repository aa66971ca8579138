import { type Document, isMap, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';

/** A mapping of YAML whose keys are texts. */
export type Fields = YAMLMap<Scalar<string>, Node>;

export const isFields = (node: unknown): node is Fields => isMap(node);
export const keyOf = (pair: Pair<Scalar<string>, Node | null>) => pair.key.value;
export const pairOf = (fields: Fields, key: string) =>
  fields.items.find((pair) => keyOf(pair) === key);

/** Takes a field out; undefined where there is none. */
export function removeField(fields: Fields, key: string) {
  const pair = pairOf(fields, key);
  if (pair) fields.items = fields.items.filter((each) => each !== pair);
  return pair;
}

/** The fields that keys joined by dots lead to, `*` being every item of a list. */
export function fieldsAt(node: unknown, keys: readonly string[]): Fields[] {
  const [key, ...rest] = keys;
  if (key === undefined) return isFields(node) ? [node] : [];
  if (key === '*') return isSeq(node) ? node.items.flatMap((item) => fieldsAt(item, rest)) : [];
  return isFields(node) ? fieldsAt(pairOf(node, key)?.value, rest) : [];
}

/** Changes of fields. A path is keys joined by dots; `*` means every item of a list. */
export type Changes = {
  /** New names of fields in their place. */
  rename?: Record<string, string>;
  /** Texts that become a list of one, with its name. */
  wrap?: Record<string, string>;
  drop?: readonly string[];
  /** Fields that go to another place. */
  move?: Record<string, string>;
  /** Fields with a value, where what they belong to is there and has none yet. */
  set?: Record<string, unknown>;
};

/** One section of a page of version 1 as version 2 has it. */
export type Section = Changes & {
  /** The field it was; left out for one that every page showed by itself. */
  from?: string;
  kind: string;
  id?: string;
  /** Other fields of the page that go into the section, with their names there. */
  take?: Record<string, string>;
  /** Fields of the page that decide, each with its value, or with whether it is there. */
  only?: Record<string, boolean | string>;
  /** Values that a shared file of version 1 has, by paths: from that file to the section. */
  shared?: Record<string, string>;
  /** A change that only this kind of section needs. */
  edit?: (section: Fields, source: Source) => void;
};

/** The old files from which a section is made. */
export type Source = {
  document: Document;
  page: Fields;
  /** The words that all pages of the kind shared. */
  shared: Fields | undefined;
  /** Path of the file in the content folder. */
  path: string;
  /** The first figure of the page with its words: "6-12 weeks from kickoff to launch". */
  figure: string | undefined;
};

/** The sections of a kind of page in the order of version 1. */
export type Page = {
  files: RegExp;
  /** Field before which their list goes; left out, it is the last. */
  before?: string;
  sections: readonly Section[];
  /** Fields of the page that decide whether it is of this kind. */
  only?: Record<string, boolean | string>;
  /** Fields of the page that are gone. */
  drop?: readonly string[];
  /** Lists that left their section out where they were empty. */
  dropEmpty?: readonly string[];
  /** A file whose words all pages of the kind showed. */
  sharedFile?: string;
};
