import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { collectionOf } from '../../src/collections.ts';
import { yamlDocument } from '../../src/content/fields.ts';
import { nameOf } from '../../src/content/files.ts';
import type { redirectsSchema } from '../../src/content/navigation.ts';
import { readSourceUnchanged } from '../../src/content/source.ts';
import { unpublishedReason } from '../../src/features/blog/schema.ts';
import { contentFiles, writeAtomically } from './content-files.ts';
import { setValue, YAML_FORMAT } from './yaml-file.ts';

const REDIRECTS_FILE = 'redirects.yaml';

type Fields = Record<string, unknown>;

/** Returns the page of a file, or undefined if the editor cannot add or remove such files. */
export function pageOfFile(path: string, fields: Fields): string | undefined {
  const collection = collectionOf(path);
  return collection?.newFile ? collection.page?.(nameOf(path), fields) : undefined;
}

/** Returns the page that shows most of a file, or the home page if many pages show the file. */
export function pageOf(path: string, fields: Fields): string {
  const collection = collectionOf(path);
  const toolPage = path.startsWith('tools/') ? `/tools/${collection?.feature}` : '/';
  return collection?.page?.(nameOf(path), fields) ?? toolPage;
}

export type Mention = { path: string; line: number; text: string };

function mentionPattern(address: string | undefined, name: string | undefined) {
  const key = '^ *(?:- +)?[\\w-]+: +';
  const [beforeName, afterName] = [`(?<=${key}["']?|^ *- +["']?)`, '(?=["\']?\\r?$)'];
  const [beforeInList, afterInList] = [`(?<=${key}\\[(?:[^\\]]*,)? *["']?)`, '(?=["\']? *[,\\]])'];
  const parts = [
    ...(address ? [`(?<![\\w./-])${RegExp.escape(address)}(?![\\w/-]|\\.\\w)`] : []),
    ...(name ? [beforeName + name + afterName, beforeInList + name + afterInList] : []),
  ];
  return new RegExp(parts.join('|') || '(?!)', 'gm');
}

/** Texts may refer to a file by its name, but never to an article. */
function mentionPatternOf(path: string, address: string | undefined) {
  return mentionPattern(address, path.startsWith('blog/') ? undefined : nameOf(path));
}

export function findMentions(folder: string, path: string, address: string | undefined): Mention[] {
  const pattern = mentionPatternOf(path, address);
  return contentFiles(folder)
    .filter((otherPath) => otherPath !== path && otherPath !== REDIRECTS_FILE)
    .flatMap((otherPath) =>
      readFileSync(join(folder, otherPath), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          text.search(pattern) < 0 ? [] : [{ path: otherPath, line: index + 1, text: text.trim() }],
        ),
    );
}

type FileAndAddress = { path: string; address: string | undefined };

export function replaceMentions(
  text: string,
  oldFile: FileAndAddress,
  newFile: FileAndAddress,
): string {
  return text.replaceAll(mentionPatternOf(oldFile.path, oldFile.address), (match) =>
    match === oldFile.address ? (newFile.address ?? match) : nameOf(newFile.path),
  );
}

// Redirects `from` to `to`, or answers 410 if the page was deleted (no `to`). Older redirects to
// the page change in the same way.
function withRedirect(text: string, from: string, to: string | undefined): string {
  const { document } = yamlDocument(text);
  const { moved, gone } = document.toJS() as z.infer<typeof redirectsSchema>;
  const isOther = (address: string) => address !== from && address !== to;
  const remainingRedirects = moved.filter((line) => isOther(line.from));
  const redirectsToPage = remainingRedirects.filter((line) => line.to.split('#')[0] === from);
  const value = to
    ? {
        moved: [
          ...remainingRedirects.map((line) =>
            redirectsToPage.includes(line) ? { ...line, to } : line,
          ),
          { from, to },
        ],
        gone: gone.filter(isOther),
      }
    : {
        moved: remainingRedirects.filter((line) => !redirectsToPage.includes(line)),
        gone: [...gone.filter(isOther), ...redirectsToPage.map((line) => line.from), from],
      };
  return setValue(document, value).toString(YAML_FORMAT);
}

export function addRedirect(folder: string, from: string, to: string | undefined) {
  const file = join(realpathSync(folder), REDIRECTS_FILE);
  writeAtomically(file, withRedirect(readSourceUnchanged(file), from, to));
}

export function redirectIfMoved(folder: string, from: string | undefined, to: string | undefined) {
  if (from && to && from !== to) addRedirect(folder, from, to);
}

export function reasonNotPublic(path: string, { draft, published_at: published }: Fields) {
  if (!path.startsWith('blog/')) return undefined;
  const post = {
    draft: draft === 'true',
    published_at: typeof published === 'string' ? published : '',
  };
  return unpublishedReason(post, Temporal.Now.plainDateISO().toString());
}

export function withFormerAddress(path: string, oldFields: Fields, fields: Fields): Fields {
  const slugIn = (articleFields: Fields) =>
    pageOfFile(path, articleFields)?.split('/').at(-1) ?? '';
  const [oldSlug, newSlug] = [slugIn(oldFields), slugIn(fields)];
  if (oldSlug === newSlug || reasonNotPublic(path, oldFields)) return fields;
  const formerSlugs = Array.isArray(fields.former) ? (fields.former as string[]) : [];
  return {
    ...fields,
    former: [...formerSlugs.filter((slug) => slug !== newSlug && slug !== oldSlug), oldSlug],
  };
}
