import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, submitButton, valuesOf } from './visitor.ts';

/** The server's first limit: 20 requests in 10 minutes from one address. */
const CONTACT_BURST = 20;
const REASON =
  /^Too many requests from your network\. Please try again in 10 minutes or call us directly at \(813\) 555-0142\.$/;

test.use({
  serverSettings: { RATE_LIMIT_SCALE: '1' },
  allowedTroubles: /the server responded with a status of 429/,
});
// Another worker would start a server and a browser for a few tests.
test.describe.configure({ mode: 'default' });

async function useUp(url: string, count = CONTACT_BURST) {
  for (let sent = 0; sent < count; sent++) {
    const response = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...DANA, message: `Number ${sent}` }),
    });
    expect(response.status).toBe(200);
  }
}

test('the 21st request in ten minutes is told so in the dialog', async ({ page, freshSite: site }) => {
  await useUp(site.url);
  await page.goto(site.url);
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert').getByText('Too Many Submissions', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert').getByText(REASON)).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(DANA);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the 21st request gets the form back with the reason and the values', async ({
    page,
    freshSite: site,
  }) => {
    await useUp(site.url);
    await page.goto(`${site.url}/contact`);
    const form = page.getByRole('main').locator('form');
    await fill(form, DANA);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(form).click();
    expect((await answer).status()).toBe(429);
    await expect(page.getByRole('alert').getByText('Too Many Submissions', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(REASON)).toBeVisible();
    expect(await valuesOf(form)).toEqual(DANA);
    expect(await site.leads()).toHaveLength(CONTACT_BURST);
  });
});
