import { expect, test } from 'vitest';
import { POST } from '../post.fixture.ts';
import { feedArticle, rssFeed } from './write-feed.ts';

const ORIGIN = 'https://www.northbar.example';
const WORDS = {
  title: 'Northbar Blog',
  description: 'A & B',
  language: 'en',
  brand: 'Northbar',
  origin: ORIGIN,
};
const ARTICLE = { ...POST, title: 'Ads & SEO: "which" <first>?' };
const PARTS = {
  html: '<p>See <a href="/pricing">pricing</a>.</p>',
  image: {
    src: '/assets/plates/a.webp',
    alt: 'A "chart"',
    social: '/social/blog/ads-and-seo.png',
  },
  origin: ORIGIN,
};

test('an article in RSS has its author, category and picture, with escaped texts', () => {
  const xml = rssFeed(WORDS, [feedArticle(ARTICLE, PARTS)]);
  for (const element of [
    '<dc:creator>Linh Trieu</dc:creator>',
    '<category>SEO &amp; PPC</category>',
    '<title><![CDATA[Ads & SEO: "which" <first>?]]></title>',
    `url="${ORIGIN}/social/blog/ads-and-seo.png"`,
  ])
    expect(xml).toContain(element);
});
