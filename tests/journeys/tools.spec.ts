// The journeys test the address, history, saved work, links and other tabs for all tools.
// tool-store.test.ts tests the rules of the engine.
import type { Page } from '@playwright/test';
import { hasFeature } from '../support/content-in-use.ts';
import { goBack, recordCacheReturn, testWithBfcache } from './back-forward-visitor.ts';
import { lowContrastIn } from './contrast.ts';
import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as reader from './reader-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { button, heading, robots, tool } from './tool-page.ts';

type Tool = {
  slug: string;
  key: string;
  /** The notice uses this noun: "Your result of November 15". */
  savedNoun: string;
  work(page: Page): Promise<void>;
  expectOwn(page: Page): Promise<void>;
  expectStart(page: Page): Promise<void>;
  link?: { hash: string; expectLinked(page: Page): Promise<void> };
  withoutScript: string;
};

const row = (page: Page) => page.locator('.score-row').nth(1);
const signed = (page: Page) => cost.rows(page).first().locator('[name=signed]');
const showsText = (text: string) => (page: Page) =>
  expect(tool(page).getByText(text, { exact: true }).first()).toBeVisible();

const SEVEN_FIGURES =
  '#completeness=92&photos=5&reviews=7&website=yes&hours=no&description=no&posts=no';

const TOOLS: Tool[] = [
  {
    slug: 'ai-seo-quiz',
    key: 'quiz-answers',
    savedNoun: 'result',
    async work(page) {
      await quiz.openTool(page);
      await quiz.answerQuestions(page, 20, 10, 10, 20, 0);
    },
    expectOwn: showsText('Good Start'),
    expectStart: showsText('Question 1 of 5'),
    link: { hash: quiz.hashOf(0, 0, 0, 0, 0), expectLinked: showsText('Needs Attention') },
    withoutScript: '#questions > ol > li:nth-child(5)',
  },
  {
    slug: 'gmb-scorecard',
    key: 'scorecard-result',
    savedNoun: 'result',
    async work(page) {
      await page.goto(scorecard.PATH + SEVEN_FIGURES);
      await button(page, 'Put in your own figures').click();
      await page.getByLabel('Photos: your figure', { exact: true }).fill('35');
    },
    expectOwn: (page) => expect(row(page)).toHaveText(/^Photosyours35Good/),
    expectStart: showsText('Whose profile is it?'),
    withoutScript: '#sample-heading',
  },
  {
    slug: 'ai-intake-builder',
    key: 'intake-builder',
    savedNoun: 'script',
    async work(page) {
      await intake.answerCalls(page);
      await intake.openBuilder(page);
      await intake.generate(page);
    },
    expectOwn: showsText(`${intake.FIRM}: the script.`),
    expectStart: showsText('Step 1 of 5'),
    withoutScript: '#example',
  },
  {
    slug: 'cost-per-signed-case',
    key: 'cost-per-case',
    savedNoun: 'figures',
    async work(page) {
      await cost.openTool(page);
      await signed(page).fill('18');
    },
    expectOwn: (page) => expect(signed(page)).toHaveValue('18'),
    expectStart: (page) => showsText(cost.copy().kickers.example)(page),
    withoutScript: '#cost-answer',
  },
  {
    slug: 'page-reader',
    key: 'page-reader-result',
    savedNoun: 'result',
    work: (page) => reader.pasteHtml(page),
    expectOwn: showsText('4 things to fix'),
    expectStart: showsText('Which page should be read?'),
    withoutScript: '#sample .reader-sheet',
  },
];

const NOVEMBER_15 = new Date('2025-11-15T10:00');
const NOVEMBER_22 = new Date('2025-11-22T10:00');
const savedValue = (page: Page, { key }: Tool) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const focusedTag = (page: Page) =>
  page.evaluate(() => document.activeElement?.checkVisibility() && document.activeElement.tagName);
async function workAndSave(page: Page, testedTool: Tool) {
  await testedTool.work(page);
  await testedTool.expectOwn(page);
  await expect.poll(() => savedValue(page, testedTool)).not.toBeNull();
}

const OFFERED_TOOLS = TOOLS.filter(({ slug }) => hasFeature(slug));

for (const testedTool of OFFERED_TOOLS) {
  const path = `/tools/${testedTool.slug}`;
  test(`${testedTool.slug}: saved work survives a reload, shows its date, and can be cleared; forced colors show the result`, async ({
    page,
    context,
  }) => {
    await context.clock.setFixedTime(NOVEMBER_15);
    await workAndSave(page, testedTool);
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect.poll(() => lowContrastIn(page, '[data-tool-section]')).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await page.reload();
    await testedTool.expectOwn(page);
    await context.clock.setFixedTime(NOVEMBER_22);
    const later = await context.newPage();
    await later.goto(path);
    await testedTool.expectOwn(later);
    await showsText(`Your ${testedTool.savedNoun} of November 15, 2025`)(later);
    const scrollAndFocus = () => [scrollY, document.activeElement?.tagName];
    expect(await later.evaluate(scrollAndFocus)).toEqual([0, 'BODY']);
    await button(later, 'Clear what is saved on this device').click();
    await testedTool.expectStart(later);
    await expect(heading(later)).toBeFocused();
    expect(await savedValue(later, testedTool)).toBeNull();
    await expect(tool(page).getByText(/^What you see here is not saved/)).toBeVisible();
    await later.reload();
    await testedTool.expectStart(later);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each tool can be read and links to the contact form', async ({ page }) => {
    for (const { slug, withoutScript } of OFFERED_TOOLS) {
      await page.goto(`/tools/${slug}`);
      await expect(page.locator(withoutScript)).toBeVisible();
      await expect(page.locator(`a[href="/contact?from=${slug}-without-script"]`)).toBeVisible();
    }
  });
});

/** The journeys of the engine run with the first tool. */
const [first] = OFFERED_TOOLS.filter(({ link }) => link);
if (first?.link) {
  const path = `/tools/${first.slug}`;
  const { hash, expectLinked } = first.link;

  testWithBfcache(
    'after another page Back shows the tool as it was, with a focus',
    async ({ page }) => {
      await workAndSave(page, first);
      await recordCacheReturn(page);
      await page.getByRole('banner').locator('a[href="/pricing"]').click();
      await page.waitForURL('**/pricing');
      await goBack(page);
      await first.expectOwn(page);
      expect(await focusedTag(page)).toBeTruthy();
    },
  );

  test('a link shows its state and leaves saved work unchanged', async ({ page }) => {
    await workAndSave(page, first);
    const savedText = await savedValue(page, first);
    await page.goto('about:blank');
    await page.goto(path + hash);
    await expectLinked(page);
    await expect(tool(page).getByText(/ from a link\. This device has saved /)).toBeVisible();
    expect(await savedValue(page, first)).toBe(savedText);
    await button(page, 'Show my own').click();
    await first.expectOwn(page);
    await expect(heading(page)).toBeFocused();
    expect(await savedValue(page, first)).toBe(savedText);
  });

  test('Share passes the title and the link, or copies the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Chromium on Linux has no sharing dialog, so the page gets the standard's `navigator.share`.
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        const before = sessionStorage.getItem('shared');
        sessionStorage.setItem('shared', JSON.stringify(data));
        if (before) throw new DOMException('refused', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await workAndSave(page, first);
    await button(page, 'Share').click();
    const shared = () => page.evaluate(() => sessionStorage.getItem('shared'));
    await expect.poll(shared).toBe(JSON.stringify({ title: await page.title(), url: page.url() }));
    await button(page, 'Share').click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}
