import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readBlogFile } from '../../src/features/blog/file/files.ts';
import { categoryCounts } from '../../src/features/blog/list/categories.ts';
import { newestFirst } from '../../src/features/blog/list/post-order.ts';
import { expect, test } from './journey.ts';

const FOLDER = 'content/blog';
const posts = newestFirst(
  readdirSync(FOLDER).map((file) => readBlogFile(`${FOLDER}/${file}`, 'Northbar').data),
);
const [newest, second] = posts;
const oldest = posts.at(-1);
if (!newest || !second || !oldest) throw new Error(`${FOLDER} has too few articles for these journeys`);

const counts = categoryCounts(posts);
const CATEGORIES = [
  ['All articles', `${posts.length}`],
  ...counts.map(({ category, count }) => [category, `${count}`]),
];
const countOf = (name: string) => counts.find(({ category }) => category === name)?.count ?? 0;
const SEO_PPC = '/blog?category=SEO%20%26%20PPC';
const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

test('the list: every article with picture, excerpt, month and year; categories; the five newest', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(heading(page)).toHaveCount(1);
  await expect(cards(page)).toHaveCount(posts.length);
  const first = cards(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(newest.title);
  await expect(first.locator('time')).toHaveText(monthOf(newest.published_at));
  await expect(first.getByRole('link')).toHaveAttribute('href', `/blog/${newest.slug}`);
  await expect(cards(page).last().locator('time')).toHaveText(monthOf(oldest.published_at));
  const lines = await categories(page).getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.split(/\s*\n\s*/))).toEqual(CATEGORIES);
  await expect(categories(page).locator('[aria-current]')).toHaveText(/All articles/);
  const recent = page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toHaveText(newest.title + monthOf(newest.published_at));
});

test('pictures are asked for 800 wide, the first two at once and the others on the way down', async ({
  page,
}) => {
  await page.goto('/blog');
  const pictures = await cards(page)
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ loading, src, srcset, width }) => ({
        loading,
        src: src + srcset,
        hasWidth: width > 0,
      })),
    );
  expect(pictures.map(({ loading }) => loading)).toEqual([
    'eager',
    'eager',
    ...Array.from({ length: posts.length - 2 }, () => 'lazy'),
  ]);
  for (const { src, hasWidth } of pictures) {
    expect(src).toMatch(/-800\.[0-9a-f]{8}\.webp/);
    expect(hasWidth).toBe(true);
  }
});

test('on a wide screen the newest articles stay beside the list', async ({ page }) => {
  await page.goto('/blog');
  await cards(page).last().scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recent Posts' });
  await expect(recent.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
});

test('an excerpt is not clamped, which would cut inside a word', async ({ page }) => {
  await page.goto('/blog');
  for (const excerpt of await cards(page).locator('.post-card-excerpt').all())
    await expect(excerpt).toHaveCSS('-webkit-line-clamp', 'none');
});

test('an excerpt has three lines at most, and the whole card is its link', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/blog');
  const excerpts = cards(page).locator('.post-card-excerpt');
  const lines = await excerpts.evaluateAll((all) =>
    all.map((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    ),
  );
  expect(Math.max(...lines)).toBe(3);
  // On the picture: the link lies over it.
  await cards(page)
    .nth(1)
    .click({ position: { x: 40, y: 80 } });
  await expect(page).toHaveURL(new RegExp(`/blog/${second.slug}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a category is a link away, with words of its own', async ({ page }) => {
    await page.goto('/blog');
    await categories(page)
      .getByRole('link', { name: `SEO & PPC ${countOf('SEO & PPC')}` })
      .click();
    await expect(page).toHaveURL(SEO_PPC);
    await expect(heading(page)).toHaveText('SEO & PPC Articles');
    await expect(page).toHaveTitle('SEO & PPC Articles for Law Firms | Northbar');
    await expect(cards(page)).toHaveCount(countOf('SEO & PPC'));
    for (const card of await cards(page).all()) await expect(card).toContainText('SEO & PPC');
    await expect(categories(page).locator('[aria-current=page]')).toHaveText(/SEO & PPC/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.northbar.example${SEO_PPC}`,
    );
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(cards(page)).toHaveCount(posts.length);
  });

  test('an article is whole: no bar, no badge, share links that lead to the networks', async ({ page }) => {
    await page.goto('/blog/cost-per-signed-case');
    await expect(page.locator('progress')).toBeHidden();
    await expect(page.getByText(/Fresh Content|Recently Updated/)).toHaveCount(0);
    const share = page.getByRole('group', { name: 'Share' }).first();
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeHidden();
    for (const link of await share.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  });
});

for (const [path, title] of [
  ['/blog?category=Golf', 'Golf Articles'],
  ['/blog?page=99', 'No blog posts found'],
  ['/blog?category=none', 'No blog posts found'],
] as const) {
  test(`${path}: No blog posts found, and the ways on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('No blog posts found');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(categories(page).locator('[aria-current]')).toHaveCount(0);
    await categories(page)
      .getByRole('link', { name: `Web Design ${countOf('Web Design')}` })
      .click();
    await expect(heading(page)).toHaveText('Web Design Articles');
  });
}

test.describe('an address nobody has', () => {
  test.use({ allowedTroubles: /status of 404/ });

  test('is a page that says so, with the way back', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Post Not Found');
    await page.getByRole('link', { name: 'Back to Blog', exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test('the header marks Blog on the list, on a category and on an article', async ({ page }) => {
  for (const path of ['/blog', SEO_PPC, '/blog/cost-per-signed-case']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
