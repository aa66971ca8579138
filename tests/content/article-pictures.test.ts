import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articlePicture } from '../../src/content/article-pictures.ts';

const ARTICLES = 'content/blog';
const PICTURES = 'content/article-pictures';
const names = readdirSync(PICTURES)
  .filter((name) => !name.endsWith('.text.svg'))
  .map((name) => name.replace('.svg', ''));
const articles = readdirSync(ARTICLES)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`${ARTICLES}/${name}`, 'utf8'));
const ofArticles = articles.flatMap((text) => {
  const name = /^featured_image_url: plate:(.+)$/m.exec(text)?.[1];
  return name ? [[name, text] as const] : [];
});
/** A figure that would be wrong if the article's were edited; a single digit counts lines or months. */
const FIGURE = /\$?\d[\d,.]*\d%?/g;
/** Marks of an axis, and what follows from two figures of the article. */
const OWN: Record<string, string[]> = {
  'cost-per-signed-case': ['$1,000', '$2,000'],
  'law-firm-intake-speed-to-lead': ['17'],
};
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, words = '']) => words).join('\n');

test('every picture is an article’s, a category’s or the one of all others', () => {
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
  const written = article.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(figures.filter((figure) => !written.includes(figure))).toEqual(OWN[name] ?? []);
});
