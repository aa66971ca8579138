import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { findSamples } from '../../build/samples/find-samples.ts';
import type { JsonSchema } from '../../src/content/check-content.ts';
import { WHOLE_FILE } from '../../src/content/fields.ts';
import { nameOf } from '../../src/content/files.ts';
import { Mistake as ContentMistake, withFile } from '../../src/content/mistake.ts';
import { decodeText, plainLines } from '../../src/content/source.ts';
import { siteIn } from '../../src/content/this-site.ts';
import { contentIn } from '../../src/content-checks.ts';
import {
  pageOf,
  pageOfFile,
  reasonNotPublic,
  redirectIfMoved,
  withFormerAddress,
} from './addresses.ts';
import {
  contentFiles,
  digestOf,
  isPathOfKind,
  KINDS,
  NEW_FILE_DIGEST,
  readUnchanged,
  writeAtomically,
} from './content-files.ts';
import {
  contentPartsOf,
  type EditedContent,
  readEditedContent,
  replaceEditedContent,
} from './content-text.ts';
import { formSchemaOfFile } from './form-schema.ts';

/** `field` is empty if the mistake concerns the whole file. */
export type Mistake = { field: string; message: string };

const mistakeFor = (field: string, text: string): Mistake => ({
  field: field === WHOLE_FILE ? '' : field,
  message: text,
});

/** Checks the content as if the file had this text. `oldPath` is its path before a rename. */
export const mistakesOf = (folder: string, path: string, text: string, oldPath = path): Mistake[] =>
  contentIn(folder, { path, text: plainLines(text), oldPath })
    .mistakes.filter((fileMistake) => fileMistake.path === path)
    .map(({ mistake: { field = '', text: message } }) => mistakeFor(field, message));

function mistakesOfWriting(error: unknown): Mistake[] {
  if (error instanceof ContentMistake) return [mistakeFor(error.field ?? '', error.text)];
  return [mistakeFor('', error instanceof Error ? error.message : String(error))];
}

