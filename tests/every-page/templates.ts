import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../support/pages-in-use.ts';
import { DIST } from './page-files.ts';

const sizeOf = (path: string) =>
  statSync(join(DIST, path === '/' ? 'index.html' : `${decodeURI(path)}.html`)).size;

const layoutOf = ({ kind, path }: (typeof pages)[number]) => {
  if (kind === 'agency' || kind === 'tool') return path;
  return kind === 'unlisted' ? path.split('/')[1] : kind;
};

/** Contains the longest page of each layout; `npm run prove -- pages` checks every page. */
export const templates = new Map(
  (process.env.PROVE
    ? pages
    : Map.groupBy(pages, layoutOf)
        .values()
        .map((group) => group.toSorted((a, b) => sizeOf(b.path) - sizeOf(a.path))[0])
        .filter((page) => page !== undefined)
  ).map(({ path, kind }) => [path, kind]),
);
