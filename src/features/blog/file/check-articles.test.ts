import { expect, test, vi } from 'vitest';
import { folderWith } from '../../../../tests/support/folder-with.ts';
import { contentIn } from '../../../content-checks.ts';
import { photoMistakes } from './check-articles.ts';

/** Has one article for each header, named 0.md, 1.md and so on, and a file that is no picture. */
function contentWith(...headers: string[]) {
  const articles = headers.map(
    (header, index) => [`blog/${index}.md`, `---\n${header}\n---\nText`] as const,
  );
  const files = { ...Object.fromEntries(articles), 'article-pictures/desk.jpg': 'no picture' };
  const folder = folderWith(files);
  vi.stubEnv('CONTENT_DIR', folder);
  return contentIn(folder);
}
const mistakes = (...headers: string[]) =>
  contentWith(...headers)
    .mistakes.filter(({ path }) => path.startsWith('blog/'))
    .map(({ path, mistake }) => `${path}: ${mistake.message}`);

test('a former slug that two articles share is refused with both files', () => {
  expect(mistakes('slug: a\nformer: [old, old]', 'slug: b\nformer: [old]')).toEqual([
    'blog/1.md: line 3: former.0: expected a slug that no other article had, but blog/0.md also lists "old"',
  ]);
});

test('a category in two spellings is reported with both spellings', () => {
  expect(mistakes('slug: a\ncategory: Bar Rules', 'slug: b\ncategory: Bar rules')).toEqual([
    'blog/1.md: line 3: category: expected "Bar Rules" as blog/0.md writes it, found "Bar rules"',
  ]);
});

test('a photo without a description and a file that is no image are reported at their article', async () => {
  const field = 'line 2: featured_image_url';
  expect(mistakes('featured_image_url: desk')).toEqual([
    `blog/0.md: ${field}: expected featured_image_alt beside it: what the picture shows`,
  ]);
  const content = contentWith('featured_image_url: desk.jpg\nfeatured_image_alt: A desk');
  const [photo] = await photoMistakes(content);
  expect(photo?.mistake.message).toContain(`${field}: expected a JPEG, PNG, WebP or AVIF picture`);
});