/** Creates required groups with empty fields, so that the form shows a message at each field. */
function emptyFieldsOf({
  type,
  const: constant,
  properties = {},
  required = [],
  items,
  minItems = 0,
}: JsonSchema): unknown {
  if (constant !== undefined) return constant;
  if (type === 'array')
    return Array.from({ length: minItems }, () =>
      items && !Array.isArray(items) ? (emptyFieldsOf(items) ?? '') : '',
    );
  if (type !== 'object') return undefined;
  const fields = required.map(
    (name) => [name, properties[name] && emptyFieldsOf(properties[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const RECORD_FIELD =
  /^(?:verified|checked|checkedBy|checked_at|checked_by|reviewed|reviewedBy)$|(?:Verified|Checked)$/;
const ARTICLE_ADDRESS_FIELDS = ['slug', 'former', 'published_at', 'draft'];

/** A new file or a copy has no records. A new article is a draft without a slug and a day. */
function firstFieldsOf(path: string, fields: unknown) {
  const isArticle = path.startsWith('blog/');
  const excludedFields = isArticle ? ARTICLE_ADDRESS_FIELDS : [];
  const isNotCopied = (name: string) => RECORD_FIELD.test(name) || excludedFields.includes(name);
  const text = JSON.stringify(fields, (name, value) => (isNotCopied(name) ? undefined : value));
  const remainingFields = JSON.parse(text) as EditedContent['fields'];
  return isArticle ? { ...remainingFields, draft: 'true' } : remainingFields;
}

export type OpenFile = EditedContent & {
  path: string;
  digest: string;
  schema: JsonSchema;
  hasBody: boolean;
  page: string;
  reasonNotPublic: string | undefined;
  /** Samples prevent a public start until their evidence is recorded. */
  unverified: string[];
  isRemovable: boolean;
};
export type FileChange = EditedContent & { path: string; digest: string };

/** The file was written only if the state is "saved". */
export type SaveOutcome =
  | { state: 'right' | 'wrong'; mistakes: Mistake[]; diff: string }
  | { state: 'saved'; opened: OpenFile }
  | { state: 'stale'; opened: OpenFile };

const CONTEXT_LINES = 1;

function isFree(folder: string, path: string) {
  if (!isPathOfKind(path)) return false;
  const file = join(realpathSync(folder), path);
  const exists = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  const parent = dirname(file);
  return !exists && (!existsSync(parent) || realpathSync(parent) === parent);
}

/** Throws an UnknownFile unless the file exists or, with `canBeNew`, its path is free. */
export function contentFilePath(folder: string, path: string, canBeNew = false): string {
  const isAllowed = contentFiles(folder).includes(path) || (canBeNew && isFree(folder, path));
  if (!isAllowed) throw new UnknownFile(path);
  return join(realpathSync(folder), path);
}

export class UnknownFile extends Error {
  constructor(path: string) {
    super(`${path}: not a file of the content folder`);
  }
}

function fileForEditor(path: string, edited: EditedContent, digest: string) {
  const schema = formSchemaOfFile(path, edited.fields);
  return {
    ...edited,
    path,
    digest,
    schema,
    hasBody: path.endsWith('.md'),
    page: pageOf(path, edited.fields),
    reasonNotPublic: reasonNotPublic(path, edited.fields),
    isRemovable: isPathOfKind(path),
  };
}

export function openFile(folder: string, path: string): OpenFile {
  const file = contentFilePath(folder, path);
  const bytes = readFileSync(file);
  const text = decodeText(bytes);
  const edited = withFile(path, () => readEditedContent(path, text));
  const { fields } = withFile(path, () => contentPartsOf(path, text));
  const samples = findSamples([{ path, fields }], siteIn(folder).origin);
  return {
    ...fileForEditor(path, edited, digestOf(bytes)),
    unverified: samples.map(({ what }) => what),
  };
}

export function newFile(folder: string, kind: string, from?: string): OpenFile {
  const { extension } = KINDS.find(({ folder: kindFolder }) => kindFolder === kind) ?? {};
  const path = `${kind}/${extension ?? ''}`;
  if (!extension) throw new UnknownFile(kind);
  const copiedFile = from ? openFile(folder, from) : undefined;
  const fields = copiedFile?.fields ?? emptyFieldsOf(formSchemaOfFile(path, {}));
  const edited = { fields: firstFieldsOf(path, fields), body: copiedFile?.body ?? '' };
  return { ...fileForEditor(path, edited, NEW_FILE_DIGEST), unverified: [] };
}

function diffOf(oldText: string, newText: string) {
  const patch = createTwoFilesPatch('', '', oldText, newText, '', '', { context: CONTEXT_LINES });
  return patch.split('\n').slice(4).join('\n');
}

function staleOutcome(folder: string, { path, digest }: FileChange): SaveOutcome {
  const exists = contentFiles(folder).includes(path);
  if (exists && digest !== NEW_FILE_DIGEST)
    return { state: 'stale', opened: openFile(folder, path) };
  const message = exists
    ? `${path} exists already: choose another name`
    : `${path} was deleted after it was opened here`;
  return { state: 'wrong', diff: '', mistakes: [{ field: '', message }] };
}

/** The slug of a new article is fixed, so that a later title does not change the address. */
function addSlug({ path, digest, fields }: FileChange): FileChange['fields'] {
  return digest === NEW_FILE_DIGEST && path.startsWith('blog/')
    ? { slug: nameOf(path), ...fields }
    : fields;
}

/** Writes the change if it is valid and the file is still the same as when it was opened. */
export function applyChange(folder: string, change: FileChange, shouldWrite: boolean): SaveOutcome {
  const { path } = change;
  const file = contentFilePath(folder, path, true);
  const bytes = readUnchanged(file, change.digest);
  if (!bytes) return staleOutcome(folder, change);
  const oldText = bytes.toString('utf8');
  let newText: string;
  let addresses: [string | undefined, string | undefined] = [undefined, undefined];
  try {
    const oldFields =
      change.digest === NEW_FILE_DIGEST
        ? undefined
        : readEditedContent(path, decodeText(bytes)).fields;
    const fields =
      oldFields && path.startsWith('blog/')
        ? withFormerAddress(path, oldFields, change.fields)
        : addSlug(change);
    if (oldFields && !path.startsWith('blog/'))
      addresses = [pageOfFile(path, oldFields), pageOfFile(path, fields)];
    const body = oldFields || !path.endsWith('.md') ? change.body : `\n${change.body.trim()}\n`;
    newText = replaceEditedContent(path, oldText, { fields, body });
  } catch (error) {
    return { state: 'wrong', mistakes: mistakesOfWriting(error), diff: '' };
  }
  const mistakes = mistakesOf(folder, path, newText);
  if (!shouldWrite || mistakes.length)
    return { state: mistakes.length ? 'wrong' : 'right', mistakes, diff: diffOf(oldText, newText) };
  if (newText !== oldText) writeAtomically(file, newText);
  redirectIfMoved(folder, ...addresses);
  return { state: 'saved', opened: openFile(folder, path) };
}
