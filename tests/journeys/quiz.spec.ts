import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const PATH = '/tools/ai-seo-quiz';
const IDS = ['structured-data', 'faq-content', 'content-depth', 'local-optimization', 'technical-seo'];
const VALUES: Record<number, string> = { 0: 'none', 10: 'partial', 20: 'full' };
const PHONE = { width: 390, height: 844 };
const SCRIPT = /\.js$/;
/** 400 kbit/s in bytes per second, and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const hashOf = (...points: number[]) =>
  `#${points.map((each, index) => `${IDS[index]}=${VALUES[each]}`).join('&')}`;
const quiz = (page: Page) => page.locator('[data-tool-place]');
const button = (page: Page, name: string) => quiz(page).getByRole('button', { name, exact: true });
const option = (page: Page, points: number) =>
  quiz(page)
    .getByRole('radio')
    .nth(points / 10);
const heading = (page: Page) => quiz(page).getByRole('heading', { level: 2 });
const robots = (page: Page) => page.locator('meta[name=robots]');

/** Until React has taken the first question over. */
async function arrive(page: Page, address = PATH) {
  await page.goto(address);
  await page.locator('form[data-quiz] input').first().hover();
  await page.locator('astro-island[component-url*="/quiz."]:not([ssr])').waitFor({ state: 'attached' });
}
async function answer(page: Page, ...points: number[]) {
  for (const [index, each] of points.entries()) {
    await option(page, each).check();
    await button(page, index === IDS.length - 1 ? 'See Results' : 'Next').click();
  }
}

