import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as intake from './intake-visitor.ts';
import { expect } from './journey.ts';
import { cached, goBack, leaveFor, tellReturn } from './page-cache-visitor.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';

/** What has the focus, as a person would name it; undefined when nothing has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at, body } = document;
    return at && at !== body && at.checkVisibility()
      ? at.textContent || at.id || at.tagName
      : undefined;
  });

/** By a link of the header, as a visitor goes. */
async function followPricing(page: Page) {
  await page.getByRole('banner').locator('a[href="/pricing"]').click();
  await page.waitForURL('**/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
async function forwardAndBack(page: Page) {
  await page.evaluate(() => history.forward());
  // Out of the page cache nothing loads.
  await expect(page).toHaveURL(/\/pricing$/);
  await goBack(page);
}

cached(
  'the quiz is left half-way, and Back finds question, answers and focus',
  async ({ page }) => {
    cached.skip(!offers('ai-seo-quiz'), 'there is no quiz');
    await quiz.arrive(page);
    await tellReturn(page);
    await quiz.answer(page, 20, 10);
    await quiz.option(page, 0).check();
    await followPricing(page);
    await goBack(page);
    for (const again of [false, true]) {
      if (again) await forwardAndBack(page);
      await expect(quiz.quiz(page).getByText('Question 3 of 5', { exact: true })).toBeVisible();
      await expect(quiz.option(page, 0)).toBeChecked();
      expect(await focused(page)).toBeDefined();
    }
    // The browser's own Back goes on within the quiz, and takes nobody's place.
    for (const [question, points] of [
      [2, 10],
      [1, 20],
    ] as const) {
      await page.evaluate(() => history.back());
      await expect(
        quiz.quiz(page).getByText(`Question ${question} of 5`, { exact: true }),
      ).toBeVisible();
      await expect(quiz.option(page, points)).toBeChecked();
      expect(await focused(page), `question ${question}`).toBeDefined();
    }
    await page.evaluate(() => history.forward());
    await expect(quiz.quiz(page).getByText('Question 2 of 5', { exact: true })).toBeVisible();
    await quiz.button(page, 'Next').click();
    await quiz.answer(page, 0, 0);
    await quiz.option(page, 20).check();
    await quiz.button(page, 'See Results').click();
    await expect(quiz.heading(page)).toHaveText('Good Start');
    await expect(quiz.heading(page)).toBeFocused();
    await followPricing(page);
    await goBack(page);
    await expect(quiz.heading(page)).toHaveText('Good Start');
    expect(await focused(page)).toBeDefined();
  },
);

cached('what is left while it is analyzed is there after Back', async ({ page }) => {
  cached.skip(!offers('gmb-scorecard'), 'there is no scorecard');
  await scorecard.saves(page, 200);
  await page.goto(scorecard.PATH);
  await tellReturn(page);
  await scorecard.fill(page);
  await scorecard.button(page, 'Analyze My Profile').click();
  await expect(scorecard.button(page, 'Analyzing...')).toBeFocused();
  await leaveFor(page, '/pricing');
  await page.evaluate(() => history.back());
  await expect(scorecard.heading(page)).toContainText(scorecard.FIRM);
  expect(await focused(page)).toBeDefined();
});

cached(
  'the builder keeps step, answers and a script with a change half written',
  async ({ page }) => {
    cached.skip(!offers('ai-intake-builder'), 'there is no builder');
    await intake.answers(page);
    await intake.open(page);
    await tellReturn(page);
    await intake.option(page, 'personal-injury').check();
    await intake.button(page, 'Next').click();
    await intake.option(page, 'chat').check();
    await followPricing(page);
    await goBack(page);
    await expect(intake.tool(page).getByText('Step 2 of 5', { exact: true })).toBeVisible();
    await expect(intake.option(page, 'chat')).toBeChecked();
    expect(await focused(page)).toBeDefined();
    await intake.button(page, 'Back').click();
    await expect(intake.option(page, 'personal-injury')).toBeChecked();
    await intake.generate(page);
    await intake.change(page).fill('call tod');
    await followPricing(page);
    await goBack(page);
    for (const again of [false, true]) {
      if (again) await forwardAndBack(page);
      await expect(intake.heading(page)).toHaveText(`${intake.FIRM}: the script.`);
      await expect(intake.change(page)).toHaveValue('call tod');
      expect(await focused(page)).toBeDefined();
    }
  },
);
