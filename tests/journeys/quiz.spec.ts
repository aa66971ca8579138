import { expect, test } from './journey.ts';
import {
  answer,
  arrive,
  button,
  hashOf,
  heading,
  option,
  PATH,
  PHONE,
  quiz,
  robots,
} from './quiz-visitor.ts';
import { heightsOf } from './targets.ts';

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
      const targets = quiz(page).locator('.choice, button').filter({ visible: true });
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
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
  [[20, 20, 20, 10, 10], 80, 'Excellent', 4, 'Put one person on the reports.'],
  [[20, 20, 10, 10, 10], 70, 'Good Start', 5, 'Put one person on the reports.'],
  [[10, 10, 10, 10, 10], 50, 'Good Start', 5, 'Put one person on the reports.'],
  [[10, 10, 10, 10, 0], 40, 'Needs Attention', 6, 'Find out what is indexed.'],
  [[0, 0, 0, 0, 0], 0, 'Needs Attention', 6, 'Find out what is indexed.'],
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

test("the browser's Back and Forward go through the quiz, and a reload keeps the place", {
  tag: '@whole-browser',
}, async ({ page }) => {
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

test('the sheet of the device gets title and address; closed by the visitor it says nothing, failing it copies', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      const refusal = ['', 'AbortError', 'NotAllowedError'][shared.push(data) - 1];
      if (refusal) throw new DOMException('', refusal);
    };
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`${PATH}${hashOf(20, 10, 10, 20, 0)}`);
  const share = button(page, 'Share');
  for (const [index, toast] of ['', '', 'Link copied to clipboard!'].entries()) {
    await share.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared.length))
      .toBe(index + 1);
    await expect(page.getByRole('status')).toHaveText(toast);
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(share).toBeFocused();
  }
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)).toEqual(
    Array(3).fill({ title: 'Good Start: AI SEO Quiz Result | Northbar', url: page.url() }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
