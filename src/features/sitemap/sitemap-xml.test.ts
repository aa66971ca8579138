import { expect, test } from 'vitest';
import { escapeXml } from '../../text/escape-xml.ts';
import { SITEMAP_PATH, sitemapFiles } from './sitemap-xml.ts';

const ORIGIN = 'https://www.northbar.example';
const TODAY = '2026-03-01';
const articleAt = (path: string) => ({ path, kind: 'article' }) as const;

test('the five reserved characters become entities, other characters are percent-encoded', () => {
  expect(escapeXml(`<a b='c' d="e">&`)).toBe('&lt;a b=&apos;c&apos; d=&quot;e&quot;&gt;&amp;');
  const xml = sitemapFiles([articleAt("/blog/q&a-o'neil-für")], ORIGIN, TODAY).get(SITEMAP_PATH);
  expect(xml).toContain(`<loc>${ORIGIN}/blog/q&amp;a-o&apos;neil-f%C3%BCr</loc>`);
});
