import { expect, test } from './journey.ts';

const CITY = '/locations/tampa-law-firm-marketing-agency';
const AREA = '/practice-areas/personal-injury';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a link into a folded part opens it and shows its line', async ({ page }) => {
      await page.goto('/tools/page-reader#fetch');
      await expect(page.getByText('User-agent: LegalPageReader')).toBeVisible();
      await expect(page.getByText('The reader in your server’s log', { exact: true })).toBeInViewport();
      await expect(page.getByText('Our server asks for the page’s robots.txt')).toBeHidden();
    });

    test('a footnote opens the folded notes and leads to its own', async ({ page }) => {
      await page.goto(CITY);
      await page.locator('main sup a[href="#claim-attorneys"]').click();
      await expect(page.locator('#claim-attorneys')).toBeInViewport();
      await page.goto(CITY);
      const cited = page.locator('main sup a[href^="#source-"]').first();
      const target = (await cited.getAttribute('href')) ?? '';
      await cited.click();
      await expect(page.locator(target)).toBeInViewport();
    });
  });
}

test('on paper every folded part is read', async ({ page }) => {
  for (const path of [CITY, AREA]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('main details .folded')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height === 0).length);
    expect(hidden, path).toBe(0);
  }
});

test("a city's link to the contact form opens it in place, a new tab gets the form's own address", async ({
  page,
  context,
}) => {
  await page.goto(CITY);
  const link = page.getByRole('link', { name: 'Schedule Free Consultation' });
  await expect(link).toHaveAttribute('href', '/#contact');
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(CITY);
  await expect(page.locator('#contact-dialog [name=source]')).toHaveValue('tampa-contact');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/#contact$/);
});
