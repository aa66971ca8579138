import { readdirSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { readContentFile } from './read-content.ts';

const EXTENSIONS = new Set(['.yaml', '.md']);
/** What an editor may do to a file while the development server runs. */
const EVENTS = ['add', 'change', 'unlink'] as const;

/** In: a content file, or a folder of them. Out: the files, in name order; notes such as LICENSE.md are left out. */
function filesOf(path: string) {
  if (extname(path)) return [path];
  return readdirSync(path)
    .filter((name) => EXTENSIONS.has(extname(name)) && name === name.toLowerCase())
    .sort()
    .map((name) => join(path, name));
}

/**
 * Astro loader for our content: one entry a file, its id the file's name.
 * In: a file or folder, the schema of its fields, and the name that {brand} stands for. Errors: the build stops with file, field and what was expected.
 */
export function content<T extends Record<string, unknown>>(
  path: string,
  schema: z.ZodType<T>,
  brand: string,
): Loader {
  return {
    name: 'northbar-content',
    async load({ store, watcher, logger, renderMarkdown, generateDigest }) {
      const read = async (file: string) => {
        const { data, body } = readContentFile(file, schema, brand);
        const rendered = body
          ? { rendered: await renderMarkdown(body, { fileURL: pathToFileURL(file) }) }
          : {};
        const digest = generateDigest({ data, body });
        // Astro takes only paths relative to the project; CONTENT_DIR may be anywhere.
        const filePath = relative(process.cwd(), file);
        return { id: basename(file, extname(file)), data, body, filePath, digest, ...rendered };
      };
      const fill = async () => {
        // All are read before the first is replaced: a mistake in one leaves the pages as they were.
        const entries = [];
        for (const file of filesOf(path)) entries.push(await read(file));
        store.clear();
        for (const entry of entries) store.set(entry);
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
