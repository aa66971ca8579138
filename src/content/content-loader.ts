import { relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import { renderMarkdown } from '../text/markdown.ts';
import { nameOf } from './content-files.ts';
import { withFile } from './mistake.ts';
import type { ContentFile } from './read-content.ts';

/** What an editor may do to a file while the development server runs. */
const EVENTS = ['add', 'change', 'unlink'] as const;

/** What is read, and how. */
type Reading<T> = {
  /** A file or a folder. */
  path: string;
  /** The files there. Errors: throws on one that nothing would read. */
  files(): string[];
  /** Reads one file. Errors: throws with file, line, field and what was expected. */
  read(file: string): ContentFile<T>;
  /** What stays out of the built site; the development server shows it. */
  isHeldBack?: ((data: T) => boolean) | undefined;
  /** Looks at all files together. Errors: throws with the files that cannot stand beside each other. */
  checkTogether?: ((files: readonly { file: string; data: T }[]) => void) | undefined;
  /** Looks at the pictures that they name. Errors: throws with the file that names one that cannot be shown. */
  checkPictures?: ((files: readonly { file: string; data: T }[]) => Promise<void>) | undefined;
};

/** Astro loader for our content: one entry a file, its id the file's name. What reading throws stops the build. */
export function content<T extends Record<string, unknown>>(reading: Reading<T>): Loader {
  return {
    name: 'northbar-content',
    async load({ store, watcher, logger, generateDigest }) {
      const entryOf = (file: string) => {
        const { data, body } = reading.read(file);
        const rendered = body
          ? { rendered: { html: withFile(file, () => renderMarkdown(body)) } }
          : {};
        const digest = generateDigest({ data, body });
        // Astro takes only paths relative to the project; CONTENT_DIR may be anywhere.
        const filePath = relative(process.cwd(), file);
        return {
          file,
          entry: { id: nameOf(file), data, body, filePath, digest, ...rendered },
        };
      };
      const fill = () => {
        // All are read before the first is replaced: a mistake in one leaves the pages as they were.
        const entries = reading.files().map(entryOf);
        const files = entries.map(({ file, entry }) => ({ file, data: entry.data }));
        reading.checkTogether?.(files);
        store.clear();
        const isShown = ({ data }: { data: T }) =>
          watcher !== undefined || !reading.isHeldBack?.(data);
        for (const { entry } of entries) if (isShown(entry)) store.set(entry);
        return files;
      };
      const first = fill();
      await reading.checkPictures?.(first);
      watcher?.add(reading.path);
      const refill = (changed: string) => {
        if (!changed.includes(reading.path)) return;
        // An editor's mistake is told, and the development server goes on.
        const tell = (error: unknown) => logger.error(String(error));
        try {
          const files = fill();
          reading.checkPictures?.(files).catch(tell);
        } catch (error) {
          tell(error);
        }
      };
      for (const event of EVENTS) watcher?.on(event, refill);
    },
  };
}
