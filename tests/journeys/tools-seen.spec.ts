// What a visitor sees of every tool: colors of their own, the next step, where a result stops.
import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as cost from './cost-visitor.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as quiz from './quiz-visitor.ts';
import * as reader from './reader-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Words with a contrast under 4.5, and drawings and edges under 3, in the colors that are in force. */
const unseenIn = (page: Page) =>
  page.locator('[data-tool-place]').evaluate((tool) => {
    const light = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
      const [red = 0, green = 0, blue = 0] = parts;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ratio = (one: string, other: string) => {
      const [low = 1, high = 1] = [light(one), light(other)].sort((a, b) => a - b);
      return high / low;
    };
    const behind = (element: Element | null): string => {
      const color = getComputedStyle(element ?? document.body).backgroundColor;
      return element && /^rgba.*, 0\)$/.test(color) ? behind(element.parentElement) : color;
    };
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isUnseen = (element: Element) => {
      const { color, fill, stroke, borderTopColor } = getComputedStyle(element);
      if (element.matches('.needle')) return ratio(stroke, canvas) < 3;
      if (element.matches('.track, .fill')) return ratio(fill, canvas) < 3;
      const hasEdge = element.matches(
        '.choice, .control, .sticker, .score-row > :last-child, .reader-number',
      );
      if (hasEdge && ratio(borderTopColor, canvas) < 3) return true;
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return hasText && ratio(element.matches('svg text') ? fill : color, behind(element)) < 4.5;
    };
    return [...tool.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && isUnseen(element))
      .map((element) => element.outerHTML.slice(0, 100));
  });

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
  test(`${slug}: every word, edge and drawing of ${view} can be seen in forced colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await open(page);
    await expect.poll(() => unseenIn(page)).toEqual([]);
  });
