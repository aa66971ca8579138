import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from './journey.ts';
import { contactDialog } from './visitor.ts';

test.use(WITH_MOTION);

/**
 * Closes the dialog and waits for its close event, which comes a moment later and removes the hash
 * from the address.
 */
async function closeAndWait(page: Page, close: () => Promise<unknown>) {
  await page.evaluate(() => {
    const dialogClosed = new Promise((resolve) =>
      addEventListener('close', resolve, { capture: true, once: true }),
    );
    Object.assign(window, { dialogClosed });
  });
  await close();
  await page.evaluate(() =>
    (window as unknown as { dialogClosed: Promise<unknown> }).dialogClosed.then(() => undefined),
  );
}

test('#contact opens the dialog repeatedly, and Back closes it', async ({ page }) => {
  const dialog = contactDialog(page);
  const followLink = () => page.evaluate(() => location.assign('#contact'));
  await page.goto('/#contact');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=source]')).toHaveValue('link to #contact');
  await expect(page.locator('section#contact')).toHaveCount(1);
  await closeAndWait(page, () => page.keyboard.press('Escape'));
  await expect(dialog).toBeHidden();
  await followLink();
  await expect(dialog).toBeVisible();
  await closeAndWait(page, () => page.goBack());
  await expect(dialog).toBeHidden();
  for (let times = 0; times < 2; times++) {
    await followLink();
    await expect(dialog).toBeVisible();
    await closeAndWait(page, () => page.keyboard.press('Escape'));
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true);
  }
});
