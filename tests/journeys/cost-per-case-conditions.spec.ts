import { readFile } from 'node:fs/promises';
import { axeFaults } from '../support/axe.ts';
import { arrive, button, copy, field, LINK, PATH, PHONE, rows, tool } from './cost-visitor.ts';
import { expect, test } from './journey.ts';

const { actions, editor } = copy();

test('the contact form names the attached figures, which can be removed; the CSV and the link have the same figures; print shows them without fields', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, PATH + LINK);
  await field(page, 'Podcast', 'channel').fill('=HYPERLINK("x")');
  await button(page, 'Copy link').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('HYPERLINK');
  const download = page.waitForEvent('download');
  await button(page, actions.download).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('cost-per-signed-case.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `"'=HYPERLINK(""x"")","500.00","10","1"`,
  );
  const inquiries = rows(page).last().locator('[name=inquiries]');
  await inquiries.fill('');
  await inquiries.blur();

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.paper-head')).toContainText(page.url());
  await expect(tool(page).locator('.cost-table')).toBeVisible();
  // The exhibit begins on the first printed page, and the sticker covers no text.
  await expect(tool(page).locator('div:has(> .sticker)')).toHaveCSS('break-inside', 'auto');
  const sticker = await tool(page).locator('.sticker').boundingBox();
  const textBox = await tool(page).locator('.sticker + *').boundingBox();
  expect((sticker?.y ?? 0) + (sticker?.height ?? 0)).toBeLessThanOrEqual(textBox?.y ?? 0);
  await expect(tool(page).locator('input').first()).toBeHidden();
  await expect(page.locator('#numbers')).toBeHidden();
  // On a sheet of paper a cell without a figure keeps its column.
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 720, height: 960 });
  const cells = tool(page).locator('.cost-table').getByRole('cell');
  await expect(cells).toHaveCount(3 * 10);
  if (screen) await page.setViewportSize(screen);
  await page.emulateMedia({ media: 'screen' });

  await tool(page).locator('[commandfor=contact-dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `${actions.subject}: $2,375, ceiling $1,500 ($9,500 for 4 cases); Skywriting: $9,000 for 3 cases; =HYPERLINK("x"): $500 for 1 case`,
  );
  await dialog.locator('form:not([data-script])').waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.locator('[name=subject]')).toHaveValue('');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the example, with errors and with empty fields', async ({ page }) => {
    const expectClean = async () => {
      for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        expect(await axeFaults(page, '[data-tool-place]'), `${viewport.width} px`).toEqual([]);
      }
    };
    await arrive(page);
    await expectClean();
    const spend = rows(page).first().locator('[name=spend]');
    await spend.fill('a lot');
    await expect(spend).toHaveAccessibleDescription('Write a number, such as 13,500.');
    await expect(rows(page).first()).toContainText(editor.unreadable.replace(/\.$/, ''));
    await expectClean();
    await button(page, editor.clear).click();
    await expectClean();
  });
});
