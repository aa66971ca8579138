import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Opens a page and waits for the scripts that come with the first move of a pointer. */
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
