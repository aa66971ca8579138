import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SitePage, sitemapList } from '../../src/features/sitemap/site-page.ts';
import { closestWord } from '../../src/text/closest-word.ts';
import { sendError } from './answers.ts';
import { type SuggestedPage, sendRenderedPage, suggestionFiller } from './made-page.ts';
import type { StoredFile } from './stored-file.ts';

const NEAREST_MOST = 3;
/** Limits for the part of an address that is compared, so that a long address takes no more time. */
const READ = { characters: 200, words: 6, wordCharacters: 24 } as const;
/** Words that are common in addresses and do not identify a page. */
const EMPTY_WORDS = new Set([
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'index',
  'www',
  'com',
  'the',
  'and',
  'for',
]);
/** Weight of a word that is only similar to one of our words. */
const ALIKE = 0.7;
/** Shorter words are not compared by similarity, because they are similar to too many others. */
const ALIKE_CHARACTERS = 4;
/** Number of characters that are removed for the stem of a word: "prices" and "pricing" have the same stem. */
const ENDING_CHARACTERS = 2;
/** A page is suggested if its score is at least this part of the best score, and this part of that of a unique word. */
const SHARE_OF_BEST = 0.5;
const SHARE_OF_RAREST = 0.45;

const slips = (length: number) => (length < 8 ? 1 : 2);

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}

/** Returns the last part of a path as a single word: "legalseo" for "/services/legal-seo". */
function inOneWord(path: string): string[] {
  const parts = wordsOf(path.slice(path.replace(/\.\w{1,5}$/, '').lastIndexOf('/')));
  return parts.length > 1 ? [parts.join('')] : [];
}

/**
 * Returns a function that finds the pages for an unknown path, which must be decoded: those whose path and name have the
 * most words in common with it, the best first, at most NEAREST_MOST. A word counts less if more pages have it. The result
 * contains nothing of the unknown path.
 */
function nearestPages(pages: readonly SuggestedPage[]): (path: string) => SuggestedPage[] {
  const entries = pages.map((page) => ({
    page,
    words: new Set([...wordsOf(`${page.path} ${page.name}`), ...inOneWord(page.path)]),
  }));
  const vocabulary = [...new Set(entries.flatMap(({ words }) => [...words]))];
  const worth = new Map(
    vocabulary.map((word) => {
      const having = entries.filter(({ words }) => words.has(word)).length;
      return [word, Math.log(pages.length / having)];
    }),
  );
  const byLength = Map.groupBy(vocabulary, (word) => word.length);
  const rarest = Math.log(pages.length);

  /** Returns the word of our pages that is most similar to a word of the address, and its weight. */
  function meant(word: string): [string, number] | undefined {
    if (worth.has(word)) return [word, 1];
    if (word.length < ALIKE_CHARACTERS) return undefined;
    const distance = slips(word.length);
    const lengths = Array.from(
      { length: 2 * distance + 1 },
      (_, index) => word.length - distance + index,
    );
    const alike = lengths.flatMap((length) => byLength.get(length) ?? []);
    const stem = word.slice(0, Math.max(ALIKE_CHARACTERS, word.length - ENDING_CHARACTERS));
    const closest =
      closestWord(word, alike, slips) ?? vocabulary.find((each) => each.startsWith(stem));
    return closest && closest.length >= ALIKE_CHARACTERS ? [closest, ALIKE] : undefined;
  }

  return (path) => {
    const pathWords = wordsOf(path.slice(0, READ.characters))
      .filter((word) => word.length <= READ.wordCharacters)
      .slice(0, READ.words)
      .flatMap(
        (word) => [meant(word) ?? []].filter((found) => found.length > 0) as [string, number][],
      );
    const scored = entries
      .map(({ page, words }) => ({
        page,
        score: pathWords.reduce(
          (sum, [word, surely]) => sum + (words.has(word) ? surely * (worth.get(word) ?? 0) : 0),
          0,
        ),
        // Of two pages with the same score, the one with fewer words is better.
        length: words.size,
      }))
      .toSorted((a, b) => b.score - a.score || a.length - b.length);
    // If too many pages share the best score, none of them is a useful suggestion.
    if (scored.filter(({ score }) => score === scored[0]?.score).length > NEAREST_MOST) return [];
    const least = Math.max((scored[0]?.score ?? 0) * SHARE_OF_BEST, rarest * SHARE_OF_RAREST);
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .slice(0, NEAREST_MOST)
      .map(({ page }) => page);
  };
}

type NotFoundPage = { prefix: string; page: string; reason: string };

/** Built pages for unknown addresses under a prefix. They answer 404, also at their own address. */
export const NOT_FOUND_PAGES: readonly NotFoundPage[] = [
  {
    prefix: '/team/',
    page: '/team/not-found',
    reason: 'A visitor with an old link to a former member of the team finds the present members.',
  },
  {
    prefix: '/blog',
    page: '/blog/not-found',
    reason:
      'A visitor with a link to a deleted article finds other articles; "Blog" is highlighted in the header.',
  },
];

/** The page for all other unknown addresses. */
export const NOT_FOUND_PAGE = '/404';

function notFoundPage(address: string): string {
  return NOT_FOUND_PAGES.find(({ prefix }) => address.startsWith(prefix))?.page ?? NOT_FOUND_PAGE;
}

type Deps = {
  files: ReadonlyMap<string, StoredFile>;
  /** Pages of the site. Only pages on /sitemap are suggested. */
  pages: readonly SitePage[];
  /** Targets by former address, and for some of these addresses the name of the list that is their target. */
  moved?: Readonly<Record<string, string>>;
  lists?: Readonly<Record<string, string>>;
  /** Returns whether another page may be rendered in this second. */
  mayMake(): boolean;
};

/**
 * Returns a function that answers 404 with the page for the address. The page has links to the pages with the most similar
 * addresses, or to the list of its folder. An address that cannot be decoded gets the page without links.
 */
export function notFoundRoutes({ files, pages, moved = {}, lists = {}, mayMake }: Deps) {
  const known = pages.filter(sitemapList);
  const offers = [...NOT_FOUND_PAGES, { page: NOT_FOUND_PAGE, prefix: '/' }].flatMap(
    ({ page, prefix }) => {
      const file = files.get(page);
      const fill = file && suggestionFiller(file);
      const under = known.filter(({ path }) => path.startsWith(prefix));
      return fill ? [[page, { file, fill, nearest: nearestPages(under) }] as const] : [];
    },
  );
  const byPage = new Map(offers);
  /** Returns the list to which the folder of an address leads; undefined if there is none. */
  function listAbove(address: string) {
    const folder = address.slice(0, address.lastIndexOf('/'));
    const [path, name] = [moved[folder], lists[folder]];
    return path && name ? { path, name } : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse, address = '') => {
    const page = files.has(notFoundPage(address)) ? notFoundPage(address) : NOT_FOUND_PAGE;
    const offer = byPage.get(page);
    const nearest = offer && address && mayMake() ? offer.nearest(address) : [];
    const list = address === page ? undefined : listAbove(address);
    if (list && offer && nearest.length === 0) nearest.push(list);
    if (offer && nearest.length > 0)
      sendRenderedPage(request, response, 404, offer.file, offer.fill(nearest));
    else sendError(request, response, 404, files.get(page), 'Not Found');
  };
}
