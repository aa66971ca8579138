import type { Page } from '@playwright/test';
import { hasPopup } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, submitButton } from './visitor.ts';

const ELSEWHERE = 'http://search.example/results?q=secret';

async function followFromElsewhere(page: Page, address: string) {
  await page.route('http://search.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">A page</a>` }),
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

test('a lead has the first page and its campaign, also from a later page, and nothing is stored for this', async ({
  page,
  site,
}) => {
  await followFromElsewhere(
    page,
    `${site.url}/about?utm_source=news&utm_medium=email&gclid=7#team`,
  );
  await page.goto(`${site.url}/sitemap`);
  await send(page);
  const [lead] = await site.leads();
  expect(lead).toMatchObject({
    page: '/sitemap',
    landing: '/about',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: null,
  });
  expect(JSON.stringify(lead)).not.toMatch(/gclid|secret|#team/);
  const [mail] = await site.waitForMails(1);
  expect(mail?.text).toMatch(/^First page: .*\/about\nCampaign: source: news, medium: email$/m);
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys.sort()).toEqual([...(hasPopup ? ['lead-popup-shown'] : []), 'visit-start']);
});
