import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readBlogFile } from '../../src/features/blog/file/files.ts';
import { expect, test } from '../support/site-fixture.ts';
import { DIST } from './page-files.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'content', 'blog');
const posts = readdirSync(FOLDER).map((name) => readBlogFile(join(FOLDER, name), 'Brand').data);
/** Part of the text within which it has to have named the tool and the service it belongs to. */
const FIRST_PART = 1 / 3;

for (const width of [390, 1440]) {
  test(`every article names a tool and a service in its first third, ${width} px wide`, async ({
    page,
    sharedSite,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of posts) {
      await page.goto(`${sharedSite.url}/blog/${slug}`);
      const parts = await page.locator('[data-article]').evaluate((text) => {
        const { top, height } = text.getBoundingClientRect();
        return ['/tools/', '/services/'].map((folder) => {
          const link = text.querySelector(`.ask a[href^="${folder}"]`);
          return link ? (link.getBoundingClientRect().bottom - top) / height : Number.POSITIVE_INFINITY;
        });
      });
      for (const part of parts) expect(part, slug).toBeLessThanOrEqual(FIRST_PART);
    }
  });
}

/** The narrowest phones, px. */
for (const width of [320, 360])
  test(`no figure of a table is cut at its column's edge, ${width} px wide`, async ({ page, sharedSite }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { slug } of posts) {
      await page.goto(`${sharedSite.url}/blog/${slug}`);
      const wide = await page
        .locator('[data-article] table.stacked')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > (table.parentElement as HTMLElement).clientWidth)
            .map((table) => table.textContent?.slice(0, 60)),
        );
      expect(wide, slug).toEqual([]);
    }
  });

test('every ask an article brings is on its page, once, and none of it in feeds and text twins', () => {
  const feed = readFileSync(join(DIST, 'blog', 'feed.json'), 'utf8');
  for (const { slug, asks } of posts) {
    const twin = readFileSync(join(DIST, 'blog', `${slug}.md`), 'utf8');
    const $ = load(readFileSync(join(DIST, 'blog', `${slug}.html`), 'utf8'));
    const shown = $('[data-article] .ask > p')
      .toArray()
      .map((line) => $(line).text());
    expect(shown.slice(1, asks.length + 1), slug).toEqual(asks);
    expect(new Set(shown).size).toBe(shown.length);
    for (const line of asks) {
      expect(twin).not.toContain(line);
      expect(feed).not.toContain(JSON.stringify(line).slice(1, -1));
    }
  }
});
