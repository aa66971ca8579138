import { readdirSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { ContentFile } from './read-content.ts';

const EXTENSIONS = new Set(['.yaml', '.md']);
/** What an editor may do to a file while the development server runs. */
const EVENTS = ['add', 'change', 'unlink'] as const;

/** A note to whoever works here, such as LICENSE.md. */
const NOTE = /^[A-Z]+\.md$/;

/**
 * The file itself, or those of a folder in name order, without notes.
 * Throws on any other name with capitals, which would make an address with capitals.
 */
function filesOf(path: string) {
  if (extname(path)) return [path];
  const names = readdirSync(path).filter((name) => EXTENSIONS.has(extname(name)) && !NOTE.test(name));
  for (const name of names) {
    const small = name.toLowerCase();
    if (name !== small)
      throw new Error(`${join(path, name)}: name of the file: expected small letters, such as ${small}`);
  }
  return names.sort().map((name) => join(path, name));
}

/** Reads one file. Errors: throws with file, field and what was expected. */
type ReadFile<T> = (file: string) => ContentFile<T>;
/** Looks at all files of a folder together. Errors: throws with the files that cannot stand beside each other. */
type CheckTogether<T> = (files: readonly { file: string; data: T }[]) => void;

/**
 * Astro loader for our content: one entry a file, its id the file's name. `path` is a file or a folder.
 * What reading a file or checking all together throws stops the build.
 */
export function content<T extends Record<string, unknown>>(
  path: string,
  readFile: ReadFile<T>,
  checkTogether?: CheckTogether<T>,
): Loader {
  return {
    name: 'northbar-content',
    async load({ store, watcher, logger, renderMarkdown, generateDigest }) {
      const render = async (file: string, body: string) => {
        const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(file) });
        return { ...rendered, html: rendered.html.trimEnd() };
      };
      const read = async (file: string) => {
        const id = basename(file, extname(file));
        const { data, body } = readFile(file);
        const rendered = body ? { rendered: await render(file, body) } : {};
        const digest = generateDigest({ data, body });
        // Astro takes only paths relative to the project; CONTENT_DIR may be anywhere.
        const filePath = relative(process.cwd(), file);
        return {
          file,
          entry: { id, data, body, filePath, digest, ...rendered },
        };
      };
      const fill = async () => {
        // All are read before the first is replaced: a mistake in one leaves the pages as they were.
        const files = [];
        for (const file of filesOf(path)) files.push(await read(file));
        checkTogether?.(files.map(({ file, entry }) => ({ file, data: entry.data })));
        store.clear();
        for (const { entry } of files) store.set(entry);
      };
      await fill();
      watcher?.add(path);
      const refill = (changed: string) => {
        // An editor's mistake is told, and the development server goes on.
        if (changed.includes(path)) fill().catch((error: unknown) => logger.error(String(error)));
      };
      for (const event of EVENTS) watcher?.on(event, refill);
    },
  };
}
