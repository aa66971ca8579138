import { REPORT_COPY } from '../../src/features/report/copy.ts';
import { reportSchema } from '../../src/features/report/schema.ts';
import { axeFaultsAtWidths } from '../support/axe.ts';
import { readInUse } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import {
  blockPopups,
  expectStarted,
  FUNCTION,
  field,
  fillForm,
  main,
  openDialog,
  openLink,
  PATH,
  submit,
} from './report-visitor.ts';

const copy = readInUse(`report/${PATH.split('/').at(-1)}.yaml`, reportSchema);

test('every part of the report is present, and print shows the answers', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    copy.headline.replaceAll('==', ''),
  );
  await expect(main(page).getByText(copy.audited).first()).toBeVisible();
  await expect(page.locator('#statistics figure [role=img]').first()).toHaveAccessibleName(
    /^\d+ squares, one for each of the \w+: \d+ are filled\.$/,
  );
  // Each footnote links to its source and back.
  const cited = page.locator('details', { hasText: REPORT_COPY.sources });
  await cited.locator('summary').click();
  await expect(cited.getByRole('link')).toHaveCount(2 * copy.sources.length);

  await page.emulateMedia({ media: 'print' });
  await expect(openLink(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Share This Report' })).toBeHidden();
  await expect(page.locator('#faq details').first().locator('div')).toBeVisible();
  await expect(page.locator('#statistics figure').first()).toBeVisible();
});

test('axe finds nothing in the dialog, its mistakes and its message', async ({ page }) => {
  const expectNoViolations = async () => expect(await axeFaultsAtWidths(page)).toEqual([]);
  await page.route(FUNCTION, (route) => route.fulfill({ json: { message: 'ok' } }));
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await blockPopups(page);
  await page.goto(PATH);
  const form = await openDialog(page);
  await expectNoViolations();
  await submit(form).click();
  await expect(field(form, 'Name *')).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations();
  await fillForm(form);
  await submit(form).click();
  await expectStarted(page);
  await expectNoViolations();
});
