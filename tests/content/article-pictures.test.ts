import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articlePicture } from '../../src/content/article-pictures.ts';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const PICTURES = inContent('article-pictures');
const names = readdirSync(PICTURES)
  .filter((name) => name.endsWith('.svg') && !name.endsWith('.text.svg'))
  .map((name) => name.replace('.svg', ''));
const articles = filesIn(contentIn(CONTENT), 'blog').map(
  ({ text, body }) => `${text.slice(0, text.indexOf('\n---\n'))}\n---\n${body}`,
);
const ofArticles = articles.flatMap((text) => {
  const name = /^featured_image_url: plate:(.+)$/m.exec(text)?.[1];
  return name ? [[name, text] as const] : [];
});
/** A figure that would be wrong if the article's were edited; a single digit counts lines or months. */
const FIGURE = /\$?\d[\d,.]*\d%?/g;
/** Marks of an axis, what follows from two figures of the article, and what it writes as a word. */
const OWN: Record<string, string[]> = {
  'cost-per-signed-case': ['$1,000', '$2,000'],
  'law-firm-intake-speed-to-lead': ['17'],
  'lawyer-advertising-rules-by-state': ['10'],
  'local-services-ads-for-lawyers': ['$360', '$360'],
  'personal-injury-clients-online-2025': ['15'],
};
/** The numbers of rules and addresses are no figures. */
const LINK = /\[[^\]]*\]\([^)]*\)/g;
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, words = '']) => words).join('\n');

test.runIf(isSample)('every picture is an article’s, a category’s or the one of all others', () => {
  const named = ofArticles.map(([name]) => name);
  const others = names.filter((name) => !/^category-|^default$/.test(name));
  expect(others.sort()).toEqual(named.sort());
});

test.each(names)('%s says what it shows, in words of its own, and needs no typeface', (name) => {
  const { alt, svg } = articlePicture(name);
  expect(names.filter((other) => articlePicture(other).alt === alt)).toEqual([name]);
  expect(svg).not.toMatch(/<text|style=|<script|href=/);
});

test.each(ofArticles)('the figures of %s stand in its article', (name, article) => {
  const { texts = '', alt } = articlePicture(name);
  expect(texts).toContain('<text ');
  const figures = `${wordsOf(texts)}\n${alt}`.match(FIGURE) ?? [];
  const written = new Set(article.replaceAll(LINK, '').match(FIGURE));
  expect(figures.filter((figure) => !written.has(figure))).toEqual(OWN[name] ?? []);
});
