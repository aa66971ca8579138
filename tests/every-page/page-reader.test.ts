import { expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import { DIST, isBlogList, pages } from './built-pages.ts';

const { siteUrl } = await readManifest(DIST);

/** Pages for search results; a list of articles has its own address with a query. */
const own = pages.filter(
  ({ address, $ }) =>
    !$('meta[name=robots]').attr('content')?.includes('noindex') && !isBlogList(address),
);

test.each(own.map((page) => [page.address, page] as const))(
  'our own reader finds nothing to fix on %s',
  (address, { html }) => {
    const fetched = {
      url: siteUrl + address,
      status: 200,
      hops: [],
      robotsHeaders: [],
      crawlers: [],
    };
    const result = readPage(html, fetched, new Date());
    const lines = 'reading' in result ? result.reading.lines : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ problem }) => problem)).toEqual([]);
  },
);
