// What a visitor sees of every tool: colors of their own, the next step, where a result stops.
import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as reader from './reader-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { unseenIn } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const RESULT = '#completeness=92&photos=5&reviews=7&website=yes&hours=no&description=no&posts=no';
const VIEWS: [slug: string, view: string, open: (page: Page) => Promise<void>][] = [
  [
    'ai-seo-quiz',
    'a chosen answer',
    async (page) => {
      await quiz.arrive(page);
      await quiz.option(page, 10).check();
    },
  ],
  [
    'ai-seo-quiz',
    'the result',
    (page) => quiz.arrive(page, quiz.PATH + quiz.hashOf(20, 10, 0, 20, 0)),
  ],
  ['gmb-scorecard', 'the form', (page) => scorecard.open(page)],
  [
    'gmb-scorecard',
    'a result with its fields',
    async (page) => {
      await page.goto(scorecard.PATH + RESULT);
      await scorecard.button(page, 'Put in your own figures').click();
      await expect(page.getByLabel('Photos: your figure', { exact: true })).toBeVisible();
    },
  ],
  [
    'ai-intake-builder',
    'a chosen area',
    async (page) => {
      await intake.open(page);
      await intake.option(page, 'personal-injury').check();
    },
  ],
  [
    'ai-intake-builder',
    'the script',
    async (page) => {
      await intake.answers(page);
      await intake.open(page);
      await intake.generate(page);
    },
  ],
  ['cost-per-signed-case', 'figures', (page) => cost.arrive(page, cost.PATH + cost.LINK)],
  ['page-reader', 'the form', (page) => reader.open(page)],
  [
    'page-reader',
    'the marked page',
    async (page) => {
      await reader.paste(page);
      await expect(reader.heading(page)).toHaveText('4 things to fix');
    },
  ],
];

for (const colorScheme of ['dark', 'light'] as const)
  for (const [slug, view, open] of VIEWS.filter(([name]) => offers(name)))
    test(`${slug}: every word, edge and drawing of ${view} can be seen in forced colors, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page);
      await expect.poll(() => unseenIn(page, '[data-tool-place]')).toEqual([]);
    });

const SIZES = [
  [390, 844],
  [1366, 768],
] as const;
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());

for (const [width, height] of SIZES) {
  for (const path of [quiz.PATH, intake.PATH].filter((each) => offers(each.slice(7))))
    test(`${path}: Next is in sight from the first question on, over the cookie banner, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator('[data-cookie-banner]')).toBeVisible();
      const next = page.locator('[data-tool-place] button[type=submit]');
      await expect(next).toBeInViewport({ ratio: 1 });
      const banner = await boxOf(page, '[data-cookie-banner]');
      await expect
        .poll(async () => (await boxOf(page, '[data-tool-place] button[type=submit]')).bottom)
        .toBeLessThanOrEqual(banner.top);
      await page.locator('[data-tool-place] .choice').nth(2).click();
      await next.click();
      await expect(page.locator('#tool-heading')).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
    });

  test.describe(`at ${width} by ${height}`, () => {
    test.use({ allowedTroubles: /status of 500/, viewport: { width, height } });

    /** The view, its rail and the title of the page: each is whole, or out of sight. */
    async function expectWhole(page: Page, cover: string) {
      const topOf = async (selector: string) => (await boxOf(page, selector)).top;
      const { bottom } = await boxOf(page, cover);
      const header = await boxOf(page, 'body > header');
      await expect
        .poll(() => topOf('section[aria-labelledby=tool-heading]'))
        .toBeGreaterThanOrEqual(header.bottom);
      await expect.poll(() => topOf('#tool-place')).toBeGreaterThanOrEqual(bottom);
      const title = await boxOf(page, 'h1');
      expect(title.top >= header.bottom || title.bottom <= header.bottom).toBe(true);
    }

    test('the result of the quiz stops whole under the header', async ({ page }) => {
      test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
      await quiz.arrive(page);
      await quiz.answer(page, 20, 10, 10, 20, 0);
      await expect(quiz.heading(page)).toHaveText('Good Start');
      await expectWhole(page, 'body > header');
    });

    test('the result of the scorecard stops whole under the header, and no toast covers it', async ({
      page,
    }) => {
      test.skip(!offers('gmb-scorecard'), 'there is no scorecard');
      await scorecard.saves(page, 500);
      await scorecard.open(page);
      await scorecard.fill(page);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect(scorecard.button(page, 'Analyze My Profile')).toBeEnabled();
      await scorecard.button(page, 'Analyze My Profile').press('Enter');
      await scorecard.pass(page);
      await expect(page.locator('.toast')).toBeVisible();
      await expectWhole(page, '.toast');
    });

    test('the marked page stops whole under the header', async ({ page }) => {
      test.skip(!offers('page-reader'), 'there is no page reader');
      await reader.paste(page);
      await expect(reader.heading(page)).toHaveText('4 things to fix');
      await expectWhole(page, 'body > header');
    });

    test('the script stops whole under the header, and no toast covers it', async ({ page }) => {
      test.skip(!offers('ai-intake-builder'), 'there is no builder');
      await intake.answers(page);
      await intake.open(page);
      await intake.generate(page);
      await expect(page.locator('.toast')).toBeVisible();
      await expectWhole(page, '.toast');
    });
  });
}
