import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that grow with the number of articles, or must not. */
const WATCHED = [
  'blog.html',
  'blog/page/2.html',
  'blog/feed.xml',
  'blog/feed.json',
  'llms.txt',
  'llms-full.txt',
  'sitemap.xml',
];
const KILO = 1_000;

/** A built site's folder in; one line for each watched file it has out, its size as it is and in brotli. */
export function watchedSizes(directory: string): string[] {
  const kilobytes = (file: string) => `${(statSync(file).size / KILO).toFixed(1)} KB`;
  return WATCHED.map((name) => ({ name, file: join(directory, name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const brotli = existsSync(`${file}.br`) ? `, ${kilobytes(`${file}.br`)} brotli` : '';
      return `${name}: ${kilobytes(file)}${brotli}`;
    });
}
