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
    await expect(main(page).getByText('Three fields', { exact: true })).toBeHidden();
    await expect(main(page).locator('#tool-heading')).toBeHidden();
    await expect(main(page).getByText('71/100')).toBeVisible();
    await expect(main(page).getByText(SIMULATED)).toBeVisible();
    await expect(main(page).getByRole('row', { name: 'Photos 20 or more 10 to 19 0 to 9' })).toBeVisible();
    await expect(main(page).getByRole('row', { name: 'Seven parts, added 495' })).toBeVisible();
    const link = main(page).getByRole('link', { name: 'write to us instead.' });
    await expect(link).toHaveAttribute('href', '/contact?from=gmb-scorecard-without-script');
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

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('form, mistakes, analyzing, result', async ({ page }) => {
      const expectNoViolations = async (part = 'body') => {
        expect(await axeFaults(page, part)).toEqual([]);
      };
      await saves(page, 200);
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
      await open(page);
      await expectNoViolations();
      await button(page, 'Analyze My Profile').click();
      await expect(main(page).getByText('Business name is required', { exact: true })).toBeVisible();
      await expectNoViolations('#tool');
      await fill(page);
      await button(page, 'Analyze My Profile').click();
      await expect(button(page, 'Analyzing...')).toBeVisible();
      await expectNoViolations('#tool');
      await pass(page);
      await expect(heading(page)).toHaveText(HEADLINE);
      await expectNoViolations('#tool');
    });
  });
}
