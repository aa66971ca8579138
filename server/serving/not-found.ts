import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SitePage, sitemapList } from '../../src/features/sitemap/site-page.ts';
import { closestWord } from '../../src/text/closest-word.ts';
import { sendError } from './answers.ts';
import { type SuggestedPage, sendRenderedPage, suggestionFiller } from './rendered-page.ts';
import type { StoredFile } from './stored-file.ts';

const MAX_SUGGESTIONS = 3;
const MAX_COMPARED = { characters: 200, words: 6, wordCharacters: 24 } as const;
const COMMON_WORDS = new Set([
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
const SIMILAR_WEIGHT = 0.7;
const MIN_SIMILAR_CHARACTERS = 4;
/** A stem lacks the last characters of a word: "prices" and "pricing" have the same stem. */
const ENDING_CHARACTERS = 2;
// Minimum score of a suggestion, as a share of the best score and of the weight of a word that only
// one page has. The higher minimum applies.
const MIN_SHARE_OF_BEST = 0.5;
const MIN_SHARE_OF_UNIQUE_WORD = 0.45;

const maxTypos = (length: number) => (length < 8 ? 1 : 2);

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 && !COMMON_WORDS.has(word));
}

/** Returns "legalseo" for "/services/legal-seo". */
function joinWords(path: string): string[] {
  const parts = wordsOf(path.slice(path.replace(/\.\w{1,5}$/, '').lastIndexOf('/')));
  return parts.length > 1 ? [parts.join('')] : [];
}

// Returns a function that finds the pages with the most words in common with a decoded path. A word
// counts less if more pages have it. The result contains no part of the path itself.
function createPageFinder(pages: readonly SuggestedPage[]): (path: string) => SuggestedPage[] {
  const entries = pages.map((page) => ({
    page,
    words: new Set([...wordsOf(`${page.path} ${page.name}`), ...joinWords(page.path)]),
  }));
  const vocabulary = [...new Set(entries.flatMap(({ words }) => [...words]))];
  const weights = new Map(
    vocabulary.map((word) => {
      const pagesWithWord = entries.filter(({ words }) => words.has(word)).length;
      return [word, Math.log(pages.length / pagesWithWord)];
    }),
  );
  const uniqueWordWeight = Math.log(pages.length);

  function similarWord(word: string): [string, number] | undefined {
    if (weights.has(word)) return [word, 1];
    if (word.length < MIN_SIMILAR_CHARACTERS) return undefined;
    const stem = word.slice(0, Math.max(MIN_SIMILAR_CHARACTERS, word.length - ENDING_CHARACTERS));
    const closestMatch =
      closestWord(word, vocabulary, maxTypos) ??
      vocabulary.find((vocabularyWord) => vocabularyWord.startsWith(stem));
    return closestMatch && closestMatch.length >= MIN_SIMILAR_CHARACTERS
      ? [closestMatch, SIMILAR_WEIGHT]
      : undefined;
  }

  return (path) => {
    const pathWords = wordsOf(path.slice(0, MAX_COMPARED.characters))
      .filter((word) => word.length <= MAX_COMPARED.wordCharacters)
      .slice(0, MAX_COMPARED.words)
      .flatMap((word) => {
        const match = similarWord(word);
        return match ? [match] : [];
      });
    const scoredPages = entries
      .map(({ page, words }) => ({
        page,
        score: pathWords.reduce(
          (sum, [word, similarity]) =>
            sum + (words.has(word) ? similarity * (weights.get(word) ?? 0) : 0),
          0,
        ),
        // Of two pages with the same score, the page with fewer words is better.
        length: words.size,
      }))
      .toSorted((a, b) => b.score - a.score || a.length - b.length);
    // If too many pages share the best score, none of them is a useful suggestion.
    if (scoredPages.filter(({ score }) => score === scoredPages[0]?.score).length > MAX_SUGGESTIONS)
      return [];
    const minScore = Math.max(
      (scoredPages[0]?.score ?? 0) * MIN_SHARE_OF_BEST,
      uniqueWordWeight * MIN_SHARE_OF_UNIQUE_WORD,
    );
    return scoredPages
      .filter(({ score }) => score > 0 && score >= minScore)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ page }) => page);
  };
}

/** These pages are sent with the status 404, even at their own paths. */
export const NOT_FOUND_PAGES: readonly { prefix: string; page: string }[] = [
  /** A visitor with an old link to a former member of the team finds the present members. */
  { prefix: '/team/', page: '/team/not-found' },
  /** A visitor with a link to a deleted article finds others. The header highlights "Blog". */
  { prefix: '/blog', page: '/blog/not-found' },
];

export const NOT_FOUND_PAGE = '/404';

function notFoundPage(path: string): string {
  return NOT_FOUND_PAGES.find(({ prefix }) => path.startsWith(prefix))?.page ?? NOT_FOUND_PAGE;
}

type Deps = {
  files: ReadonlyMap<string, StoredFile>;
  pages: readonly SitePage[];
  redirects?: Readonly<Record<string, string>>;
  listNames?: Readonly<Record<string, string>>;
  canRender(): boolean;
};

/** If the path cannot be decoded (''), the page has no suggestions. */
export function notFoundRoutes({ files, pages, redirects = {}, listNames = {}, canRender }: Deps) {
  const listedPages = pages.filter(sitemapList);
  const suggestions = [...NOT_FOUND_PAGES, { page: NOT_FOUND_PAGE, prefix: '/' }].flatMap(
    ({ page, prefix }) => {
      const file = files.get(page);
      const fill = file && suggestionFiller(file);
      const pagesUnder = listedPages.filter(({ path }) => path.startsWith(prefix));
      return fill ? [[page, { file, fill, findPages: createPageFinder(pagesUnder) }] as const] : [];
    },
  );
  const suggestionsByPage = new Map(suggestions);
  function listAbove(missingPath: string) {
    const folder = missingPath.slice(0, missingPath.lastIndexOf('/'));
    const [path, name] = [redirects[folder], listNames[folder]];
    return path && name ? { path, name } : undefined;
  }

  return (request: IncomingMessage, response: ServerResponse, path = '') => {
    const page = files.has(notFoundPage(path)) ? notFoundPage(path) : NOT_FOUND_PAGE;
    const suggestion = suggestionsByPage.get(page);
    const similarPages = suggestion && path && canRender() ? suggestion.findPages(path) : [];
    const list = path === page ? undefined : listAbove(path);
    if (list && suggestion && similarPages.length === 0) similarPages.push(list);
    if (suggestion && similarPages.length > 0)
      sendRenderedPage(request, response, 404, suggestion.file, suggestion.fill(similarPages));
    else sendError(request, response, 404, files.get(page), 'Not Found');
  };
}
