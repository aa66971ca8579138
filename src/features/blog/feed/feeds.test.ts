import { expect, test } from 'vitest';
import { POST } from '../post.fixture.ts';
import { feedArticle, feedHtml, rssFeed } from './write-feed.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/blog/ads-and-seo`;
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

test.each([
  ['<a href="/pricing">x</a>', `<a href="${ORIGIN}/pricing">x</a>`],
  ['<a href="#faq">x</a>', `<a href="${URL}#faq">x</a>`],
  ['<a href="https://a.example/?a=1&amp;b">x</a>', '<a href="https://a.example/?a=1&amp;b">x</a>'],
  ['<h2 id="a" class="b" tabindex="0">x</h2>', '<h2 id="a">x</h2>'],
  ['<img srcset="/a.png 1x, /b.png 2x">', `<img srcset="${ORIGIN}/a.png 1x, ${ORIGIN}/b.png 2x">`],
])('%s becomes %s in feeds', (html, feedMarkup) => expect(feedHtml(html, URL)).toBe(feedMarkup));

test('an article begins with its picture', () => {
  expect(feedArticle(ARTICLE, PARTS).html).toBe(
    `<p><img src="${ORIGIN}/assets/plates/a.webp" alt="A &quot;chart&quot;"></p><p>See <a href="${ORIGIN}/pricing">pricing</a>.</p>`,
  );
});

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
