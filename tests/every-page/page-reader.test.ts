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
      return CHECKS[id].group !== 'author' || isArticle;
    });
    expect(asked).toEqual([]);
  },
);