test('five questions, one at a time, then the result; nothing is sent', async ({ page }) => {
  await arrive(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // The contact form comes when a pointer meets a button that opens it; Chromium asks for the icon of each address.
    if (!/(\.js|favicon\.svg)$/.test(request.url())) requests.push(request.url());
  });
  for (const [index, percent] of [20, 40, 60, 80, 100].entries()) {
    await expect(quiz(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(quiz(page).getByText(`${percent}% complete`, { exact: true })).toBeVisible();
    await expect(quiz(page).getByRole('progressbar')).toHaveAttribute('value', String(percent));
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(quiz(page).getByRole('radio')).toHaveCount(3);
    await expect(quiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
    const next = button(page, index === 4 ? 'See Results' : 'Next');
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Choose an answer to go on.');
    await option(page, [20, 10, 10, 20, 0][index] ?? 0).check();
    await expect(next).toBeEnabled();
    await expect(next).toHaveAccessibleDescription('');
    await next.click();
  }
  await expect(heading(page)).toHaveText('Good Start');
  await expect(heading(page)).toBeFocused();
  await expect(quiz(page).getByText('60%', { exact: true })).toBeVisible();
  await expect(quiz(page).locator('figure li')).toHaveText([
    /^Structured data20 of 20 points/,
    /^Direct answers10 of 20 points/,
    /^Depth and authorship10 of 20 points/,
    /^Local facts20 of 20 points/,
    /^Crawling and speed0 of 20 points/,
  ]);
  await expect(page).toHaveTitle('Good Start: AI SEO Quiz Result | Northbar');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await button(page, 'Retake Quiz').click();
  await expect(quiz(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await expect(quiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(/^AI SEO Quiz for Law Firms/);
  await expect(robots(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ai-seo-quiz$/);
  expect(requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the whole quiz from the keyboard alone', async ({ page }) => {
    await page.goto(PATH);
    await option(page, 0).focus();
    for (const name of ['Next', 'Next', 'Next', 'Next', 'See Results']) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(option(page, 10)).toBeChecked();
      await expect(button(page, name)).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
      await page.keyboard.press('Tab');
    }
    await expect(heading(page)).toHaveText('Good Start');
    await expect(button(page, 'Get Professional AI SEO Help')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(quiz(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  });

  test('nothing is wider than 320 px, and every target can be hit', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    // The second address is pasted over the first, which nobody has touched.
    for (const [hash, title] of [
      ['', /structured data/],
      [hashOf(0, 10, 0, 20, 10), 'Needs Attention'],
    ] as const) {
      await page.goto(`${PATH}${hash}`);
      await expect(heading(page)).toHaveText(title);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      for (const target of await quiz(page).locator('.choice, button').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('Back keeps the answers, and another answer replaces the first', async ({ page }) => {
  await arrive(page);
  await answer(page, 20, 0);
  await button(page, 'Back').click();
  await expect(option(page, 0)).toBeChecked();
  await button(page, 'Back').click();
  await expect(option(page, 20)).toBeChecked();
  await option(page, 10).check();
  await button(page, 'Next').click();
  await expect(option(page, 0)).toBeChecked();
  await expect(page).toHaveURL(/#structured-data=partial&faq-content=none&question=2$/);
});

for (const [points, score, level, count, first] of [
  [[20, 20, 20, 20, 20], 100, 'Excellent', 4, 'Record how AI answers describe the firm today.'],
  [[20, 20, 20, 10, 10], 80, 'Excellent', 4, 'Complete the Business Profile.'],
  [[20, 20, 10, 10, 10], 70, 'Good Start', 5, 'Trade general paragraphs for local facts.'],
  [[10, 10, 10, 10, 10], 50, 'Good Start', 5, 'Check the markup you have against the page.'],
  [[10, 10, 10, 10, 0], 40, 'Needs Attention', 6, 'Find out what is indexed.'],
  [[0, 0, 0, 0, 0], 0, 'Needs Attention', 6, 'State the firm in structured data.'],
] as const)
  test(`a link to a result of ${score}% shows it at once: ${level}`, async ({ page }) => {
    await page.goto(`${PATH}${hashOf(...points)}`);
    await expect(heading(page)).toHaveText(level);
    await expect(heading(page)).toBeInViewport();
    await expect(quiz(page).getByText(`${score}%`, { exact: true })).toBeVisible();
    const advice = quiz(page)
      .getByRole('region', { name: 'What to do, in this order' })
      .getByRole('listitem');
    await expect(advice).toHaveCount(count);
    await expect(advice.first()).toContainText(first);
    for (const text of await advice.allTextContents()) expect(text).toContain('First: ');
    await expect(page).toHaveTitle(`${level}: AI SEO Quiz Result | Northbar`);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
  });

test("the browser's Back and Forward go through the quiz, and a reload keeps the place", async ({ page }) => {
  await arrive(page);
  await answer(page, 20, 20, 0, 20, 20);
  await expect(heading(page)).toHaveText('Excellent');
  await page.goBack();
  await expect(quiz(page).getByText('Question 5 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 20)).toBeChecked();
  await expect(page).toHaveTitle(/^AI SEO Quiz for Law Firms/);
  await page.goBack();
  await page.goBack();
  await expect(quiz(page).getByText('Question 3 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 0)).toBeChecked();
  await page.reload();
  await expect(quiz(page).getByText('Question 3 of 5', { exact: true })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(heading(page)).toHaveText('Excellent');
  await button(page, 'Retake Quiz').click();
  await expect(quiz(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Excellent');
  await page.getByRole('link', { name: 'Footnote 1', exact: true }).click();
  await expect(page).toHaveURL(/#claim-tool-lead-increase$/);
  await expect(heading(page)).toHaveText('Excellent');
});

test('an address with something wrong leads as far as it can be understood', async ({ page }) => {
  await page.goto(`${PATH}#structured-data=full&faq-content=perhaps&question=5`);
  await expect(quiz(page).getByText('Question 2 of 5', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#structured-data=full&question=2$/);
});

test('Get Professional AI SEO Help opens the contact dialog; Print and Copy link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`${PATH}${hashOf(20, 10, 10, 20, 0)}`);
  await button(page, 'Print').click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await button(page, 'Copy link').click();
  await expect(page.getByRole('status')).toHaveText('Link copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(Error()) }));
  await button(page, 'Copy link').click();
  await expect(page.getByRole('alert')).toHaveText('Failed to copy link');
  await button(page, 'Get Professional AI SEO Help').click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=source]')).toHaveValue('ai-seo-quiz-result');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toHaveText('Good Start');
});

test('no script is asked for before a sign of a visitor, and what comes then leaves the focus where it is', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts.push(request.url());
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await option(page, 0).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(option(page, 0)).toBeFocused();
});

test('on a slow network, an answer chosen before React arrives counts', async ({ page }) => {
  await page.goto(PATH);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await option(page, 10).check();
  await expect(button(page, 'Next')).toBeDisabled();
  await expect(button(page, 'Next')).toBeEnabled({ timeout: 20_000 });
  await expect(option(page, 10)).toBeChecked();
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/#structured-data=partial&question=2$/);
});

test('on a slow network, an answer chosen while the page itself still arrives counts', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(PATH, { waitUntil: 'commit' });
  await option(page, 10).check();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(button(page, 'Next')).toBeEnabled({ timeout: 20_000 });
  await expect(option(page, 10)).toBeChecked();
});

test('printed, a result stands alone', async ({ page }) => {
  await page.goto(`${PATH}${hashOf(20, 10, 10, 20, 0)}`);
  await expect(heading(page)).toHaveText('Good Start');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Claims on this page' })).toBeHidden();
  await expect(button(page, 'Retake Quiz')).toBeHidden();
  await expect(quiz(page).getByText('60%', { exact: true })).toBeVisible();
  await expect(quiz(page).getByText('What to do, in this order')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every question can be read, and the contact form is offered', async ({ page }) => {
    await page.goto(PATH);
    await expect(quiz(page).getByRole('radio')).toHaveCount(0);
    await expect(page.locator('main noscript p')).toContainText(
      'The quiz runs in your browser and needs JavaScript.',
    );
    await expect(page.getByRole('link', { name: 'Or send us your questions' })).toHaveAttribute(
      'href',
      '/contact?from=ai-seo-quiz-without-script',
    );
    const listed = page.locator('#questions').getByRole('listitem');
    await expect(listed).toHaveCount(5);
    for (const question of await listed.all())
      await expect(question.getByText(/^(0|10|20) points$/)).toHaveText([
        '0 points',
        '10 points',
        '20 points',
      ]);
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('finds nothing on a question, an answered one, and every level', async ({ page }) => {
      const expectClean = async () => {
        const axe = new AxeBuilder({ page }).include('[data-tool-place]').setLegacyMode();
        const { violations } = await axe.analyze();
        expect(violations.flatMap(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
      };
      await arrive(page);
      await expectClean();
      await option(page, 0).check();
      await button(page, 'Next').click();
      await option(page, 0).check();
      await expectClean();
      for (const each of [20, 10, 0]) {
        await page.goto('about:blank');
        await page.goto(`${PATH}${hashOf(each, each, each, each, each)}`);
        await expect(robots(page)).toHaveCount(1);
        await expectClean();
      }
    });
  });
