import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SitePage, sitemapList } from '../../src/features/sitemap/site-page.ts';
import { sendError } from './answers.ts';
import { nearestFiller, sendMade } from './made-page.ts';
import { nearestPages } from './nearest-pages.ts';
import type { StoredFile } from './stored-file.ts';

type NotFoundPage = { prefix: string; page: string; reason: string };

/** Pages of the build that stand for unknown addresses under a prefix. They answer 404, at their own address too. */
export const NOT_FOUND_PAGES: readonly NotFoundPage[] = [
  {
    prefix: '/team/',
    page: '/team/not-found',
    reason: 'An old link to someone who has left leads on to the people who are there.',
  },
  {
    prefix: '/blog',
    page: '/blog/not-found',
    reason:
      'A link to an article that has gone leads on to the articles; "Blog" is marked for any path that starts so.',
  },
];

/** Stands for every other unknown address. */
export const NOT_FOUND_PAGE = '/404';

/** The address of the page that stands for an unknown address, which is in lower case. */
export function notFoundPage(address: string): string {
  return NOT_FOUND_PAGES.find(({ prefix }) => address.startsWith(prefix))?.page ?? NOT_FOUND_PAGE;
}

type Parts = {
  files: ReadonlyMap<string, StoredFile>;
  /** Only those on the sitemap for people are ever offered. */
  pages: readonly SitePage[];
  /** Where addresses that are no pages lead, and the names of the lists that some of them lead to. */
  moved?: Readonly<Record<string, string>>;
  lists?: Readonly<Record<string, string>>;
  /** Whether one more page may be made in this second. */
  mayMake(): boolean;
};

/**
 * Answers 404 with the page that stands for the address, and in it the known pages that are nearest to it, or the
 * list of those in its folder; an address that cannot be read gets the page alone.
 */
export function notFoundAnswers({ files, pages, moved = {}, lists = {}, mayMake }: Parts) {
  const known = pages.filter(sitemapList);
  const offers = [...NOT_FOUND_PAGES, { page: NOT_FOUND_PAGE, prefix: '/' }].flatMap(({ page, prefix }) => {
    const file = files.get(page);
    const fill = file && nearestFiller(file);
    const under = known.filter(({ path }) => path.startsWith(prefix));
    return fill ? [[page, { file, fill, nearest: nearestPages(under) }] as const] : [];
  });
  const byPage = new Map(offers);
  /** The list of what lies in the folder of an address, if there is one. */
  function listAbove(address: string) {
    const folder = address.slice(0, address.lastIndexOf('/'));
    const [path, name] = [moved[folder], lists[folder]];
    return path && name ? { path, name } : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse, address = '') => {
    const page = files.has(notFoundPage(address)) ? notFoundPage(address) : NOT_FOUND_PAGE;
    const offer = byPage.get(page);
    const near = offer && address && mayMake() ? offer.nearest(address) : [];
    const list = address === page ? undefined : listAbove(address);
    if (list && offer && near.length === 0) near.push(list);
    if (offer && near.length > 0) sendMade(request, response, 404, offer.file, offer.fill(near));
    else sendError(request, response, 404, files.get(page), 'Not Found');
  };
}
