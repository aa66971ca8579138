import type { Page } from '@playwright/test';
import { arrive, button, field, PATH, row, tool } from './cost-visitor.ts';
import { expect, test } from './journey.ts';

const first = (page: Page) => tool(page).getByLabel('Average fee collected, $');
const BEGIN = 'Start with my own figures';
const CLEAR_ALL = 'Clear all figures';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    /** The first field has the focus and stands in the upper half, under header and button. */
    async function isAtTheTop(page: Page) {
      await expect(first(page)).toBeFocused();
      await expect(first(page)).toBeInViewport({ ratio: 1 });
      await expect(tool(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => first(page).evaluate((input) => input.getBoundingClientRect().bottom / innerHeight))
        .toBeLessThan(0.5);
    }

    test('own figures begin with the first field at the top of the screen, and can be taken back', async ({
      page,
    }) => {
      await arrive(page);
      await button(page, BEGIN).click();
      await isAtTheTop(page);
      await expect(button(page, BEGIN)).toHaveCount(0);
      await expect(first(page)).toHaveValue('');
      await button(page, 'Undo').click();
      await isAtTheTop(page);
      await expect(first(page)).toHaveValue('8,000');
      await expect(field(page, 'Search ads', 'Signed')).toHaveValue('9');
      await expect(tool(page).getByText('Example', { exact: true })).toBeVisible();
      await expect(button(page, 'Undo')).toHaveCount(0);
    });

    test('what was typed is cleared by a button that says so, twice too, and comes back', async ({
      page,
    }) => {
      await arrive(page);
      await field(page, 'Search ads', 'Signed').fill('18');
      await button(page, CLEAR_ALL).click();
      await isAtTheTop(page);
      await button(page, CLEAR_ALL).click();
      await expect(field(page, 'Search ads', 'Signed')).toHaveValue('');
      await button(page, 'Undo').click();
      await expect(field(page, 'Search ads', 'Signed')).toHaveValue('18');
    });

    test('a removed channel comes back to its place, with what was typed since', async ({ page }) => {
      await arrive(page);
      await button(page, 'Remove Directories').click();
      await expect(row(page, 'Directories')).toHaveCount(0);
      await expect(tool(page).getByText('Directories removed.')).toBeVisible();
      await button(page, 'Undo').click();
      await expect(field(page, 'Directories', 'Channel')).toBeFocused();
      const names = await tool(page)
        .locator('[name=channel]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      expect(names.indexOf('Directories')).toBeGreaterThan(0);
    });

    test('rows of a spreadsheet are pasted into any field, and can be taken back', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await arrive(page);
      const sheet =
        'Channel\tSpend\tLeads\tSigned\nAds\t$3,200.00\t42\t5\nMaps\t$1,850\t12\t6\nTotal\t$5,050\t54\t11';
      await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
      await field(page, 'Search ads', 'Channel').focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(tool(page).getByText('2 rows pasted.')).toBeInViewport();
      await expect(field(page, 'Ads', 'Channel')).toBeFocused();
      await expect(field(page, 'Ads', 'Spend, $')).toHaveValue('3,200');
      await expect(field(page, 'Maps', 'Signed')).toHaveValue('6');
      await expect(
        tool(page)
          .getByText(/^A signed case costs \$459\./)
          .first(),
      ).toBeVisible();
      await expect(first(page)).toHaveValue('');
      await button(page, 'Undo').click();
      await expect(first(page)).toHaveValue('8,000');
      await expect(field(page, 'Search ads', 'Signed')).toHaveValue('9');
    });

    test('the home page’s exhibit leads to the figures', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Put in all your channels' }).click();
      await expect(page).toHaveURL(new RegExp(PATH));
      await expect(button(page, CLEAR_ALL)).toBeInViewport();
      await expect(first(page)).toBeInViewport();
    });
  });
