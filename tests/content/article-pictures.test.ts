import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleBookFor, rulesInMarkdown } from '../../src/content/rule-references.ts';
import { inContent, isSample } from '../support/content-in-use.ts';

const ARTICLES = inContent('blog');
const PICTURES = inContent('article-pictures');
const names = readdirSync(PICTURES)
  .filter((name) => name.endsWith('.svg') && !name.endsWith('.text.svg'))
  .map((name) => name.replace('.svg', ''));
const articles = readdirSync(ARTICLES)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const source = readFileSync(`${ARTICLES}/${name}`, 'utf8');
    return rulesInMarkdown(source, { source, rules: () => ruleBookFor(`${ARTICLES}/${name}`) });
  });
const ofArticles = articles.flatMap((text) => {
  const name = /^featured_image_url: plate:(.+)$/m.exec(text)?.[1];
  return name ? [[name, text] as const] : [];
});

test.runIf(isSample)('every picture is an article’s, a category’s or the one of all others', () => {
  const named = ofArticles.map(([name]) => name);
  const others = names.filter((name) => !/^category-|^default$/.test(name));
  expect(others.sort()).toEqual(named.sort());
});
