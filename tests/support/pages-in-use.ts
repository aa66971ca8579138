import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { DIST } from '../every-page/page-files.ts';

export const { pages } = JSON.parse(readFileSync(join(DIST, MANIFEST_FILE), 'utf8')) as Manifest;

export const pagesOf = (kind: PageKind) =>
  pages.filter((page) => page.kind === kind).map(({ path }) => path);

const htmlOf = (path: string) =>
  readFileSync(join(DIST, path === '/' ? 'index.html' : `${decodeURI(path)}.html`), 'utf8');

export const pagesWith = (pattern: RegExp, kind: PageKind) =>
  pagesOf(kind).filter((path) => pattern.test(htmlOf(path)));

export const pageOf = (kind: PageKind) => pagesOf(kind)[0];
