import type { Locator, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import { getStarted } from './visitor.ts';

/** Each way a device is held, and the other. */
const DEVICES = [
  ['a phone', { width: 390, height: 844 }, { width: 844, height: 390 }],
  // Past the width from which the header shows its links.
  ['a tablet', { width: 820, height: 1180 }, { width: 1180, height: 820 }],
] as const;

for (const [name, upright, across] of DEVICES)
  test.describe(`${name} is turned`, () => {
    // Where a step moves at once, nothing is under way when the device is turned.
    test.use({ viewport: upright, contextOptions: { reducedMotion: 'reduce' } });

    /** Turned and turned back: what has the focus keeps it and stays in sight. */
    async function turn(page: Page, inUse: Locator) {
      // A step scrolls to its place by itself: whoever types while it does is taken there.
      await expect(inUse).toBeFocused();
      await expect(inUse).toBeInViewport();
      for (const size of [upright, across, upright]) {
        await page.setViewportSize(size);
        await expect(inUse).toBeFocused();
        await expect(inUse).toBeInViewport();
      }
    }

    test('in the quiz: question, answer and focus stay', async ({ page }) => {
      test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
      await quiz.arrive(page);
      for (const [index, points] of [20, 10, 0, 20, 10].entries()) {
        await quiz.option(page, points).check();
        await quiz.option(page, points).focus();
        // The questions are laid out alike: the first and the last stand for all.
        if (index % 4 === 0) await turn(page, quiz.option(page, points));
        await expect(
          quiz.quiz(page).getByText(`Question ${index + 1} of 5`, { exact: true }),
        ).toBeVisible();
        await expect(quiz.option(page, points)).toBeChecked();
        await quiz.button(page, index === 4 ? 'See Results' : 'Next').click();
      }
      await expect(quiz.heading(page)).toHaveText('Good Start');
      await turn(page, quiz.heading(page));
      await expect(quiz.heading(page)).toHaveText('Good Start');
    });

    test('in the builder: step, answers and focus stay', async ({ page }) => {
      test.skip(!offers('ai-intake-builder'), 'there is no builder');
      await intake.answers(page);
      await intake.open(page);
      for (const [index, choice] of ['personal-injury', 'phone', 'warm'].entries()) {
        await intake.option(page, choice).check();
        await intake.option(page, choice).focus();
        if (index % 2 === 0) await turn(page, intake.option(page, choice));
        await expect(
          intake.tool(page).getByText(`Step ${index + 1} of 5`, { exact: true }),
        ).toBeVisible();
        await expect(intake.option(page, choice)).toBeChecked();
        await intake.button(page, 'Next').click();
      }
      const notes = intake.considerationsField(page);
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
  });

test('whose focus is in the header stays at the words being read when the window gets low', async ({
  page,
}) => {
  await page.goto('/about');
  await page.mouse.move(200, 300);
  const at = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    return scrollY;
  });
  await getStarted(page).click();
  await page.keyboard.press('Escape');
  await expect(getStarted(page)).toBeFocused();
  const resized = page.evaluate(
    () =>
      new Promise((done) =>
        addEventListener('resize', () => setTimeout(done, 100), { once: true }),
      ),
  );
  await page.setViewportSize({ width: 844, height: 390 });
  await resized;
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(at / 3);
});
