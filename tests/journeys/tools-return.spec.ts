import { offers } from '../support/content-in-use.ts';
import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';

const NOVEMBER_15 = new Date('2025-11-15T10:00');
const NOVEMBER_22 = new Date('2025-11-22T10:00');
const CLEAR = 'Clear what is saved on this device';

test('the quiz, a week later in a new tab: the result with its day, cleared with the focus on the heading', async ({
  page,
  context,
}) => {
  test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
  await context.clock.setFixedTime(NOVEMBER_15);
  await quiz.arrive(page);
  await quiz.answer(page, 20, 10, 10, 20, 0);
  await expect(quiz.heading(page)).toHaveText('Good Start');
  await page.close();
  await context.clock.setFixedTime(NOVEMBER_22);
  const later = await context.newPage();
  await later.goto(quiz.PATH);
  await expect(quiz.heading(later)).toHaveText('Good Start');
  await expect(
    quiz.quiz(later).getByText('Your result of November 15', { exact: true }),
  ).toBeVisible();
  // Nobody has asked for a place on the page.
  expect(await later.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    0,
    'BODY',
  ]);
  await quiz.button(later, CLEAR).click();
  await expect(quiz.heading(later)).toBeFocused();
  await expect(quiz.quiz(later).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  expect(await later.evaluate(() => localStorage.getItem('quiz-answers'))).toBeNull();
  await later.reload();
  await expect(quiz.quiz(later).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the builder: the script in another tab, its change heard in the first, cleared in both', async ({
  page,
  context,
}) => {
  test.skip(!offers('ai-intake-builder'), 'there is no builder');
  await intake.answers(page);
  await intake.open(page);
  await intake.generate(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('intake-builder')))
    .toContain('"view":"result"');
  const other = await context.newPage();
  await intake.answers(other);
  await other.goto(intake.PATH);
  await expect(intake.sheet(other)).toContainText('We call you by noon tomorrow.');
  await intake.change(other).fill('call today');
  await intake.change(other).press('Enter');
  await expect(intake.sheet(other)).toContainText('We call you today.');
  await expect(intake.tool(page).getByText(/^Another tab has changed or cleared/)).toBeVisible();
  await intake.button(page, 'Generate Another Script').click();
  await expect(intake.tool(page).getByText('Step 1 of 5', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('intake-builder'))).toBeNull();
  // What the first tab has cleared does not come back when the other one is left.
  await other.goto('about:blank');
  expect(await page.evaluate(() => localStorage.getItem('intake-builder'))).toBeNull();
});

// Whatever else it may be: saved-entry.test.ts, and kept.test.ts of the builder.
test('an entry that is damaged, or huge, is thrown away, and the tools begin', async ({ page }) => {
  const places = [
    [quiz.PATH, 'quiz-answers', '{"version":2,"at":1,"value":{"view":"result"'],
    [scorecard.PATH, 'scorecard-result', 'x'.repeat(1_000_000)],
    [intake.PATH, 'intake-builder', '{"version":1,"view":"wizard","step":2,"answers":{}}'],
    [cost.PATH, 'cost-per-case', '"hello"'],
  ] as const;
  await page.goto('/about');
  for (const [path, key, text] of places) {
    if (!offers(path.split('/').at(-1) ?? '')) continue;
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.goto(path);
    await expect(page.locator('[data-tool-place] form')).toBeVisible();
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
});
