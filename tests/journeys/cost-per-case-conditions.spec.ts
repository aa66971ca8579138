import { readFile } from 'node:fs/promises';
import { axeFaults } from '../support/axe.ts';
import { arrive, button, field, isAlive, LINK, PATH, PHONE, row, tool } from './cost-visitor.ts';
import { expect, test } from './journey.ts';
import { heightsOf } from './targets.ts';
import { holdBack } from './visitor.ts';

for (const hash of [
  '#v=1&c=NaN_Infinity_-1_1e9_0x1_%3Cscript%3Ealert(1)%3C%2Fscript%3E&fee=999999999999&share=-5',
  `#v=1${'&c=_____x'.repeat(300)}`,
  '#v=1&c=%E0%A4%A',
  '#v=99&c=1_1_1_1__A',
])
  test(`a hostile address gives a page that stands: ${hash.slice(0, 40)}`, async ({ page }) => {
    await page.goto(PATH + hash);
    await isAlive(page);
    await expect(tool(page).locator('form')).toBeVisible();
    // The head of a print names the page's address as it is.
    await expect(tool(page).locator('.cost-tool')).not.toContainText(/NaN|Infinity|undefined/);
  });

test('what is typed before React is there is not lost', async ({ page }) => {
  const release = await holdBack(page, '**/cost-per-case.*.js');
  await page.goto(PATH);
  await field(page, 'Search ads', 'Signed').fill('18');
  release();
  await isAlive(page);
  await expect(
    tool(page)
      .getByText(/^A signed case costs \$821\./)
      .first(),
  ).toBeVisible();
  await expect(field(page, 'Search ads', 'Signed')).toHaveValue('18');
});

test('the contact form says which figures it is about, and lets them go; the CSV and the link hold the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH + LINK);
  await field(page, 'Podcast', 'Channel').fill('=HYPERLINK("x")');
  await button(page, 'Copy link').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('HYPERLINK');
  const download = page.waitForEvent('download');
  await button(page, 'Download CSV').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('cost-per-signed-case.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK(""x"")","500.00","10","1"`);
  await button(page, 'Get a Second Look').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'You asked about: Cost per signed case: $2,375, ceiling $1,500 (4 cases for $9,500); Radio: 3 cases for $9,000; =HYPERLINK("x"): 1 case for $500',
  );
  await dialog.locator('form:not([data-script])').waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.locator('[name=subject]')).toHaveValue('');
});

test('own figures are printed with brand and address, without the fields', async ({ page }) => {
  await page.goto(PATH + LINK);
  await expect(field(page, 'Radio', 'Signed')).toHaveValue('3');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(tool(page).getByText(page.url(), { exact: true })).toBeVisible();
  await expect(tool(page).locator('.cost-table')).toBeVisible();
  await expect(tool(page).locator('input').first()).toBeHidden();
  await expect(page.locator('#numbers')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is whole: answer, chart, table and words, and the contact form is offered', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(
      tool(page)
        .getByText(/^A signed case costs \$1,045\./)
        .first(),
    ).toBeVisible();
    await expect(tool(page).getByRole('img', { name: /ceiling \$1,600$/ })).toHaveCount(6);
    await expect(
      tool(page).getByRole('img', { name: /^Directories: \$2,400, \$617 to \$22,779; ceiling \$1,600$/ }),
    ).toBeVisible();
    await expect(tool(page).locator('tbody tr')).toHaveCount(7);
    await expect(row(page, 'Local Services Ads')).toContainText('Keep');
    await expect(tool(page).getByText('Search ads', { exact: true }).first()).toBeVisible();
    await expect(tool(page).getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Or send us your figures' })).toHaveAttribute(
      'href',
      '/contact?from=cost-per-signed-case-without-script',
    );
  });
});

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the example, in own figures, with faults and with empty fields', async ({
      page,
    }) => {
      const expectClean = async () => {
        expect(await axeFaults(page, '[data-tool-place]')).toEqual([]);
      };
      await arrive(page);
      await expectClean();
      await field(page, 'Search ads', 'Spend, $').fill('a lot');
      await expect(row(page, 'Search ads')).toContainText('Left out');
      await expectClean();
      await button(page, 'Clear all figures').click();
      await expectClean();
    });
  });

for (const width of [320, 360, 768, 1024, 1920])
  test(`nothing is wider than ${width} px, whatever is typed, and every target can be hit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page);
    await field(page, 'Search ads', 'Spend, $').fill('100,000,000');
    await field(page, 'Search ads', 'Channel').fill('W'.repeat(40));
    const addFees = row(page, 'Shared').getByRole('button', { name: 'Add fees' });
    if (width < 640) await addFees.click();
    await field(page, 'Shared', 'Agency fees, $').fill('nothing at all');
    await expect(
      tool(page)
        .getByText(/^A signed case costs \$3,03/)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const targets = tool(page).locator('button, input').filter({ visible: true });
    for (const height of await heightsOf(targets)) expect(height).toBeGreaterThanOrEqual(40);
  });
