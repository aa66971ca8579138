import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DANA, field, fill, main, PASTED, PATH, PDF, STORED, submit } from './report-visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedTroubles: /status of (400|500)/ });
  const form = (page: Page) => main(page).locator('form');
  const link = (page: Page) =>
    main(page).getByRole('link', { name: 'Download Full PDF Report', exact: true });

  test('the button leads to the form, the form to the PDF', async ({ page, site }) => {
    await page.goto(site.url + PATH);
    await expect(main(page).getByRole('button', { name: 'Share This Report' })).toBeHidden();
    await link(page).first().click();
    await expect(page).toHaveURL(`${site.url}${PATH}/download?from=report-hero`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Full PDF Report');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(field(form(page), 'Name *')).toHaveAttribute('required');
    await expect(field(form(page), 'Email *')).toHaveAttribute('type', 'email');
    await fill(form(page), { ...DANA, 'Email *': PASTED });
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(form(page)).click();
    expect([(await answer).status(), (await answer).headers().location]).toEqual([
      303,
      `${PATH}/thank-you`,
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    await expect(page.getByRole('link', { name: 'Open the PDF', exact: true })).toHaveAttribute(
      'href',
      PDF,
    );
    const leads = await site.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ ...STORED, source: 'report-hero' });
  });
});
