import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SitePage, sitemapList } from '../../src/features/sitemap/site-page.ts';
import { sendError } from './answers.ts';
import { nearestFiller, sendMade } from './made-page.ts';
import { nearestPages } from './nearest-pages.ts';
import { NOT_FOUND_PAGE, NOT_FOUND_PAGES, notFoundPage } from './not-found-pages.ts';
import type { StoredFile } from './stored-file.ts';

type Parts = {
  files: ReadonlyMap<string, StoredFile>;
  /** Only those on the sitemap for people are ever offered. */
  pages: readonly SitePage[];
  /** Whether one more page may be made in this second. */
  mayMake(): boolean;
};

/**
 * Out: a function that answers 404 with the page that stands for the
 * address, and in it the known pages that are nearest to it; an address that cannot be read gets the page alone.
 */
export function notFoundAnswers({ files, pages, mayMake }: Parts) {
  const known = pages.filter(sitemapList);
  const offers = [...NOT_FOUND_PAGES, { page: NOT_FOUND_PAGE, prefix: '/' }].flatMap(({ page, prefix }) => {
    const file = files.get(page);
    const fill = file && nearestFiller(file);
    const under = known.filter(({ path }) => path.startsWith(prefix));
    return fill ? [[page, { file, fill, nearest: nearestPages(under) }] as const] : [];
  });
  const byPage = new Map(offers);

  return (request: IncomingMessage, response: ServerResponse, address = '') => {
    const page = files.has(notFoundPage(address)) ? notFoundPage(address) : NOT_FOUND_PAGE;
    const offer = byPage.get(page);
    const near = offer && address && mayMake() ? offer.nearest(address) : [];
    if (offer && near.length > 0) sendMade(request, response, 404, offer.file, offer.fill(near));
    else sendError(request, response, 404, files.get(page), 'Not Found');
  };
}
