import { join } from 'node:path';
import { siteIn } from '../src/content/site-in.ts';
import { readSource } from '../src/content/source-text.ts';
import { isOffered, readPlaceText } from '../src/content-places.ts';
import { readBlogFile } from '../src/features/blog/file/files.ts';
import { contentFiles, readingOf } from './readings.ts';

/** What the work throws, and nothing when it does not. */
function thrownBy(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Reads every file of the content folder by its own rules, so that whoever has written several is told of all their
 * mistakes at once; what several files break together is told when the pages are made of them.
 * Errors: throws one line per mistake: file, line, field, what was expected.
 */
export function refuseMistakes(content: string): void {
  // Without it nobody knows what the others are called by, nor which of them count.
  const site = thrownBy(() => siteIn(content));
  const brand = site.length ? undefined : siteIn(content).brand;
  const counts = site.length ? () => true : isOffered(content);
  const mistakes = contentFiles(content)
    .filter((path) => path !== 'site.yaml' && counts(join(content, path)))
    .flatMap((path) => {
      const file = join(content, path);
      const reading = readingOf(path);
      if (!reading) return [];
      return thrownBy(() =>
        reading.kind === 'article'
          ? readBlogFile(file, brand ?? '')
          : readPlaceText(file, readSource(file), reading.schema, brand),
      );
    });
  const all = [...site, ...mistakes];
  if (all.length) throw new Error(all.join('\n'));
}
