import type { Locator, Page } from '@playwright/test';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';

/** Each way a device is held, and the other. */
const DEVICES = [
  ['a phone', { width: 390, height: 844 }, { width: 844, height: 390 }],
  // Past the width from which the header shows its links.
  ['a tablet', { width: 820, height: 1180 }, { width: 1180, height: 820 }],
] as const;

for (const [name, upright, across] of DEVICES)
  test.describe(`${name} is turned`, () => {
    test.use({ viewport: upright });

    /** Turned and turned back: what has the focus keeps it and stays in sight. */
    async function turn(page: Page, inUse: Locator) {
      for (const size of [upright, across, upright]) {
        await page.setViewportSize(size);
        await expect(inUse).toBeFocused();
        await expect(inUse).toBeInViewport();
      }
    }

    test('in the quiz: question, answer and focus stay', async ({ page }) => {
      await quiz.arrive(page);
      for (const [index, points] of [20, 10, 0, 20, 10].entries()) {
        await quiz.option(page, points).check();
        await quiz.option(page, points).focus();
        await turn(page, quiz.option(page, points));
        await expect(quiz.quiz(page).getByText(`Question ${index + 1} of 5`, { exact: true })).toBeVisible();
        await expect(quiz.option(page, points)).toBeChecked();
        await quiz.button(page, index === 4 ? 'See Results' : 'Next').click();
      }
      await expect(quiz.heading(page)).toHaveText('Good Start');
      await turn(page, quiz.heading(page));
      await expect(quiz.heading(page)).toHaveText('Good Start');
    });

    test('in the builder: step, answers and focus stay', async ({ page }) => {
      await intake.answers(page);
      await intake.open(page);
      for (const [index, choice] of ['Personal Injury', 'Phone', 'Warm'].entries()) {
        await intake.option(page, choice).check();
        await intake.option(page, choice).focus();
        await turn(page, intake.option(page, choice));
        await expect(intake.tool(page).getByText(`Step ${index + 1} of 5`, { exact: true })).toBeVisible();
        await expect(intake.option(page, choice)).toBeChecked();
        await intake.button(page, 'Next').click();
      }
      const notes = intake.field(page, 'Special considerations (optional)');
      await notes.fill('We speak Spanish');
      await turn(page, notes);
      await expect(notes).toHaveValue('We speak Spanish');
      await intake.button(page, 'Next').click();
      await intake.field(page, 'Law Firm Name *').fill(intake.FIRM);
      const email = intake.field(page, 'Email Address *');
      await email.fill(intake.EMAIL);
      await turn(page, email);
      await expect(email).toHaveValue(intake.EMAIL);
      await expect(intake.field(page, 'Law Firm Name *')).toHaveValue(intake.FIRM);
      await intake.button(page, 'Generate Script').click();
      await expect(intake.heading(page)).toHaveText(`${intake.FIRM}: the script.`);
      await turn(page, intake.heading(page));
    });

    test('in the scorecard: what is typed, the result and the focus stay', async ({ page }) => {
      await scorecard.saves(page, 200);
      await scorecard.open(page);
      await scorecard.fill(page);
      await turn(page, scorecard.field(page, 'Email Address *'));
      await expect(scorecard.field(page, 'Business Name *')).toHaveValue(scorecard.FIRM);
      await scorecard.analyze(page);
      await expect(scorecard.heading(page)).toHaveText(scorecard.HEADLINE);
      await turn(page, scorecard.heading(page));
    });
  });

test('whose focus is in the header stays at the words being read when the window gets low', async ({
  page,
}) => {
  await page.goto('/about');
  await page.mouse.move(200, 300);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }),
  ).toBeFocused();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
