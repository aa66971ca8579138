import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { CONTENT, inContent, isSample } from '../support/content-in-use.ts';

const PLATE = 'plate:';

test.runIf(isSample)('every drawn picture of an article is used by one article', () => {
  const pictures = readdirSync(inContent('article-pictures'))
    .filter((name) => name.endsWith('.svg') && !/\.text\.svg$|^category-|^default\./.test(name))
    .map((name) => PLATE + name.replace('.svg', ''));
  const usedPictures = filesIn(contentIn(CONTENT), 'blog')
    .map(({ data }) => data.featured_image_url)
    .filter((image) => image.startsWith(PLATE));
  expect(pictures.toSorted()).toEqual(usedPictures.toSorted());
});
