import { expect, test } from './journey.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a marked word, the edges of buttons and the bars of a chart are there in forced colors', async ({
  page,
}) => {
  await page.goto('/');
  const mark = page.locator('main mark').first();
  if (await mark.count()) {
    // Behind the text lies the plate that forced colors paint: a mark behind that is gone.
    await expect(mark).toHaveCSS('z-index', 'auto');
    const [own, canvas] = await mark.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(own).not.toBe(canvas);
  }
  for (const button of await page.locator('.btn:visible').all())
    await expect(button).toHaveCSS('border-top-style', 'solid');
  const text = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  const bar = page.locator('.chart .bar').first();
  if (await bar.count()) await expect(bar).toHaveCSS('fill', text);
});
