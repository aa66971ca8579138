import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { holdArrival } from '../support/held-arrival.ts';
import { expect, test } from '../support/site-fixture.ts';
import { DIST } from './page-files.ts';

/** Elements that a phone lays out before it shows a page, of the page that has most of them, and a little room. */
const LAID_OUT: Record<PageKind, number> = {
  home: 150,
  agency: 195,
  blog: 240,
  form: 185,
  profile: 100,
  service: 310,
  city: 250,
  'practice-area': 245,
  report: 250,
  // the calculator is one part from its figures to its table
  tool: 540,
  policy: 205,
  sitemap: 215,
  article: 400,
  'article-list': 200,
  aside: 150,
};

const { pages } = JSON.parse(readFileSync(join(DIST, MANIFEST_FILE), 'utf8')) as Manifest;

test.use({ viewport: { width: 412, height: 823 } });

for (const [kind, most] of Object.entries(LAID_OUT))
  test(`${kind}: what is below the screen is not laid out on arrival`, async ({ page, sharedSite }) => {
    await holdArrival(page);
    const over: Record<string, number> = {};
    for (const { path } of pages.filter((each) => each.kind === kind)) {
      await page.goto(sharedSite.url + path);
      const laidOut = await page.evaluate(() => {
        const isLaidOut = (each: Element) => each.checkVisibility({ contentVisibilityAuto: true });
        return [...document.body.querySelectorAll('*')].filter(isLaidOut).length;
      });
      if (laidOut > most) over[path] = laidOut;
    }
    expect(over).toEqual({});
  });
