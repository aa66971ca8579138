import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SitePage, sitemapList } from '../../src/features/sitemap/site-page.ts';
import { closestWord } from '../../src/text/closest-word.ts';
import { sendError } from './answers.ts';
import { type SuggestedPage, sendRenderedPage, suggestionFiller } from './made-page.ts';
import type { StoredFile } from './stored-file.ts';

const NEAREST_MOST = 3;
/** Number of characters of an address that are read, which bounds the cost. */
const READ = { characters: 200, words: 6, wordCharacters: 24 } as const;
/** Words that are common in addresses everywhere and identify no page. */
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
/** The weight of a word that resembles one of ours without being the same. */
const ALIKE = 0.7;
/** Words shorter than this resemble too many others. */
const ALIKE_CHARACTERS = 4;
/** "prices" and "pricing" have one stem. */
const ENDING_CHARACTERS = 2;
/** A page is offered when it shares the worth of one word that few pages have, and half as much as the best. */
const SHARE_OF_BEST = 0.5;
const SHARE_OF_RAREST = 0.45;

const slips = (length: number) => (length < 8 ? 1 : 2);

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}

/** "/services/legal-seo" is also found as "legalseo". */
function inOneWord(path: string): string[] {
  const parts = wordsOf(path.slice(path.replace(/\.\w{1,5}$/, '').lastIndexOf('/')));
  return parts.length > 1 ? [parts.join('')] : [];
}

/**
 * Finds for an unknown path, decoded, the pages whose path and name share the most words with it, best first, at most
 * NEAREST_MOST. Words that many pages have count for little, what all have for nothing, and alone they find none. Only the pages are ever
 * given back, nothing of the path is.
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

  /** Returns our word that a word of the address most probably means, and the certainty. */
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
        // of two pages that share as much the shorter one is nearer
        length: words.size,
      }))
      .toSorted((a, b) => b.score - a.score || a.length - b.length);
    // when more pages are equally near than can be offered, none of them is meant
    if (scored.filter(({ score }) => score === scored[0]?.score).length > NEAREST_MOST) return [];
    const least = Math.max((scored[0]?.score ?? 0) * SHARE_OF_BEST, rarest * SHARE_OF_RAREST);
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .slice(0, NEAREST_MOST)
      .map(({ page }) => page);
  };
}

type NotFoundPage = { prefix: string; page: string; reason: string };

/** Pages of the build for unknown addresses under a prefix. They answer 404, at their own address too. */
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

/** The page for every other unknown address. */
export const NOT_FOUND_PAGE = '/404';

function notFoundPage(address: string): string {
  return NOT_FOUND_PAGES.find(({ prefix }) => address.startsWith(prefix))?.page ?? NOT_FOUND_PAGE;
}

type Deps = {
  files: ReadonlyMap<string, StoredFile>;
  /** Only pages of the sitemap for people are suggested. */
  pages: readonly SitePage[];
  /** The targets of former addresses, and the names of the lists that some of them lead to. */
  moved?: Readonly<Record<string, string>>;
  lists?: Readonly<Record<string, string>>;
  /** Returns whether one more page may be made in this second. */
  mayMake(): boolean;
};

/**
 * Answers 404 with the page for the address, and in it the known pages that are nearest to it, or the
 * list of those in its folder; an address that cannot be read gets the page alone.
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
  /** The list page of the folder of an address, if any. */
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
