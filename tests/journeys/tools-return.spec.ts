import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';

const NOVEMBER_15 = new Date('2025-11-15T10:00');
const NOVEMBER_22 = new Date('2025-11-22T10:00');
/** Of the first option at least what a finger needs is to be seen, in px. */
const TARGET_PX = 44;
const CLEAR = 'Clear what is kept on this device';

test('the quiz, a week later in a new tab: the result with its day, cleared with the focus on the heading', async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime(NOVEMBER_15);
  await quiz.arrive(page);
  await quiz.answer(page, 20, 10, 10, 20, 0);
  await expect(quiz.heading(page)).toHaveText('Good Start');
  await page.close();
  await context.clock.setFixedTime(NOVEMBER_22);
  const later = await context.newPage();
  await later.goto(quiz.PATH);
  await expect(quiz.heading(later)).toHaveText('Good Start');
  await expect(quiz.quiz(later).getByText('Your result of November 15', { exact: true })).toBeVisible();
  // Nobody has asked for a place on the page.
  expect(await later.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await quiz.button(later, CLEAR).click();
  await expect(quiz.heading(later)).toBeFocused();
  await expect(quiz.quiz(later).getByText('Question 1 of 5', { exact: true })).toBeVisible();
  expect(await later.evaluate(() => localStorage.getItem('quiz-answers'))).toBeNull();
  await later.reload();
  await expect(quiz.quiz(later).getByRole('radio', { checked: true })).toHaveCount(0);
});

test("a partner's link shows the partner's result, and leaves the visitor's own alone", async ({ page }) => {
  await quiz.arrive(page);
  await quiz.answer(page, 20, 20, 20, 20, 20);
  await expect(quiz.heading(page)).toHaveText('Excellent');
  const kept = () => page.evaluate(() => localStorage.getItem('quiz-answers'));
  const own = await kept();
  await page.goto('about:blank');
  await page.goto(`${quiz.PATH}${quiz.hashOf(0, 0, 0, 0, 0)}`);
  await expect(quiz.heading(page)).toHaveText('Needs Attention');
  expect(await kept()).toBe(own);
  await quiz.button(page, 'Show my own').click();
  await expect(quiz.heading(page)).toHaveText('Excellent');
  await expect(quiz.heading(page)).toBeFocused();
  expect(await kept()).toBe(own);
});

test('the scorecard, a week later: the same figures, and none sent again', async ({ page, context }) => {
  await scorecard.saves(page, 200);
  await scorecard.open(page);
  await scorecard.fill(page);
  await scorecard.analyze(page);
  await expect(scorecard.heading(page)).toHaveText(scorecard.HEADLINE);
  const later = await context.newPage();
  const calls: string[] = [];
  later.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await later.goto(scorecard.PATH);
  await expect(scorecard.heading(later)).toHaveText(scorecard.HEADLINE);
  await expect(later).toHaveTitle('GMB Scorecard Result: 63 of 100 | Northbar');
  await scorecard.button(later, CLEAR).click();
  await expect(scorecard.heading(later)).toHaveText('Whose profile is it?');
  await expect(scorecard.heading(later)).toBeFocused();
  // The first tab still shows it, and says that it is kept no longer.
  await expect(scorecard.main(page).getByText(/^Another tab has changed or cleared/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('the builder: the script in another tab, its change heard in the first, cleared in both', async ({
  page,
  context,
}) => {
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

for (const [name, text] of [
  ['damaged', '{"version":2,"at":1,"value":{"view":"result"'],
  ['of an older form', '{"version":1,"view":"wizard","step":2,"answers":{}}'],
  ['somebody else’s', '"hello"'],
  ['huge', 'x'.repeat(1_000_000)],
])
  test(`an entry that is ${name} is thrown away, and the tools begin`, async ({ page }) => {
    await page.goto('/about');
    const keys = ['quiz-answers', 'scorecard-result', 'intake-builder', 'cost-per-case'];
    await page.evaluate(
      ([names, value]) => {
        for (const key of names as string[]) localStorage.setItem(key, value as string);
      },
      [keys, text] as const,
    );
    for (const [path, index] of [
      [quiz.PATH, 0],
      [scorecard.PATH, 1],
      [intake.PATH, 2],
      [cost.PATH, 3],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('[data-tool-place] form')).toBeVisible();
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), keys[index] ?? ''))
        .toBeNull();
    }
  });

test('without storage the tools work, and say that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const place of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, place, { get: refuse });
  });
  await quiz.arrive(page);
  await quiz.answer(page, 20, 20, 20, 20, 20);
  await expect(quiz.heading(page)).toHaveText('Excellent');
  await expect(quiz.quiz(page).getByText(/^This browser keeps nothing for this site/)).toBeVisible();
});

test('while a profile is analyzed the focus stays on the button that was pressed', async ({ page }) => {
  await scorecard.open(page);
  await scorecard.fill(page);
  await scorecard.button(page, 'Analyze My Profile').click();
  await expect(scorecard.button(page, 'Analyzing...')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: quiz.PHONE });

  test('each tool begins on the first screen', async ({ page }) => {
    for (const path of [quiz.PATH, scorecard.PATH, intake.PATH]) {
      await page.goto(path);
      const first = page.locator('[data-tool-place] :is(.choice, [data-field])').first();
      // the tool may take the place of its HTML meanwhile
      await expect
        .poll(async () => (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY, path)
        .toBeLessThan(quiz.PHONE.height - TARGET_PX);
    }
  });

  test("the device's sheet hands a result on, and giving up says nothing", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.reject(new DOMException('given up', 'AbortError'));
        },
      });
    });
    await page.goto(`${quiz.PATH}${quiz.hashOf(20, 10, 10, 20, 0)}`);
    await quiz.button(page, 'Share').click();
    expect(await page.evaluate('shared')).toEqual([
      { title: 'Good Start: AI SEO Quiz Result | Northbar', url: page.url() },
    ]);
    await expect(page.locator('.toast')).toHaveCount(0);
    const top = await quiz.quiz(page).getByText('60%', { exact: true }).boundingBox();
    const copy = await quiz.button(page, 'Copy link').boundingBox();
    expect((copy?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(quiz.PHONE.height);
  });
});
