import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { StartError } from '../http/listening.ts';
import { contentType, headersOfFile, isCompressible } from './headers.ts';
import { MANIFEST_FILE, readManifest } from './manifest.ts';
import { type Encoding, type StoredFile, storeFile, urlPathOf } from './stored-file.ts';

export const ENCODING_SUFFIX: Record<Exclude<Encoding, 'identity'>, string> = {
  br: '.br',
  gzip: '.gz',
};

const isPublic = (path: string) =>
  path.split('/').every((part) => !part.startsWith('.') || part === '.well-known') &&
  path !== MANIFEST_FILE;

/** The paths are sorted and have `/` on all systems. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(directory, sep).length).replaceAll(sep, '/'),
    )
    .filter(isPublic)
    .sort();
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

export async function hasPages(directory: string): Promise<boolean> {
  return isFolder(directory) && (await listFiles(directory)).some((name) => name.endsWith('.html'));
}

/** Throws a StartError if there is no folder. In development, the folder is empty: no pages. */
export async function readFiles(directory: string): Promise<Map<string, StoredFile>> {
  if (!isFolder(directory))
    throw new StartError(
      `The folder ${directory} of SITE_DIR has no built site: run "npm start" or "npm run build".`,
    );
  const manifest = await readManifest(directory);
  const names = await listFiles(directory);
  const fileNames = new Set(names);
  const isEncodedForm = (name: string) =>
    Object.values(ENCODING_SUFFIX).some(
      (suffix) => name.endsWith(suffix) && fileNames.has(name.slice(0, -suffix.length)),
    );

  const files = await Promise.all(
    names
      .filter((name) => !isEncodedForm(name))
      .map(async (name) => {
        const bodies: Record<string, Buffer> = { identity: await readFile(join(directory, name)) };
        for (const [encoding, suffix] of Object.entries(ENCODING_SUFFIX)) {
          if (isCompressible(name) && fileNames.has(name + suffix)) {
            bodies[encoding] = await readFile(join(directory, name + suffix));
          }
        }
        return storeFile({
          path: urlPathOf(name),
          isPage: name.endsWith('.html'),
          type: contentType(name),
          bodies: bodies as { identity: Buffer },
          policy: manifest.policies[urlPathOf(name)],
          headers: headersOfFile(urlPathOf(name), manifest.siteUrl),
        });
      }),
  );
  return new Map(files.map((file) => [file.path, file]));
}
