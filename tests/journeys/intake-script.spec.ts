import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  answerCalls,
  expectToast,
  FIRM,
  generate,
  goToLastStep,
  json,
  openBuilder,
  SCRIPT,
  sheet,
} from './intake-visitor.ts';
import { expect, test, WITH_MOTION } from './journey.ts';
import { button, heading, tool } from './tool-page.ts';

test.use(WITH_MOTION);

const waitForFullProgress = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(tool(page).getByRole('progressbar')).toHaveAttribute('value', '100', {
      timeout: 50,
    });
  }).toPass({ intervals: [0] });

test('progress grows, then the script is typed', async ({ page }) => {
  const { promise: response, resolve: sendScript } = Promise.withResolvers<void>();
  await answerCalls(page, {
    'generate-intake-script': async (route) => {
      await response;
      await route.fulfill(json(200, { script: SCRIPT }));
    },
  });
  await page.clock.install({ time: 0 });
  await openBuilder(page);
  await goToLastStep(page);
  await page.clock.pauseAt(60_000);
  await button(page, 'Generate Script').click();
  await expect(heading(page)).toHaveText('Writing your script.');
  // The heading gets the focus once it has been drawn.
  await page.clock.runFor(100);
  await expect(heading(page)).toBeFocused();
  const bar = tool(page).getByRole('progressbar');
  for (const [ms, percent] of [
    [1500, 10],
    [3000, 40],
    [20_000, 90],
  ] as const) {
    await page.clock.runFor(ms);
    await expect(bar).toHaveAttribute('value', String(percent));
  }
  const responded = page.waitForResponse('**/generate-intake-script');
  sendScript();
  await responded;
  await waitForFullProgress(page);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`, { timeout: 50 });
  }).toPass({ intervals: [0] });
  const isSeen = (text: string) =>
    tool(page)
      .locator('[data-line]')
      .filter({ hasText: text })
      .evaluate((line) => line.closest('[data-unseen]') === null);
  await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
  expect(await isSeen('Good morning')).toBe(true);
  expect(await isSeen('Nobody is a client yet.')).toBe(false);
  await button(page, 'Show all at once').click();
  expect(await isSeen('We call you by noon tomorrow.')).toBe(true);
  await expect(button(page, 'Show all at once')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('copying is confirmed; the file names its reviewer', async ({ page }) => {
  await answerCalls(page);
  await openBuilder(page);
  await generate(page);
  await page.evaluate(() => {
    let copies = 0;
    navigator.clipboard.writeText = async () => {
      copies += 1;
      if (copies > 1) throw new Error('refused');
    };
  });
  await page.clock.install();
  await button(page, 'Copy Script').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  await page.clock.runFor(2000);
  await button(page, 'Copy Script').click();
  await expectToast(page, 'alert', 'Copy failed', 'Please try again');
  await expect(button(page, 'Copy Script')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('A lawyer at your firm has to read this before anyone uses it.');
  await expectToast(page, 'status', 'Downloaded!', 'Script saved to your device');
});
