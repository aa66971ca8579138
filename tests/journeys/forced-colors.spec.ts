import { pagesWith } from '../support/pages-in-use.ts';
import { lowContrastIn } from './contrast.ts';
import { expect, test } from './journey.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('forced colors show highlights, buttons and charts', async ({ page }) => {
  await page.goto('/');
  const mark = page.locator('main mark').first();
  if (await mark.count()) {
    // Forced colors paint a background behind the text, which covers a highlight with a lower
    // z-index.
    await expect(mark).toHaveCSS('z-index', 'auto');
    const [markColor, canvas] = await mark.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(markColor).not.toBe(canvas);
  }
  for (const button of await page.locator('.btn:visible').all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
  const text = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  const bar = page.locator('.chart .bar').first();
  if (await bar.count()) await expect(bar).toHaveCSS('fill', text);
});

const [withSheet] = pagesWith(/<tr class="marked"/, 'service');
const [withMap] = pagesWith(/county-map/, 'city');

for (const colorScheme of ['dark', 'light'] as const)
  test(`forced colors leave sheets and maps readable, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    if (withSheet) {
      await page.goto(withSheet);
      // The background that forced colors paint behind letters would cover the highlighter.
      for (const cell of await page.locator('.sheet .marked > *').all())
        await expect(cell).toHaveCSS('forced-color-adjust', 'none');
      expect(await lowContrastIn(page, '.sheet')).toEqual([]);
    }
    if (withMap) {
      await page.goto(withMap);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      // A stroke in the color of the letters would fill them.
      for (const name of await page.locator('.town > text').all())
        await expect(name).toHaveCSS('stroke', canvas);
      expect(await lowContrastIn(page, '.county-band')).toEqual([]);
      await expect(page.locator('.county-map .county')).not.toHaveCSS('stroke', canvas);
    }
  });
