import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const [CITY] = pagesWith(/<sup[^>]*><a[^>]*href="#source-/, 'city');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a footnote opens the closed notes and leads to its own note', async ({ page }) => {
      test.skip(!CITY, 'no city of the content in use cites a source');
      await page.goto(CITY ?? '');
      const cited = page.locator('main sup a[href^="#source-"]').first();
      const target = (await cited.getAttribute('href')) ?? '';
      await cited.click();
      await expect(page.locator(target)).toBeInViewport();
    });
  });
}
