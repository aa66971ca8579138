import { relative, resolve } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { renderMarkdown } from '../text/markdown.ts';
import type { CheckedFile, Content } from './check-content.ts';
import { withFile } from './mistake.ts';

const WATCH_EVENTS = ['add', 'change', 'unlink'] as const;

type ContentSource = {
  folder: string;
  read(): Content;
  /**
   * Returns undefined for a file that the site does not show. The development server, where
   * `isBuild` is false, shows drafts.
   */
  dataForSite(
    file: CheckedFile,
    content: Content,
    isBuild: boolean,
  ): Pick<CheckedFile, 'data' | 'body'> | undefined;
};

/** After a mistake in a file, the development server prints it and serves the old content. */
export function contentLoaders(source: ContentSource): (name: string) => Loader {
  let content: Content | undefined;
  const storeFillers: (() => void)[] = [];

  function fillStore(name: string, { store, watcher }: LoaderContext) {
    content ??= source.read();
    store.clear();
    for (const file of content.files.filter(({ collectionName }) => collectionName === name)) {
      const entry = source.dataForSite(file, content, watcher === undefined);
      if (!entry) continue;
      const { data, body } = entry as { data: Record<string, unknown>; body: string };
      // Astro accepts only paths relative to the project's folder; CONTENT_DIR may be anywhere.
      const path = relative(process.cwd(), resolve(source.folder, file.path));
      const rendered = body
        ? { rendered: { html: withFile(path, () => renderMarkdown(body)) } }
        : {};
      store.set({
        id: file.name,
        data,
        body,
        filePath: path,
        ...rendered,
      });
    }
  }

  function watchFolder({ watcher, logger }: LoaderContext) {
    const folder = resolve(source.folder);
    watcher?.add(folder);
    const reload = (path: string) => {
      if (!path.startsWith(folder)) return;
      try {
        content = source.read();
        for (const fillAgain of storeFillers) fillAgain();
      } catch (error) {
        logger.error(error instanceof Error ? error.message : String(error));
      }
    };
    for (const event of WATCH_EVENTS) watcher?.on(event, reload);
  }

  return (name) => ({
    name: 'northbar-content',
    async load(context) {
      fillStore(name, context);
      if (storeFillers.length === 0) watchFolder(context);
      storeFillers.push(() => fillStore(name, context));
    },
  });
}
