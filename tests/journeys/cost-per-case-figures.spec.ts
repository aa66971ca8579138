import type { Page } from '@playwright/test';
import {
  answer,
  arrive,
  button,
  CLEAR,
  field,
  firmFee,
  kept,
  LINK,
  PATH,
  row,
  rows,
  tool,
  words,
} from './cost-visitor.ts';
import { expect, test } from './journey.ts';

const { begin, editor, example, kickers } = words();
const FEE = example.averageFee.toLocaleString('en-US');
const SIGNED = example.channels[0]?.signed.toLocaleString('en-US') ?? '';

/** The first field has the focus and stands in the upper half, under header and button. */
async function isAtTheTop(page: Page) {
  await expect(firmFee(page)).toBeFocused();
  await expect(firmFee(page)).toBeInViewport({ ratio: 1 });
  await expect(tool(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      firmFee(page).evaluate((input) => input.getBoundingClientRect().bottom / innerHeight),
    )
    .toBeLessThan(0.5);
}

test('own figures begin with the first field at the top of any screen, can be taken back, and cleared twice', async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    await arrive(page);
    const signed = rows(page).first().locator('[name=signed]');
    await button(page, begin).click();
    await isAtTheTop(page);
    await expect(button(page, begin)).toHaveCount(0);
    await expect(firmFee(page)).toHaveValue('');
    await button(page, editor.undo).click();
    await isAtTheTop(page);
    await expect(firmFee(page)).toHaveValue(FEE);
    await expect(signed).toHaveValue(SIGNED);
    await expect(tool(page).getByText(kickers.example, { exact: true })).toBeVisible();
    await expect(button(page, editor.undo)).toHaveCount(0);
    await signed.fill('18');
    for (const _ of ['once', 'again']) {
      await button(page, editor.clear).click();
      await isAtTheTop(page);
    }
    await expect(signed).toHaveValue('');
    await button(page, editor.undo).click();
    await expect(signed).toHaveValue('18');
    await button(page, CLEAR).click();
    await expect.poll(() => kept(page)).toBeNull();
    await page.goto('about:blank');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a removed channel comes back to its place; rows of a spreadsheet are pasted into any field, and can be taken back', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive(page, PATH + LINK);
    await button(page, `${editor.remove} Skywriting`).click();
    await expect(row(page, 'Skywriting')).toHaveCount(0);
    await expect(
      tool(page).getByText(editor.removed.replace('{name}', 'Skywriting')),
    ).toBeVisible();
    await button(page, editor.undo).click();
    await expect(field(page, 'Skywriting', 'channel')).toBeFocused();
    await expect(rows(page).first().locator('[name=channel]')).toHaveValue('Skywriting');

    const sheet =
      'Channel\tBudget\tSpend\tLeads\tSigned\nAds\t$9,000\t$3,200.00\t42\t5\nMaps\t$9,000\t$1,850\t12\t6\nTotal\t$18,000\t$5,050\t54\t11';
    await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
    await field(page, 'Skywriting', 'channel').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(tool(page).getByText(editor.pasted.replace('{rows}', '2 rows'))).toBeInViewport();
    const unknown = editor.unknownColumns.replace('{columns}', 'Budget');
    await expect(tool(page).getByText(unknown)).toBeVisible();
    await expect(field(page, 'Ads', 'channel')).toBeFocused();
    await expect(field(page, 'Ads', 'spend')).toHaveValue('3,200');
    await expect(field(page, 'Maps', 'signed')).toHaveValue('6');
    await expect(answer(page, 'A signed case costs $550.')).toBeVisible();
    await button(page, editor.undo).click();
    await expect(firmFee(page)).toHaveValue('6,000');
    await expect(field(page, 'Skywriting', 'signed')).toHaveValue('3');
  });
});
