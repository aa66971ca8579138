import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import {
  analyze,
  button,
  expectToast,
  field,
  fill,
  HEADLINE,
  heading,
  main,
  open,
  PATH,
  PHONE,
  pass,
  SIMULATED,
  SLOW,
  saves,
} from './scorecard-visitor.ts';

test('on a slow network, what is typed before React arrives is analyzed once', async ({ page, site }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(site.url + PATH, { waitUntil: 'commit' });
  await fill(page);
  await expect(page.locator('astro-island[ssr]')).toBeAttached();
  await button(page, 'Analyze My Profile').click();
  await expect(heading(page)).toHaveText(HEADLINE, { timeout: 20_000 });
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');
  expect(await site.leads()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample, the method and a way to write are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page, 'Business Name *')).toBeHidden();
    await expect(main(page).locator('#tool-heading')).toBeHidden();
    await expect(main(page).locator('#sample-heading')).toBeVisible();
    await expect(main(page).getByText(SIMULATED)).toBeVisible();
    await expect(main(page).getByRole('row', { name: /^Seven parts, added \d+$/ })).toBeVisible();
    await expect(main(page).locator('a[href="/contact?from=gmb-scorecard-without-script"]')).toBeVisible();
  });
});

test('on paper a result stands alone, without its buttons', async ({ page }) => {
  await saves(page, 200);
  await open(page);
  await fill(page);
  await analyze(page);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByText(SIMULATED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('#method')).toBeHidden();
  await expect(button(page, 'Check Another Profile')).toBeHidden();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in form, mistakes, analyzing, result, and own figures, which fit', async ({
    page,
  }) => {
    test.slow();
    const expectNoViolations = async (part = '#tool') => {
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page, part), `${width} px`).toEqual([]);
      }
    };
    await saves(page, 200);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
    await open(page);
    await expectNoViolations();
    await button(page, 'Analyze My Profile').click();
    await expect(main(page).getByText('Business name is required', { exact: true })).toBeVisible();
    await expectNoViolations();
    await fill(page);
    await button(page, 'Analyze My Profile').click();
    await expect(button(page, 'Analyzing...')).toBeVisible();
    await expectNoViolations();
    await pass(page);
    await expect(heading(page)).toHaveText(HEADLINE);
    await expectNoViolations();
    await button(page, 'Put in your own figures').click();
    await page.getByLabel('Photos: your figure', { exact: true }).fill('many');
    await expect(main(page).getByText('Write a whole number from 0 to 1,000,000.')).toBeVisible();
    await expectNoViolations();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
