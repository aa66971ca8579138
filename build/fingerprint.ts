import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { filesBelow } from '../src/content/content-files.ts';
import { contentDirectory } from '../src/content/read-content.ts';

/** Folder of the articles within that of the words. */
const ARTICLES = 'blog';

/** Everything but the words that a built page can depend on, folders whole. A folder that is not there yet is skipped. */
const CODE = [
  'src',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  // How files are addressed, compressed, hashed and listed: the server reads what the build wrote by the same code.
  'server/serving',
  // What the manifest keeps of each form: the page a function answers with, taken apart.
  'server/functions',
  'server/http/form-page.ts',
];
/** Tests and what they start from lie beside the source and change no page. */
const IS_TEST = /\.(test|fixture)\.tsx?$/;

/** Settings that Astro writes into pages. They count as sources: a changed one means another build. */
export type BuildSettings = {
  SITE_URL: string;
  PUBLIC_BACKEND_URL: string;
  PUBLIC_BACKEND_KEY: string;
  /** '1' where the server has a key to read profiles; never the key itself. */
  READS_PROFILES: '1' | '';
  /** '1' where samples are allowed at a public origin, else empty: at any other they always are. */
  ALLOW_SAMPLES: '1' | '';
};

/** Hashes all files of these sources but tests; `hash` may have taken something before. */
export function hashOf(root: string, sources: readonly string[], hash = createHash('sha256')): string {
  for (const source of sources) {
    for (const file of filesBelow(resolve(root, source))) {
      if (IS_TEST.test(file)) continue;
      const content = readFileSync(file);
      hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** A hash that changes with everything of the sources but the words: what a build makes of a text may be kept by it. */
export const codeFingerprint = (root: string): string => hashOf(root, CODE);

/**
 * The same with everything that is read but the articles: what a build makes of one of these may be kept by it.
 *
 * @param content the folder of the words, which may lie elsewhere
 * @param code the code's, where it was taken a moment before
 */
export function settledFingerprint(
  root: string,
  content: string,
  settings: BuildSettings,
  code = codeFingerprint(root),
): string {
  const folder = resolve(root, content);
  const others = readdirSync(folder).filter((name) => name !== ARTICLES);
  const before = JSON.stringify([code, folder, settings]);
  return hashOf(folder, others.sort(), createHash('sha256').update(before));
}

/**
 * Project folder and build settings in; a hash out that changes when a build would come out differently. `env` may name
 * another folder of content.
 */
export function fingerprint(root: string, settings: BuildSettings, env = process.env): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  return hashOf(root, [contentDirectory(env), ...CODE], hash);
}
