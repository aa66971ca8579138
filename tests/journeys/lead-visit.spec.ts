import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, submitButton } from './visitor.ts';

const ELSEWHERE = 'http://search.example/results?q=secret';

/** A page of another website with a link. */
async function followFromElsewhere(page: Page, address: string) {
  await page.route('http://search.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Northbar</a>` }),
  );
  await page.goto(ELSEWHERE);
  await page.getByRole('link').click();
  await page.waitForURL(address);
}

async function send(page: Page) {
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
}

test('a lead says the first page and its campaign, also from a later page, and keeps nothing for it', async ({
  page,
  site,
}) => {
  await followFromElsewhere(page, `${site.url}/about?utm_source=news&utm_medium=email&gclid=7#team`);
  await page.goto(`${site.url}/services/ppc`);
  await send(page);
  const [lead] = await site.leads();
  expect(lead).toMatchObject({
    page: '/services/ppc',
    landing: '/about',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: null,
  });
  expect(JSON.stringify(lead)).not.toMatch(/gclid|secret|#team/);
  const [mail] = await site.waitForMails(1);
  expect(mail?.text).toMatch(/^First page: .*\/about\nCampaign: source: news, medium: email$/m);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.sort()).toEqual(['lead-popup-shown', 'visit-start']);
});

test('sent from the first page it also says which website led there', async ({ page, site }) => {
  await followFromElsewhere(page, `${site.url}/services/ppc`);
  await send(page);
  expect((await site.leads())[0]).toMatchObject({
    page: '/services/ppc',
    landing: '/services/ppc',
    referrer: 'search.example',
    utm_source: null,
  });
});

test('what a tool keeps in its address never leaves with a lead', async ({ page, site }) => {
  await page.goto(`${site.url}/tools/cost-per-signed-case#m=Search-ads~9000~0~40~3`);
  await page.goto(`${site.url}/services/ppc`);
  const sent = page.waitForRequest(/send-contact-email/);
  await send(page);
  const { submissionId, fillMs, ...lead } = (await sent).postDataJSON();
  // Its id and its time may hold any digits.
  expect([typeof submissionId, typeof fillMs]).toEqual(['string', 'number']);
  expect(JSON.stringify(lead)).toContain('/tools/cost-per-signed-case');
  expect(JSON.stringify(lead)).not.toMatch(/9000|Search-ads/);
});
