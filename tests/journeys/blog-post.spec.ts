import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { site } from '../support/content-in-use.ts';
import { pageOf, pages, pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const POST = pagesWith(/data-contents/, 'article')[0] ?? pageOf('article') ?? '';
const { title: TITLE = '' } = pages.find(({ path }) => path === POST) ?? {};
test.skip(!POST, 'the content in use has no article');

const shareGroup = (page: Page) => page.getByRole('group', { name: 'Share' }).first();
const readingBar = (page: Page) => page.getByRole('progressbar', { name: 'Reading progress' });

test('every part of an article is present, and print omits controls and related articles', async ({
  page,
}) => {
  await page.goto(POST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const article = page.getByRole('article', { name: TITLE });
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.getByRole('img').first()).toHaveAccessibleName(/\w{3}/);
  const about = page.getByRole('region', { name: 'About this article' });
  await expect(about.locator('dt')).toHaveText(['Published', 'Words', 'Depth', 'Reading level']);
  const resources = page.getByRole('region', { name: 'Related Resources' }).getByRole('link');
  await expect(resources.last()).toHaveAttribute('href', '/pricing');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [
    '[data-reading]',
    '[data-contents]',
    'fieldset',
    '#related-heading',
    '#closing-heading',
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
});

test('the reading bar follows the text, and the contents lead to its parts', async ({ page }) => {
  await page.goto(POST);
  await expect(readingBar(page)).toHaveAttribute('max', '100');
  await expect(readingBar(page)).toHaveJSProperty('value', 0);
  await expect(readingBar(page)).toHaveAttribute('data-state', 'loading');
  const scrollToEnd = (share: number) =>
    page.evaluate((part) => {
      const end =
        (document.querySelector('.article')?.getBoundingClientRect().bottom ?? 0) + scrollY;
      scrollTo({ top: (end - innerHeight) * part, behavior: 'instant' });
    }, share);
  await scrollToEnd(0.5);
  await expect
    .poll(() => readingBar(page).evaluate((element: HTMLProgressElement) => element.value))
    .toBeGreaterThan(47);
  await expect(readingBar(page)).toHaveAttribute('data-state', 'loading');
  await expect(readingBar(page)).toBeInViewport();
  await scrollToEnd(1);
  await expect(readingBar(page)).toHaveJSProperty('value', 100);
  await expect(readingBar(page)).toHaveAttribute('data-state', 'complete');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const link = contents.getByRole('link').last();
  if ((await link.count()) === 0) return;
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`${POST}${hash}`);
  const part = page.locator(hash);
  await expect(part).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await part.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect(part.getByRole('link')).toHaveAttribute('href', hash);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(POST);
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('In this article').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('a share link opens a window; Copy link copies the link or reports a failure', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.documentElement.dataset.opened = JSON.stringify(args);
      return window;
    };
  });
  // A browser may report a pointer on a page that it has just opened.
  const loaded = page.waitForResponse(/share.*\.js$/);
  await page.goto(POST);
  await shareGroup(page).hover();
  await (await loaded).finished();
  // src/ui/sharing.test.ts checks the address of each network.
  await shareGroup(page).getByRole('link', { name: 'Share on LinkedIn' }).click();
  const opened = JSON.parse((await page.locator('html').getAttribute('data-opened')) ?? '[]');
  expect(new URL(opened[0]).searchParams.get('url')).toBe(`${site.origin}${POST}`);
  await expect(page).toHaveURL(new RegExp(`${POST}$`));

  await shareGroup(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${POST}`);
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await shareGroup(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to copy link');
});
