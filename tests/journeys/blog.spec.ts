import type { Page } from '@playwright/test';
import { contentIn, filesIn } from '../../src/content-checks.ts';
import { categoryCounts } from '../../src/features/blog/list/categories.ts';
import { MAX_RECENT_POSTS, newestFirst } from '../../src/features/blog/list/list-pages.ts';
import { CONTENT, site } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const publishedPaths = new Set(pagesOf('article'));
const posts = newestFirst(
  filesIn(contentIn(CONTENT), 'blog')
    .map(({ data }) => data)
    .filter(({ slug }) => publishedPaths.has(`/blog/${slug}`)),
);
const [newest, second = newest] = posts;
const oldest = posts.at(-1);

const counts = categoryCounts(posts);
const CATEGORIES = [
  ['All articles', `${posts.length}`],
  ...counts.map(({ category, count }) => [category, `${count}`]),
];
// The ampersand has to be encoded in the address.
const { category: CATEGORY, count: COUNT } = counts.find(({ category }) =>
  category.includes('&'),
) ??
  counts[0] ?? { category: '', count: 0 };
const CATEGORY_PATH = `/blog?category=${encodeURIComponent(CATEGORY)}`;
test.skip(!newest || !oldest, 'the content in use has no article');
const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

test('the blog lists articles, categories and recent posts', async ({ page }) => {
  await page.goto('/blog');
  await expect(heading(page)).toHaveCount(1);
  await expect(cards(page)).toHaveCount(posts.length);
  const first = cards(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(newest?.title ?? '');
  await expect(first.locator('time')).toHaveText(monthOf(newest?.published_at ?? ''));
  await expect(first.getByRole('link')).toHaveAttribute('href', `/blog/${newest?.slug}`);
  await expect(cards(page).last().locator('time')).toHaveText(monthOf(oldest?.published_at ?? ''));
  const lines = await categories(page).getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.split(/\s*\n\s*/))).toEqual(CATEGORIES);
  await expect(categories(page).locator('[aria-current]')).toHaveText(/All articles/);
  const recent = page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem');
  await expect(recent).toHaveCount(Math.min(posts.length, MAX_RECENT_POSTS));
  await expect(recent.first()).toHaveText(`${newest?.title}${monthOf(newest?.published_at ?? '')}`);

  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(recent.first()).toBeInViewport({ ratio: 1 });
  await cards(page)
    .nth(posts.length > 1 ? 1 : 0)
    .click({ position: { x: 40, y: 80 } });
  await expect(page).toHaveURL(new RegExp(`/blog/${second?.slug}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is one link away, with its own title and articles', async ({ page }) => {
    await page.goto('/blog');
    await categories(page)
      .getByRole('link', { name: `${CATEGORY} ${COUNT}` })
      .click();
    await expect(page).toHaveURL(CATEGORY_PATH);
    await expect(heading(page)).toHaveText(`${CATEGORY} Articles`);
    await expect(page).toHaveTitle(new RegExp(`${site.brand}$`));
    await expect(cards(page)).toHaveCount(COUNT);
    for (const card of await cards(page).all()) await expect(card).toContainText(CATEGORY);
    await expect(categories(page).locator('[aria-current=page]')).toContainText(CATEGORY);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.origin}${CATEGORY_PATH}`,
    );
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(cards(page)).toHaveCount(posts.length);
  });
});
