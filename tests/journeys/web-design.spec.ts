import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const [PATH = ''] = pagesWith(/id="measured"/, 'service');
test.skip(!PATH, 'no page of the content in use measures itself');

test('the page shows measurements of this browser', async ({ page }) => {
  await page.goto(PATH);
  const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
  await expect(figure('largestPaint')).toHaveText(/^\d[\d,]* ms$/);
  const received = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size),
  );
  await expect(figure('received')).toHaveAttribute('value', String(received));
  await expect(figure('firstPaint')).toHaveText(/^\d[\d,]* ms$/);
  await expect(figure('script')).toHaveText(/^\d+\.\d KB in 2 files$/);
  await expect(figure('cookies')).toHaveText('none');
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/pricing');
  await page.goto(PATH);
  await expect(figure('cached')).toHaveText(/^\d+\.\d KB from cache$/);
});
