import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { findSamples } from '../../build/samples/find-samples.ts';
import { withoutParts } from '../../src/content/fields.ts';
import { nameOf } from '../../src/content/files.ts';
import { withFile } from '../../src/content/mistake.ts';
import { decodeText } from '../../src/content/source.ts';
import { siteIn } from '../../src/content/this-site.ts';
import { pageOfFile, reasonNotPublic, redirectMoved, withFormerAddress } from './addresses.ts';
import { contentFiles, isPathOfKind, KINDS } from './content-files.ts';
import {
  contentPartsOf,
  type EditedContent,
  readEditedContent,
  replaceEditedContent,
} from './content-text.ts';
import { digestOf, NEW_FILE_DIGEST, readUnchanged, writeAtomically } from './disk.ts';
import { type FormSchema, schemaOfForm } from './form-schema.ts';
import { type Mistake, mistakesOf, mistakesOfWriting } from './mistakes.ts';
import { pageOf } from './pages-of-site.ts';

/**
 * Returns the fields of a new file: the required groups with empty fields, so that the form shows a message at each missing
 * field.
 */
function blankOf({
  type,
  const: only,
  properties = {},
  required = [],
  items,
  minItems = 0,
}: FormSchema): unknown {
  if (only !== undefined) return only;
  if (type === 'array')
    return Array.from({ length: minItems }, () =>
      items && !Array.isArray(items) ? (blankOf(items) ?? '') : '',
    );
  if (type !== 'object') return undefined;
  const fields = required.map(
    (name) => [name, properties[name] && blankOf(properties[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Matches fields with records and checks. They are not copied to another file. */
const RECORD =
  /^(?:verified|checked|checkedBy|checked_at|checked_by|reviewed|reviewedBy)$|(?:Verified|Checked)$/;
/** Fields that are not copied from an article. */
const OF_ITS_OWN = ['slug', 'former', 'published_at', 'draft'];

/** Returns a copy without any records and checks. */
const withoutRecords = (value: unknown) => withoutParts(value, (_, name) => RECORD.test(name));

/** Returns the fields of a copied article: a draft without an address. */
function draftOf(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_ITS_OWN.includes(name))),
    draft: 'true',
  };
}

/** An opened file, for the editor's page. The digest identifies its bytes. */
export type OpenFile = EditedContent & {
  path: string;
  digest: string;
  schema: FormSchema;
  hasBody: boolean;
  page: string;
  /** The reason why the page is not public yet. */
  notPublic: string | undefined;
  /** The samples in the file: they prevent a public start until their evidence is recorded. */
  unverified: string[];
  isRemovable: boolean;
};
export type FileChange = EditedContent & { path: string; digest: string };

/** The result of a change. The file is written only if the state is "saved". */
export type SaveOutcome =
  | { state: 'right' | 'wrong'; mistakes: Mistake[]; diff: string }
  | { state: 'saved'; opened: OpenFile }
  | { state: 'stale'; opened: OpenFile };

const CONTEXT_LINES = 1;

/** Returns whether a new file can have this path: it does not exist, and its folder is not a symbolic link. */
function isFree(folder: string, path: string) {
  if (!isPathOfKind(path)) return false;
  const file = join(realpathSync(folder), path);
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  const place = dirname(file);
  return !isThere && (!existsSync(place) || realpathSync(place) === place);
}

/** Returns the path of a content file on the disk. Errors: UnknownFile if it does not exist, or with `orFree` cannot exist. */
export function contentFilePath(folder: string, path: string, orFree = false): string {
  const isKnown = contentFiles(folder).includes(path) || (orFree && isFree(folder, path));
  if (!isKnown) throw new UnknownFile(path);
  return join(realpathSync(folder), path);
}

export class UnknownFile extends Error {
  constructor(path: string) {
    super(`${path}: not a file of the content folder`);
  }
}

function shown(path: string, edited: EditedContent, digest: string) {
  const schema = schemaOfForm(path, edited.fields);
  return {
    ...edited,
    path,
    digest,
    schema,
    hasBody: path.endsWith('.md'),
    page: pageOf(path, edited.fields),
    notPublic: reasonNotPublic(path, edited.fields),
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
    ...shown(path, edited, digestOf(bytes)),
    unverified: samples.map(({ what }) => what),
  };
}

/** Opens a form for a new file: empty, or a copy of another file without its records and checks. */
export function newFile(folder: string, kind: string, from?: string): OpenFile {
  const { extension } = KINDS.find((each) => each.folder === kind) ?? {};
  const path = `${kind}/${extension ?? ''}`;
  if (!extension) throw new UnknownFile(kind);
  const other = from ? openFile(folder, from) : undefined;
  const start = other ? withoutRecords(other.fields) : blankOf(schemaOfForm(path, {}));
  const fields = start as OpenFile['fields'];
  const isArticle = path.startsWith('blog/');
  const edited = { fields: isArticle ? draftOf(fields) : fields, body: other?.body ?? '' };
  return { ...shown(path, edited, NEW_FILE_DIGEST), unverified: [] };
}

function diffOf(before: string, after: string) {
  const patch = createTwoFilesPatch('', '', before, after, '', '', { context: CONTEXT_LINES });
  return patch.split('\n').slice(4).join('\n');
}

/** Returns the outcome of a change that cannot be written, because the file was created, deleted or changed meanwhile. */
function stale(folder: string, { path, digest }: FileChange): SaveOutcome {
  const isThere = contentFiles(folder).includes(path);
  if (isThere && digest !== NEW_FILE_DIGEST)
    return { state: 'stale', opened: openFile(folder, path) };
  const message = isThere
    ? `${path} exists already: choose another name`
    : `${path} was deleted after it was opened here`;
  return { state: 'wrong', diff: '', mistakes: [{ field: '', message }] };
}

/** Returns the fields of a new article with its file name as slug, so that a new title does not change the address. */
function slugged({ path, digest, fields }: FileChange): FileChange['fields'] {
  return digest === NEW_FILE_DIGEST && path.startsWith('blog/')
    ? { slug: nameOf(path), ...fields }
    : fields;
}

/** Checks a change. With `write`, writes it if there are no mistakes and the file has not changed since it was opened. */
export function applyChange(folder: string, change: FileChange, write: boolean): SaveOutcome {
  const { path } = change;
  const file = contentFilePath(folder, path, true);
  const bytes = readUnchanged(file, change.digest);
  if (!bytes) return stale(folder, change);
  const before = bytes.toString('utf8');
  let after: string;
  let addresses: [string | undefined, string | undefined] = [undefined, undefined];
  try {
    const was =
      change.digest === NEW_FILE_DIGEST
        ? undefined
        : readEditedContent(path, decodeText(bytes)).fields;
    const fields =
      was && path.startsWith('blog/')
        ? withFormerAddress(path, was, change.fields)
        : slugged(change);
    if (was && !path.startsWith('blog/'))
      addresses = [pageOfFile(path, was), pageOfFile(path, fields)];
    const body = was || !path.endsWith('.md') ? change.body : `\n${change.body.trim()}\n`;
    after = replaceEditedContent(path, before, { fields, body });
  } catch (error) {
    return { state: 'wrong', mistakes: mistakesOfWriting(error), diff: '' };
  }
  const mistakes = mistakesOf(folder, path, after);
  if (!write || mistakes.length)
    return { state: mistakes.length ? 'wrong' : 'right', mistakes, diff: diffOf(before, after) };
  if (after !== before) writeAtomically(file, after);
  redirectMoved(folder, ...addresses);
  return { state: 'saved', opened: openFile(folder, path) };
}
