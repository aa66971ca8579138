import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const PLATE = 'plate:';

test.runIf(isSample)('every picture belongs to an article or a category, or is the default', () => {
  const pictures = readdirSync(inContent('article-pictures'))
    .filter((name) => name.endsWith('.svg') && !/\.text\.svg$|^category-|^default\./.test(name))
    .map((name) => PLATE + name.replace('.svg', ''));
  const named = filesIn(contentIn(CONTENT), 'blog')
    .map(({ data }) => data.featured_image_url)
    .filter((image) => image.startsWith(PLATE));
  expect(pictures.toSorted()).toEqual(named.toSorted());
});
