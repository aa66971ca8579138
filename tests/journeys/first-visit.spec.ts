import { expect, test } from './journey.ts';

const INTERACTION_MS = 50;
const FIRST_SCRIPT = /^\/assets\/boot\./;

test('a page requests only its first script before the first pointer, focus or key', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  for (const path of ['/', '/contact', '/contact/thank-you']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    await page.clock.runFor(60_000);
    expect(scripts.splice(0), path).toEqual([expect.stringMatching(FIRST_SCRIPT)]);
  }
});

test('the performance figures are in the console after 3 s', async ({ page }) => {
  const lines: Promise<unknown>[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Page performance '))
      lines.push(message.args()[1]?.jsonValue() ?? Promise.resolve());
  });
  await page.goto('/');
  // Browsers report an interaction of this duration, and rate it as good.
  await page.evaluate((ms) => {
    addEventListener('click', () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    });
  }, INTERACTION_MS);
  // A browser stops measuring the largest paint at the first press.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.mouse.click(720, 500);
  await expect.poll(() => lines.length).toBe(1);
  const figures = (await lines[0]) as Record<string, unknown>;
  expect(figures.LCP).toBeGreaterThan(0);
  expect(figures).toMatchObject({
    CLS: expect.any(Number),
    INP: expect.any(Number),
    FID: expect.any(Number),
    navigation: { type: 'navigate', loadEventStart: expect.any(Number) },
  });
});
