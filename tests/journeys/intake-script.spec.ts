import { readFile } from 'node:fs/promises';
import {
  answerCalls,
  expectToast,
  FIRM,
  generate,
  goToLastStep,
  openBuilder,
} from './intake-visitor.ts';
import { expect, test, WITH_MOTION } from './journey.ts';
import { button, heading, tool } from './tool-page.ts';

test.use(WITH_MOTION);

test('a script is typed line by line until the visitor shows it all at once', async ({ page }) => {
  await answerCalls(page);
  await page.clock.install({ time: 0 });
  await openBuilder(page);
  await goToLastStep(page);
  await page.clock.pauseAt(60_000);
  await button(page, 'Generate Script').click();
  await expect(tool(page).getByRole('progressbar')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`, { timeout: 50 });
  }).toPass({ intervals: [0] });
  await expect(tool(page).locator('[data-unseen]', { hasText: 'by noon tomorrow' })).toHaveCount(1);
  await button(page, 'Show all at once').click();
  await expect(tool(page).locator('[data-unseen]')).toHaveCount(0);
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
