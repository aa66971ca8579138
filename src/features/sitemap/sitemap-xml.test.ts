import { expect, test } from 'vitest';
import { escapeXml } from '../../text/escape-xml.ts';
import { MAX_SITEMAP_ADDRESSES, SITEMAP_PATH, sitemapFiles } from './sitemap-xml.ts';

const ORIGIN = 'https://www.northbar.example';
const TODAY = '2026-03-01';
const articleAt = (path: string) => ({ path, kind: 'article' }) as const;
const numberedPages = (count: number) =>
  Array.from({ length: count }, (_, index) => articleAt(`/blog/post-${index}`));
const countTags = (xml: string | undefined, tag: string) => xml?.split(`<${tag}>`).length ?? 0;

test('the five reserved characters become entities, other characters are percent-encoded', () => {
  expect(escapeXml(`<a b='c' d="e">&`)).toBe('&lt;a b=&apos;c&apos; d=&quot;e&quot;&gt;&amp;');
  const xml = sitemapFiles([articleAt("/blog/q&a-o'neil-für")], ORIGIN, TODAY).get(SITEMAP_PATH);
  expect(xml).toContain(`<loc>${ORIGIN}/blog/q&amp;a-o&apos;neil-f%C3%BCr</loc>`);
});

test('addresses up to the limit are one file; more addresses are an index and its parts', () => {
  const limit = MAX_SITEMAP_ADDRESSES;
  expect([...sitemapFiles(numberedPages(limit), ORIGIN, TODAY).keys()]).toEqual([SITEMAP_PATH]);
  const files = sitemapFiles(numberedPages(limit + 1), ORIGIN, TODAY);
  expect([...files.keys()]).toEqual([SITEMAP_PATH, '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(countTags(files.get('/sitemap-1.xml'), 'url') - 1).toBe(limit);
  expect(countTags(files.get('/sitemap-2.xml'), 'url') - 1).toBe(1);
  expect(files.get(SITEMAP_PATH)).toContain(
    `  <sitemap>\n    <loc>${ORIGIN}/sitemap-2.xml</loc>\n    <lastmod>${TODAY}</lastmod>\n  </sitemap>`,
  );
});
