import type { Locator } from '@playwright/test';
import { LEVELS } from '../../src/features/quiz/scoring.ts';
import { axeFaults } from '../support/axe.ts';
import { site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import {
  answer,
  arrive,
  button,
  copy,
  hashOf,
  heading,
  option,
  PATH,
  PHONE,
  quiz,
  robots,
} from './quiz-visitor.ts';
import { mixedTexts } from './tool-texts.ts';

/** One call for all elements: separate calls would search the page anew for each. */
const heightsOf = (targets: Locator): Promise<number[]> =>
  targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));

const resultTitle = (level: string) => `${level}: ${copy().name} Result | ${site.brand}`;

test('five questions, one at a time, then the result; nothing is sent', async ({ page }) => {
  await arrive(page);
  const title = await page.title();
  const requests: string[] = [];
  page.on('request', (request) => {
    // The script of the contact form loads when a pointer meets its button, and Chromium requests
    // an icon for each address.
    if (!/(\.js|favicon\.svg|-result\.json)$/.test(request.url())) requests.push(request.url());
  });
  const points = [20, 10, 10, 20, 0];
  for (const [index, percent] of [20, 40, 60, 80, 100].entries()) {
    await expect(quiz(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
    await expect(quiz(page).getByText(`${percent}% complete`, { exact: true })).toBeVisible();
    await expect(quiz(page).getByRole('progressbar')).toHaveAttribute('value', String(percent));
    await expect(button(page, 'Back')).toHaveCount(index ? 1 : 0);
    await expect(quiz(page).getByRole('radio')).toHaveCount(3);
    await expect(quiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
    const next = button(page, index === 4 ? 'See Results' : 'Next');
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(/\w/);
    expect(await mixedTexts(page)).toEqual([]);
    await option(page, points[index] ?? 0).check();
    await expect(next).toBeEnabled();
    await expect(next).toHaveAccessibleDescription('');
    await next.click();
  }
  expect(await mixedTexts(page)).toEqual([]);
  await expect(heading(page)).toHaveText('Good Start');
  await expect(heading(page)).toBeFocused();
  await expect(quiz(page).getByText('60%', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(resultTitle('Good Start'));
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await button(page, 'Retake Quiz').click();
  await expect(quiz(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await expect(quiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ai-seo-quiz$/);
  expect(requests).toEqual([]);
});

test("the quiz's own Back keeps the answers, and a new answer replaces the old one; the browser's Back and Forward move through it, and a reload keeps the question", {
  tag: '@whole-browser',
}, async ({ page }) => {
  await arrive(page);
  await answer(page, 10, 20);
  await button(page, 'Back').click();
  await expect(option(page, 20)).toBeChecked();
  await button(page, 'Back').click();
  await option(page, 20).check();
  await button(page, 'Next').click();
  await expect(option(page, 20)).toBeChecked();
  await button(page, 'Next').click();
  for (const points of [0, 20, 20]) {
    await option(page, points).check();
    await quiz(page)
      .getByRole('button', { name: /^(Next|See Results)$/ })
      .click();
  }
  await expect(heading(page)).toHaveText('Excellent');
  await page.goBack();
  await expect(quiz(page).getByText('Question 5 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 20)).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(quiz(page).getByText('Question 3 of 5', { exact: true })).toBeVisible();
  await expect(option(page, 0)).toBeChecked();
  await page.reload();
  await expect(quiz(page).getByText('Question 3 of 5', { exact: true })).toBeVisible();
  for (const _ of [4, 5, 'result']) await page.goForward();
  await expect(heading(page)).toHaveText('Excellent');
  await button(page, 'Retake Quiz').click();
  await expect(quiz(page).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Excellent');
  // The anchor of another section does not affect the quiz.
  await page.evaluate(() => {
    location.hash = 'faq';
  });
  await expect(heading(page)).toHaveText('Excellent');
});

test.describe('a result that cannot be loaded', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });

  test('has a notice; its answers stay in the address, and a reload shows it', async ({ page }) => {
    await page.route('**/*-result.json', (route) => route.abort());
    await page.goto(`${PATH}${hashOf(20, 20, 20, 20, 20)}`);
    await expect(quiz(page).getByRole('alert')).toContainText(copy().asking.unavailable);
    await expect(page).toHaveURL(/technical-seo=full$/);
    await page.unroute('**/*-result.json');
    await page.reload();
    await expect(heading(page)).toHaveText('Excellent');
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // scoring.test.ts checks the level and the advice of each answer.
  test('a link to a result shows it at once, with its advice; axe finds nothing there and on questions; nothing is wider than a small phone, and every target can be pressed', async ({
    page,
  }) => {
    test.slow();
    const expectClean = async () => {
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page, '[data-tool-place]'), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const targets = quiz(page).locator('.choice, button').filter({ visible: true });
      for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(44);
    };
    await arrive(page);
    await expectClean();
    await option(page, 0).check();
    await button(page, 'Next').click();
    await option(page, 0).check();
    await expectClean();
    for (const [index, level] of LEVELS.entries()) {
      await page.goto('about:blank');
      await page.goto(`${PATH}${hashOf(...Array(5).fill(20 - 10 * index))}`);
      await expect(heading(page)).toHaveText(level.name);
      await expect(heading(page)).toBeInViewport();
      const advice = quiz(page).locator('ol').last().getByRole('listitem');
      await expect(advice).toHaveCount(level.recommendations);
      await expect(page).toHaveTitle(resultTitle(level.name));
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expectClean();
    }
  });
});
