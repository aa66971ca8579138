import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import {
  analyze,
  button,
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
  saves,
} from './scorecard-visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample, the method and a way to write are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page, 'Business Name *')).toBeHidden();
    await expect(main(page).locator('#tool-heading')).toBeHidden();
    await expect(main(page).locator('#sample-heading')).toBeVisible();
    await expect(main(page).getByText(SIMULATED)).toBeVisible();
    await expect(main(page).getByRole('row', { name: /^Seven parts, added \d+$/ })).toBeVisible();
    await expect(
      main(page).locator('a[href="/contact?from=gmb-scorecard-without-script"]'),
    ).toBeVisible();
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
