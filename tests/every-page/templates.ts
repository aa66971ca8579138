import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../support/pages-in-use.ts';
import { DIST } from './page-files.ts';

const sizeOf = (path: string) =>
  statSync(join(DIST, path === '/' ? 'index.html' : `${decodeURI(path)}.html`)).size;

/** Pages of these kinds are laid out each in its own way; asides differ by their folder. */
const layoutOf = ({ kind, path }: (typeof pages)[number]) => {
  if (kind === 'agency' || kind === 'tool') return path;
  return kind === 'aside' ? path.split('/')[1] : kind;
};

/** Of each layout the page with the longest content; every page in `npm run prove -- pages`. */
export const templates = new Map(
  (process.env.PROVE
    ? pages
    : Map.groupBy(pages, layoutOf)
        .values()
        .map((group) => group.toSorted((a, b) => sizeOf(b.path) - sizeOf(a.path))[0])
        .filter((page) => page !== undefined)
  ).map(({ path, kind }) => [path, kind]),
);
