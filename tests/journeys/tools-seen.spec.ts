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
    'the result',
    (page) => quiz.arrive(page, quiz.PATH + quiz.hashOf(20, 10, 0, 20, 0)),
  ],
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
    'the script',
    async (page) => {
      await intake.answers(page);
      await intake.open(page);
      await intake.generate(page);
    },
  ],
  ['cost-per-signed-case', 'figures', (page) => cost.arrive(page, cost.PATH + cost.LINK)],
  [
    'page-reader',
    'the marked page',
    async (page) => {
      await reader.paste(page);
      await expect(reader.heading(page)).toHaveText('4 things to fix');
    },
  ],
];

for (const [slug, view, open] of VIEWS.filter(([name]) => offers(name)))
  test(`${slug}: all text, edges and drawings of ${view} are visible in forced colors, dark and light`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await open(page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect.poll(() => unseenIn(page, '[data-tool-place]')).toEqual([]);
    }
  });
