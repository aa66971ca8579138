import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readBlogFile } from '../../src/features/blog/file/files.ts';
import { inContent, site } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { DIST } from './page-files.ts';
import { expect, test } from './page-tab.ts';

const published = new Set(pagesOf('article'));
const posts = readdirSync(inContent('blog'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readBlogFile(inContent('blog', name), site.brand).data)
  .filter(({ slug }) => published.has(`/blog/${slug}`));
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
