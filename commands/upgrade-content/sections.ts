import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { parseYamlFile, printYamlFile } from '../edit/yaml-file.ts';
import {
  type Changes,
  type Fields,
  fieldsAt,
  isFields,
  keyOf,
  type PageUpgrade,
  pairOf,
  removeField,
  type Section,
  type Source,
} from './edits.ts';
import { PAGES, SHARED_FILES } from './pages.ts';

/** Version 2 has one record for a person or a testimonial, and no records for their parts. */
const PART_RECORD = /^(\s*)(?:credentials|years|achievements|results)Verified:/;
/** Matches a digest of a record. Version 2 has no digests. */
const DIGEST_LINE = /^\s*(?:of|checkedOf|checked_of): ["']?[a-p]{8}["']?$/;
const DIGEST_IN_FLOW = /\b(?:of|checkedOf): ["']?[a-p]{8}["']?, /g;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Fields with a new name. In a file, such a field is on a separate line or in braces. */
const RENAMED_FIELDS = [
  { files: /^team\//, from: 'says', to: 'quote' },
  { files: /^blog\//, from: 'asks', to: 'invitations' },
  { files: /^pages\/contact\.yaml$/, from: 'asks', to: 'requests' },
  { files: /^pages\/contact\.yaml$/, from: 'lead', to: 'lede' },
  { files: /^services\//, from: 'kept', to: 'cached' },
  { files: /^tools\/ai-intake-builder\.yaml$/, from: 'kept', to: 'storageNote' },
  { files: /^tools\/ai-seo-quiz\.yaml$/, from: 'asking', to: 'questionCopy' },
  { files: /^tools\/gmb-scorecard\.yaml$/, from: 'whenReading', to: 'copyWithProfiles' },
  { files: /^tools\/intake\//, from: 'saidAfter', to: 'introductionAfter' },
] as const;

function withNewNames(path: string, text: string): string {
  const fields = RENAMED_FIELDS.filter(({ files }) => files.test(path));
  return fields.reduce(
    (renamed, { from, to }) =>
      renamed.replace(new RegExp(`(^[ \\t]*|[{,] ?)${from}(?=:)`, 'gm'), `$1${to}`),
    text,
  );
}

export function upgradedText(path: string, text: string): string {
  const lines: string[] = [];
  let droppedIndent: number | undefined;
  for (const line of text.split('\n')) {
    const isBelowDropped =
      droppedIndent !== undefined && line.trim() !== '' && indentOf(line) > droppedIndent;
    if (isBelowDropped) continue;
    droppedIndent = PART_RECORD.test(line) ? indentOf(line) : undefined;
    if (droppedIndent === undefined && !DIGEST_LINE.test(line))
      lines.push(line.replace(DIGEST_IN_FLOW, ''));
  }
  return withNewNames(path, lines.join('\n'));
}

export const OBSOLETE_FILES = ['records.yaml'] as const;

function parentOf(fields: Fields, path: string): [Fields, string] {
  const keys = path.split('.');
  const name = keys.pop() ?? '';
  let parent = fields;
  for (const key of keys) {
    const value = pairOf(parent, key)?.value;
    const child: Fields = isFields(value) ? value : new YAMLMap();
    if (child !== value) parent.items.push(new Pair(new Scalar(key), child));
    parent = child;
  }
  return [parent, name];
}

function applyChanges(
  document: Document,
  fields: Fields,
  { rename = {}, wrap = {}, move = {}, set = {}, drop = [] }: Changes,
) {
  const renameFields = (path: string, name: string) =>
    fieldsAt(fields, path.split('.').slice(0, -1)).flatMap((parent) => {
      const pair = pairOf(parent, path.split('.').at(-1) ?? '');
      if (pair) pair.key.value = name;
      return pair ?? [];
    });
  for (const [path, name] of Object.entries(rename)) renameFields(path, name);
  for (const [path, name] of Object.entries(wrap))
    for (const pair of renameFields(path, name)) {
      const list = new YAMLSeq<Node>();
      list.items.push(pair.value as Node);
      pair.value = list;
    }
  for (const key of drop) removeField(fields, key);
  for (const [from, to] of Object.entries(move)) {
    const pair = removeField(...parentOf(fields, from));
    if (!pair) continue;
    const [parent, name] = parentOf(fields, to);
    pair.key.value = name;
    if (isMap(pair.value) || isSeq(pair.value)) parent.flow = false;
    parent.items.push(pair);
  }
  for (const [path, value] of Object.entries(set)) {
    const keys = path.split('.');
    const name = keys.pop() ?? '';
    const [parent] = fieldsAt(fields, keys);
    if (!parent || pairOf(parent, name)) continue;
    const pair = document.createPair(name, value) as Fields['items'][number];
    // The field `kind` is first; other new fields go before the first list or mapping.
    const firstNested = parent.items.findIndex(({ value: node }) => !isScalar(node));
    const position = name === 'kind' ? 0 : firstNested < 0 ? parent.items.length : firstNested;
    parent.items.splice(position, 0, pair);
  }
}

function sectionFrom(source: Source, section: Section): Fields | undefined {
  const { document, page, shared } = source;
  const { from, kind, id, pageFields: movedFields = {} } = section;
  if (!from && section.pageFields && !Object.keys(movedFields).some((key) => pairOf(page, key)))
    return undefined;
  const pair = from === undefined ? undefined : removeField(page, from);
  if (from !== undefined && !pair) return undefined;
  const fields: Fields = new YAMLMap();
  const comments = [pair?.key.commentBefore, pair?.value?.commentBefore].filter(Boolean);
  if (comments.length) fields.commentBefore = comments.join('\n');
  if (isFields(pair?.value)) fields.items.push(...pair.value.items);
  else if (pair) fields.items.push(pair);
  applyChanges(document, fields, section);
  const firstFields: unknown[] = [
    document.createPair('kind', kind),
    ...(id ? [document.createPair('id', id)] : []),
  ];
  for (const [path, name] of Object.entries(section.shared ?? {})) {
    const value = shared?.getIn(path.split('.'));
    if (value !== undefined) firstFields.push(document.createPair(name, value));
  }
  for (const [key, name] of Object.entries(movedFields)) {
    const movedField = removeField(page, key);
    if (movedField) {
      movedField.key.value = name;
      if (isScalar(movedField.value)) firstFields.push(movedField);
      else fields.items.push(movedField);
    }
  }
  const label = removeField(fields, 'label');
  if (label) firstFields.splice(id ? 2 : 1, 0, label);
  fields.items.unshift(...(firstFields as Fields['items']));
  section.edit?.(fields, source);
  return fields;
}

const meetsConditions = (page: Fields, only: Record<string, boolean | string> = {}) =>
  Object.entries(only).every(([path, condition]) => {
    const value = page.getIn(path.split('.'));
    return typeof condition === 'string'
      ? value === condition
      : (value !== undefined) === condition;
  });

function createSections(
  source: Source,
  { before, sections, drop = [], dropEmpty = [] }: PageUpgrade,
) {
  const fields = source.page;
  for (const key of drop) removeField(fields, key);
  for (const key of dropEmpty) {
    const value = pairOf(fields, key)?.value;
    if (isSeq(value) && !value.items.length) removeField(fields, key);
  }
  const list = new YAMLSeq<Fields>();
  // The conditions are checked first: creating a section may remove a field that a condition names.
  for (const section of sections.filter(({ only }) => meetsConditions(fields, only))) {
    const sectionFields = sectionFrom(source, section);
    if (sectionFields) list.items.push(sectionFields);
  }
  const position = fields.items.findIndex((pair) => keyOf(pair) === before);
  const pair = new Pair(new Scalar('sections'), list);
  fields.items.splice(
    position < 0 ? fields.items.length : position,
    0,
    pair as unknown as Fields['items'][number],
  );
}

/** Returns a file unchanged if it belongs to no page or has a list of sections already. */
export function withSections(path: string, text: string, textOf: (path: string) => string): string {
  const pages = PAGES.filter(({ files }) => files.test(path));
  const changes = SHARED_FILES.find(({ file }) => file === path);
  if (!pages.length && !changes) return text;
  const { document, body } = parseYamlFile(path, text);
  const fields = document.contents;
  if (!isFields(fields)) return text;
  if (changes) applyChanges(document, fields, changes);
  const page = pages.find(({ only }) => meetsConditions(fields, only));
  if (!changes && (!page || pairOf(fields, 'sections'))) return text;
  if (page) {
    const { sharedFile } = page;
    const shared = sharedFile && parseYamlFile(sharedFile, textOf(sharedFile)).document.contents;
    const sharedFields = isFields(shared) ? shared : undefined;
    const figure = ['figure', 'label']
      .map((key) => fields.getIn(['stats', 0, key]))
      .join(' ')
      .trim();
    createSections(
      { document, page: fields, shared: sharedFields, path, figure: figure || undefined },
      page,
    );
  }
  return printYamlFile(path, document, body);
}
