import type { Locator, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import { getStarted } from './visitor.ts';

/** A phone, and a tablet that turns past the width from which the header shows its links. */
const DEVICES = [
  [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  [
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
  ],
] as const;

// Where a step moves at once, nothing is under way when the device is turned.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [upright, across] of DEVICES) {
  /** Turned and turned back: what has the focus keeps it and stays in sight. */
  async function turn(page: Page, inUse: Locator) {
    for (const size of [upright, across, upright]) {
      await page.setViewportSize(size);
      await expect(inUse).toBeFocused();
      await expect(inUse).toBeInViewport();
    }
  }

  test(`turned from ${upright.width} px: the question and the result of the quiz stay`, async ({
    page,
  }) => {
    test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
    await page.setViewportSize(upright);
    await quiz.arrive(page);
    await quiz.answer(page, 20, 10, 0, 20);
    await quiz.option(page, 10).check();
    await quiz.option(page, 10).focus();
    await turn(page, quiz.option(page, 10));
    await expect(quiz.option(page, 10)).toBeChecked();
    await quiz.button(page, 'See Results').click();
    await turn(page, quiz.heading(page));
    await expect(quiz.heading(page)).toHaveText('Good Start');
  });

  test(`turned from ${upright.width} px: what is typed in the builder stays`, async ({ page }) => {
    test.skip(!offers('ai-intake-builder'), 'there is no builder');
    await page.setViewportSize(upright);
    await intake.open(page);
    await intake.toStep4(page);
    const notes = intake.considerationsField(page);
    await notes.fill('We speak Spanish');
    await turn(page, notes);
    await expect(notes).toHaveValue('We speak Spanish');
  });
}

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
