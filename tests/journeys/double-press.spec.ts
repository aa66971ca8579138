import type { Locator, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

/** The parts that only a pointer or a keyboard needs are there: they come with the first sign of one. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  const loaded = page.waitForResponse(/interaction.*\.js$/);
  await page.goto(path);
  await page.mouse.move(5, 300);
  await (await loaded).finished();
  await expect(page.locator('body[style]')).toBeAttached();
}

test('a double click on what opens a dialog opens it; beside an open dialog a press still closes it', async ({
  page,
}) => {
  await open(page, '/pricing');
  const dialog = page.getByRole('dialog');
  for (const opener of [page.getByRole('banner'), page.getByRole('main')]) {
    await opener.locator('[commandfor=contact-dialog]').first().dblclick();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('closedby', 'any');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(dialog).toHaveAttribute('closedby', 'any');
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test('without closedby: text that is selected past the edge of a dialog leaves it open, a press there closes it', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  await open(page, '/pricing');
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  const field = dialog.getByLabel('Full Name *');
  await field.fill('Dana');
  // The browser's own way of closing it is out of the way, the mark that it may be closed is not.
  await dialog.evaluate((each) => each.setAttribute('closedby', 'none'));
  const box = await field.boundingBox();
  if (!box) throw new Error('no field');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  // Once the press can no longer be the second half of a double one.
  await expect(async () => {
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden({ timeout: 200 });
  }).toPass();
});

/** Chooses the first answer and presses Next twice. */
async function twice(page: Page, press: (next: Locator) => Promise<void>) {
  const tool = page.locator('[data-tool-place]');
  await tool.getByRole('radio').first().check();
  await expect(tool.locator('astro-island:not([ssr])')).toBeAttached();
  const next = tool.getByRole('button', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  await press(next);
  return tool;
}

test('a double click on Next is one step, and chooses nothing there', async ({ page }) => {
  test.skip(!offers('ai-intake-builder'), 'there is no builder');
  await open(page, '/tools/ai-intake-builder');
  const tool = await twice(page, (next) => next.dblclick());
  await expect(tool).toContainText('Step 2 of 5');
  await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0);
  // Not a moment later either.
  await tool.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tool.getByRole('radio').first()).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Two taps on one place, slower than the browser counts as a double tap. */
  async function doubleTap(page: Page, on: Locator) {
    const box = await on.boundingBox();
    if (!box) throw new Error('nothing to tap');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
  }

  test('a double tap on the menu opens it, on its Close closes it', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await doubleTap(page, page.getByRole('button', { name: 'Menu', exact: true }));
    await expect(menu).toBeVisible();
    // Once it can no longer be the third press of the same hand.
    await page.mouse.move(200, 500);
    await expect(async () => {
      await expect(menu).toBeVisible();
      await doubleTap(page, menu.getByRole('button', { name: 'Close menu', exact: true }));
      await expect(menu).toBeHidden({ timeout: 200 });
    }).toPass();
  });

  test('a double tap on Next is one step, and not one back', async ({ page }) => {
    test.skip(!offers('ai-seo-quiz'), 'there is no quiz');
    await open(page, '/tools/ai-seo-quiz');
    const tool = await twice(page, (next) => doubleTap(page, next));
    await expect(tool).toContainText('Question 2 of 5');
    await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});
