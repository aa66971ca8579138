import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test.runIf(isSample)('every picture belongs to an article or a category, or is the default', () => {
  const named = ofArticles.map(([name]) => name);
  const articleNames = names.filter((name) => !/^category-|^default$/.test(name));
  expect(articleNames.sort()).toEqual(named.sort());
});
