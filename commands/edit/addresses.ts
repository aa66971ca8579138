import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { collectionOf } from '../../src/collections.ts';
import { yamlDocument } from '../../src/content/fields.ts';
import { nameOf } from '../../src/content/files.ts';
import type { redirectsSchema } from '../../src/content/redirects.ts';
import { writableSource } from '../../src/content/source.ts';
import { waitingReason } from '../../src/features/blog/schema.ts';
import { contentFiles } from './content-files.ts';
import { writeAtomically } from './disk.ts';
import { setValue } from './set-value.ts';
import { YAML_FORMAT } from './yaml-format.ts';

const REDIRECTS = 'redirects.yaml';

type Fields = Record<string, unknown>;

/** Returns the address of a file's page; undefined if the editor cannot add or remove files of this kind. */
export function pageOfFile(path: string, fields: Fields): string | undefined {
  const collection = collectionOf(path);
  return collection?.newFile ? collection.page?.(nameOf(path), fields) : undefined;
}

/** A line of another file with a link to the page or the name of the file. */
export type Mention = { path: string; line: number; text: string };

/** Returns a pattern for the whole address of a page in any text, and for the name of a file as a value in YAML. */
function mentionPattern(address: string | undefined, name: string | undefined) {
  const key = '^ *(?:- +)?[\\w-]+: +';
  const [before, after] = [`(?<=${key}["']?|^ *- +["']?)`, '(?=["\']?\\r?$)'];
  const inList = [`(?<=${key}\\[(?:[^\\]]*,)? *["']?)`, '(?=["\']? *[,\\]])'];
  const parts = [
    ...(address ? [`(?<![\\w./-])${RegExp.escape(address)}(?![\\w/-]|\\.\\w)`] : []),
    ...(name ? [before + name + after, inList.join(name)] : []),
  ];
  return new RegExp(parts.join('|') || '(?!)', 'gm');
}

/** Returns the pattern for mentions of a file. For an article, only its address counts: no text names its file. */
function pattern(path: string, address: string | undefined) {
  return mentionPattern(address, path.startsWith('blog/') ? undefined : nameOf(path));
}

/** Returns the lines of other files that link to the page of a file or contain the name of the file. */
export function mentionsOf(folder: string, path: string, address: string | undefined): Mention[] {
  const wanted = pattern(path, address);
  return contentFiles(folder)
    .filter((other) => other !== path && other !== REDIRECTS)
    .flatMap((other) =>
      readFileSync(join(folder, other), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          text.search(wanted) < 0 ? [] : [{ path: other, line: index + 1, text: text.trim() }],
        ),
    );
}

/** A file and the address of its own page. */
type Paged = { path: string; address: string | undefined };

/** Returns the text of another file with the old address and name replaced by the new ones. */
export function renamedIn(text: string, old: Paged, next: Paged): string {
  return text.replaceAll(pattern(old.path, old.address), (found) =>
    found === old.address ? (next.address ?? found) : nameOf(next.path),
  );
}

/**
 * Returns the text of redirects.yaml after a page has moved to a new address or, without `to`, was deleted. Older redirects
 * to the page lead to the new address. A redirect from the new address is removed.
 */
function withMoved(text: string, from: string, to: string | undefined): string {
  const { document } = yamlDocument(text);
  const { moved, gone } = document.toJS() as z.infer<typeof redirectsSchema>;
  const isOther = (address: string) => address !== from && address !== to;
  const left = moved.filter((line) => isOther(line.from));
  const led = left.filter((line) => line.to.split('#')[0] === from);
  const value = to
    ? {
        moved: [...left.map((line) => (led.includes(line) ? { ...line, to } : line)), { from, to }],
        gone: gone.filter(isOther),
      }
    : {
        moved: left.filter((line) => !led.includes(line)),
        gone: [...gone.filter(isOther), ...led.map((line) => line.from), from],
      };
  return setValue(document, value).toString(YAML_FORMAT);
}

/** Writes into redirects.yaml that a page has moved or, without `to`, was deleted. */
export function redirect(folder: string, from: string, to: string | undefined) {
  const file = join(realpathSync(folder), REDIRECTS);
  writeAtomically(file, withMoved(writableSource(file), from, to));
}

/** Adds a redirect if the file had a page before and has another address now. */
export function redirectMoved(folder: string, from: string | undefined, to: string | undefined) {
  if (from && to && from !== to) redirect(folder, from, to);
}

/** Returns the reason why an article is not public today. */
export function reasonNotPublic(path: string, { draft, published_at: published }: Fields) {
  if (!path.startsWith('blog/')) return undefined;
  const post = {
    draft: draft === 'true',
    published_at: typeof published === 'string' ? published : '',
  };
  return waitingReason(post, Temporal.Now.plainDateISO().toString());
}

/**
 * Returns the fields of an article. If its slug has changed and the article was public, `former` gets the old slug.
 */
export function withFormerAddress(path: string, was: Fields, fields: Fields): Fields {
  const slugIn = (all: Fields) => pageOfFile(path, all)?.split('/').at(-1) ?? '';
  const [old, slug] = [slugIn(was), slugIn(fields)];
  if (old === slug || reasonNotPublic(path, was)) return fields;
  const before = Array.isArray(fields.former) ? (fields.former as string[]) : [];
  return { ...fields, former: [...before.filter((each) => each !== slug && each !== old), old] };
}
