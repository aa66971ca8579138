import { expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { CHECKS, isFinding } from '../../src/features/page-reader/checks.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import { DIST, isBlogList, pages } from './built-pages.ts';

const { siteUrl } = await readManifest(DIST);

/** Pages for search results; a list of articles has its own address with a query. */
const own = pages.filter(
  ({ address, $ }) =>
    !$('meta[name=robots]').attr('content')?.includes('noindex') && !isBlogList(address),
);

/** Our pages are no lawyer's: who is admitted where, and which law holds, is not asked of them. */
const ARTICLE_CHECKS = new Set(['author-markup', 'date-markup']);

test.each(own.map((page) => [page.address, page] as const))(
  'our own reader finds nothing amiss on %s',
  (address, { html, $ }) => {
    const isArticle = $('meta[property="og:type"]').attr('content') === 'article';
    const fetched = {
      url: siteUrl + address,
      status: 200,
      hops: [],
      robotsHeader: undefined,
      linkHeader: undefined,
      crawlers: [],
    };
    const findings = readPage(html, fetched, new Date(0)).lines.filter(isFinding);
    const asked = findings.filter(({ id }) => {
      const { group } = CHECKS[id];
      return (group !== 'speaker' && group !== 'law') || (isArticle && ARTICLE_CHECKS.has(id));
    });
    expect(asked).toEqual([]);
  },
);
