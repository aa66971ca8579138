import type { Page } from '@playwright/test';
import { holdArrival } from '../support/held-arrival.ts';
import { expect, test } from './journey.ts';

/** A page of each build: sections, sections of one part, running text, a tool. */
const LONG = [
  '/pricing',
  '/locations/denver-law-firm-marketing-agency',
  '/blog/best-law-firm-marketing-strategies-2025',
  '/tools/ai-intake-builder',
];
test.use({ viewport: { width: 412, height: 823 } });

/** A visitor who has answered the question about cookies and has seen the popup: nothing comes up at the bottom. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'essential');
    sessionStorage.setItem('lead-popup-shown', '1');
  });
});

/** How many parts of the page wait to be laid out. */
const waiting = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((each) => (each as CSSAnimation).animationName === 'wait').length,
  );
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Height of the page as it is laid out where nothing waits. */
async function wholeHeight(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  expect(await waiting(page)).toBe(0);
  const height = await heightOf(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return height;
}

for (const path of LONG) {
  test(`${path}: what is below the screen waits, and is there without any sign; nothing moves`, async ({
    page,
  }) => {
    const height = await wholeHeight(page, path);
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => waiting(page)).toBeGreaterThan(0);
    await expect.poll(() => waiting(page)).toBe(0);
    expect(await heightOf(page)).toBe(height);
    expect(await page.evaluate(() => (window as unknown as { shifts: [] }).shifts.length)).toBe(0);
  });

  test(`${path}: the first press or key finds everything laid out`, async ({ page }) => {
    const height = await wholeHeight(page, path);
    await holdArrival(page);
    await page.goto(path);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.keyboard.press('End');
    expect(await waiting(page)).toBe(0);
    expect(await heightOf(page)).toBe(height);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 10_000 });
    await page.goto(path);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.locator('h1').click();
    expect(await waiting(page)).toBe(0);
  });

  test(`${path}: a reload, Back and a link into the page wait for nothing`, async ({ page }) => {
    await holdArrival(page);
    await page.goto(path);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.reload();
    expect(await waiting(page)).toBe(0);
    const target = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id);
    await page.goto('/contact');
    await page.goto(`${path}#${target}`);
    expect(await waiting(page)).toBe(0);
    await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
    await page.goto('/contact');
    await page.evaluate(() => addEventListener('unload', () => {}));
    await page.goBack();
    expect(await waiting(page)).toBe(0);
  });
}

test('a link to a quoted passage waits for nothing and shows it', async ({ page }) => {
  await holdArrival(page);
  await page.goto('/contact');
  const words = await page.request.get('/pricing').then((answer) => answer.text());
  const quoted = /id="faq"[\s\S]*?<h2[^>]*>([^<]+)/.exec(words)?.[1] ?? '';
  expect(quoted).not.toBe('');
  await page.goto(`/pricing#:~:text=${encodeURIComponent(quoted).replaceAll('-', '%2D')}`);
  expect(await waiting(page)).toBe(0);
  await expect(page.getByText(quoted, { exact: true }).last()).toBeInViewport();
});

test('who scrolls while the page arrives sees what is there, in its place', async ({ page }) => {
  await holdArrival(page);
  await page.goto('/pricing');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3_000);
  const seen = () =>
    page.evaluate(() => {
      const words = document.elementsFromPoint(200, 400).find((each) => each.matches('section'));
      return [words?.textContent, Math.round(words?.getBoundingClientRect().bottom ?? 0)];
    });
  const before = await seen();
  await page.evaluate(() => document.documentElement.classList.remove('fresh'));
  await page.waitForTimeout(200);
  expect(await seen()).toEqual(before);
});

test('a page that waits is printed whole', async ({ page }) => {
  await holdArrival(page);
  await page.goto('/pricing');
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(page)).toBe(0);
});
