import { offers } from '../support/content-in-use.ts';
import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import { contactDialog } from './visitor.ts';

const [CITY] = pagesWith(/<sup[^>]*><a[^>]*href="#source-/, 'city');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a link into a folded part opens it and shows its line', async ({ page }) => {
      test.skip(!offers('page-reader'), 'there is no page reader');
      await page.goto('/tools/page-reader#fetch');
      await expect(page.locator('#fetch')).toBeInViewport();
      await expect(page.getByText('User-agent: LegalPageReader')).toBeVisible();
    });

    test('a footnote opens the folded notes and leads to its own', async ({ page }) => {
      test.skip(!CITY, 'no city of the content in use cites a source');
      for (const kind of ['claim', 'source']) {
        await page.goto(CITY ?? '');
        const cited = page.locator(`main sup a[href^="#${kind}-"]`).first();
        if (!(await cited.count())) continue;
        const target = (await cited.getAttribute('href')) ?? '';
        await cited.click();
        await expect(page.locator(target)).toBeInViewport();
      }
    });
  });
}

test("a city's link to the contact form opens it in place, with that city", async ({ page }) => {
  test.skip(!CITY, 'no city of the content in use cites a source');
  await page.goto(CITY ?? '');
  const link = page.getByRole('main').locator('a[href="/#contact"]').first();
  await link.click();
  await expect(contactDialog(page)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(CITY);
  await expect(page.locator('#contact-dialog [name=source]')).toHaveValue(/-contact$/);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});
