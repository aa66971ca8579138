import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { withFile } from '../../src/content/mistake.ts';
import { decoded } from '../../src/content/source-text.ts';
import { type Edited, editedOf, withEdited } from './content-text.ts';
import { type FormSchema, schemaOfForm } from './form-schema.ts';
import { type Mistake, mistakesOf, mistakesOfWriting } from './mistakes.ts';
import { contentFiles, type Reading, readingOf } from './places.ts';

/** A file as the page shows it; the digest says which bytes it was opened with. */
export type Opened = Edited & { path: string; digest: string; schema: FormSchema; hasBody: boolean };
export type Change = Edited & { path: string; digest: string };

/** What became of a change: nothing is written unless it says so. */
export type Outcome =
  | { state: 'right' | 'wrong'; mistakes: Mistake[]; diff: string }
  | { state: 'saved'; opened: Opened }
  | { state: 'stale' };

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Lines of the file around each change. */
const CONTEXT_LINES = 1;

/** Errors: throws on a path that is no file of the content folder. */
function known(folder: string, path: string): { file: string; reading: Reading } {
  const reading = readingOf(path);
  if (!reading || !contentFiles(folder).includes(path)) throw new UnknownFile(path);
  return { file: join(realpathSync(folder), path), reading };
}

export class UnknownFile extends Error {
  constructor(path: string) {
    super(`${path}: no file of the content folder`);
  }
}

export function openFile(folder: string, path: string): Opened {
  const { file, reading } = known(folder, path);
  const bytes = readFileSync(file);
  const edited = withFile(path, () => editedOf(reading, path, decoded(bytes)));
  const schema = schemaOfForm(reading, edited.fields);
  return { ...edited, path, digest: digestOf(bytes), schema, hasBody: path.endsWith('.md') };
}

/** The lines that differ, as a person reads them. */
function diffOf(before: string, after: string) {
  const patch = createTwoFilesPatch('', '', before, after, '', '', { context: CONTEXT_LINES });
  return patch.split('\n').slice(4).join('\n');
}

/** Beside the file first, so that nobody ever reads half of it. */
function writeWhole(file: string, text: string) {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    const handle = openSync(beside, 'wx', lstatSync(file).mode);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Looks at a change, and writes it when the site's reader would take it and nobody has changed the file since. */
export function applyChange(folder: string, change: Change, write: boolean): Outcome {
  const { path } = change;
  const { file, reading } = known(folder, path);
  const bytes = readFileSync(file);
  if (digestOf(bytes) !== change.digest) return { state: 'stale' };
  const before = bytes.toString('utf8');
  let after: string;
  try {
    decoded(bytes);
    after = withEdited(reading, path, before, { fields: change.fields, body: change.body });
  } catch (error) {
    return { state: 'wrong', mistakes: mistakesOfWriting(error), diff: '' };
  }
  const mistakes = mistakesOf(folder, path, reading, after);
  if (!write || mistakes.length)
    return { state: mistakes.length ? 'wrong' : 'right', mistakes, diff: diffOf(before, after) };
  if (after !== before) writeWhole(file, after);
  return { state: 'saved', opened: openFile(folder, path) };
}
