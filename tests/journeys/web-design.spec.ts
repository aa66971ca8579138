import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const [PATH = ''] = pagesWith(/id="measured"/, 'service');
test.skip(!PATH, 'no page of the content in use measures itself');
const KILOBYTE = 1_024;

test('the page shows measurements of this browser', async ({ page }) => {
  const answer = await page.goto(PATH);
  const contentLength = Number((await answer?.allHeaders())?.['content-length']);
  const figure = (name: string) => page.locator(`[data-figure="${name}"]`);
  await expect(figure('largestPaint')).toHaveText(/^\d[\d,]* ms$/);
  await expect(figure('firstPaint')).toHaveText(/^\d[\d,]* ms$/);
  const timings = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      page: navigation?.encodedBodySize,
      all: [...(navigation ? [navigation] : []), ...files].reduce(
        (sum, { transferSize }) => sum + transferSize,
        0,
      ),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    };
  });
  expect(timings.page).toBe(contentLength);
  await expect(figure('received')).toHaveAttribute('value', String(timings.all));
  await expect(figure('received')).toHaveText(
    new RegExp(`^${(timings.all / KILOBYTE).toFixed(1)} KB in \\d+ files$`),
  );
  await expect(figure('firstPaint')).toHaveAttribute('value', String(timings.paint));
  await expect(figure('script')).toHaveText(/^\d+\.\d KB in 2 files$/);
  await expect(figure('cookies')).toHaveText('none');
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/pricing');
  await page.goto(PATH);
  await expect(figure('cached')).toHaveText(/^\d+\.\d KB from cache$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the exhibit lists the measurements as not measured', async ({ page }) => {
    await page.goto(PATH);
    const exhibit = page.locator('#measured');
    await expect(exhibit.getByText('not measured', { exact: true })).toHaveCount(6);
  });
});
