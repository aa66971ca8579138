import { describe, expect, test } from 'vitest';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { isSample } from '../support/content-in-use.ts';
import { type BuiltPage, manifest, pages } from './built-pages.ts';

const MAX_WORDS_OF_KIND: Partial<Record<PageKind, number>> = {
  home: 800,
  service: 1_100,
  'practice-area': 1_450,
  city: 950,
  report: 1_400,
  tool: 600,
};
const MAX_WORDS_OF_PAGE: Record<string, number> = { '/about': 900, '/pricing': 1_100 };
/** The lower limit finds pages that lost their text. */
const MIN_WORDS = 500;

const HIDDEN =
  'script, style, template, noscript, [hidden], [popover], .sr-only, details > :not(summary)';

const countWords = (text: string) => text.match(/[\p{L}\p{N}’'$%,.-]+/gu)?.length ?? 0;

function countVisibleWords({ $ }: BuiltPage) {
  const main = $('main').clone();
  main.find(HIDDEN).remove();
  return countWords(main.text());
}

const kinds = new Map(manifest.pages.map(({ path, kind }) => [path, kind]));
const limitedPages = pages.flatMap((page) => {
  const kind = kinds.get(page.address);
  const limit = MAX_WORDS_OF_PAGE[page.address] ?? (kind && MAX_WORDS_OF_KIND[kind]);
  return limit ? [[page.address, limit, page] as const] : [];
});

describe.runIf(isSample)('the length of pages', () => {
  test.each(limitedPages)('allows %s at most %i visible words', (_, limit, page) => {
    const count = countVisibleWords(page);
    expect(count).toBeLessThanOrEqual(limit);
    expect(count).toBeGreaterThan(MIN_WORDS);
  });
});
