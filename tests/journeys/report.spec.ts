import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { REPORT_WORDS } from '../../src/features/report/words.ts';
import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import {
  ADDRESS,
  expectStarted,
  FUNCTION,
  field,
  fill,
  main,
  noWindow,
  openDialog,
  opener,
  PATH,
  PHONE,
  submit,
  TITLE,
  toast,
} from './report-visitor.ts';
import { holdBack } from './visitor.ts';

/** Sources that the report's file names. */
const { sources } = parse(readFileSync(`content/report/${PATH.split('/').at(-1)}.yaml`, 'utf8'));

test('every part of the report is there', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What law firms get wrong about Google AI Overviews',
  );
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(trail).toHaveText(['Home', new RegExp(TITLE)]);
  await expect(main(page).getByText('Research report, January 2025', { exact: true })).toBeVisible();
  await expect(main(page).getByText('50 firms audited').first()).toBeVisible();
  await expect(page.locator('#issues h3')).toHaveText([
    'Buried answers',
    'Missing schema',
    'Weak organization',
    'No authority signals',
  ]);
  for (const [figure, claim, label] of [
    ['76%', 'no FAQ schema', '50 squares, one for each of the firms: 38 are filled.'],
    ['82%', 'vague headings', '50 squares, one for each of the firms: 41 are filled.'],
    ['64%', 'lacking author credentials', '50 squares, one for each of the firms: 32 are filled.'],
    ['91%', 'buried key information', '100 squares, one for each of the pages: 91 are filled.'],
  ] as const) {
    const exhibit = page.locator('#statistics figure').filter({ hasText: claim });
    await expect(exhibit.getByText(figure, { exact: true })).toBeVisible();
    await expect(exhibit.getByRole('img', { name: label, exact: true })).toBeVisible();
  }
  await expect(page.locator('#principles h3')).toHaveCount(5);
  await expect(page.locator('#faq details')).toHaveCount(5);
  // each leads to its source, and back to where it is cited
  const cited = page.getByRole('region', { name: 'Sources and references' });
  await cited.locator('summary').click();
  await expect(cited.getByRole('link')).toHaveCount(2 * sources.length);
  await expect(
    page.getByRole('link', { name: 'Get a Free AI Readiness Audit', exact: true }),
  ).toHaveAttribute('href', '/tools/ai-seo-quiz');
});

test('the structured data is what the page shows', async ({ page }) => {
  await page.goto(PATH);
  const { '@graph': graph } = JSON.parse(
    await page.locator('script[type="application/ld+json"]').innerText(),
  );
  const block = (type: string) => graph.find((entry: { '@type': string }) => entry['@type'] === type);
  expect(block('Report')).toMatchObject({ name: TITLE, datePublished: '2025-01', url: ADDRESS });
  const shown = await page
    .locator('#faq details')
    .evaluateAll((items) =>
      items.map((item) => [item.querySelector('summary')?.textContent, item.lastElementChild?.textContent]),
    );
  const asked = block('FAQPage').mainEntity.map(
    (entry: { name: string; acceptedAnswer: { text: string } }) => [entry.name, entry.acceptedAnswer.text],
  );
  expect(asked).toEqual(shown);
});

test.describe('share', () => {
  const share = (page: Page) => main(page).getByRole('button', { name: 'Share This Report', exact: true });
  /** A device with a share sheet: what it is given stands on the page. */
  const sheet = (page: Page, refusal?: string) =>
    page.addInitScript((name) => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        if (name) throw new DOMException('no', name);
      };
    }, refusal);
  const expectCopied = async (page: Page) => {
    await expect(toast(page).getByText('Link Copied', { exact: true })).toBeVisible();
    await expect(
      toast(page).getByText('Share this resource with your network', { exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  };

  test('by the sheet of the device', async ({ page }) => {
    await sheet(page);
    await page.goto(PATH);
    await share(page).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: TITLE, url: ADDRESS }),
    );
    await expect(toast(page)).toHaveCount(0);
  });

  test('cancelled is only logged', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sheet(page, 'AbortError');
    await page.goto(PATH);
    const line = page.waitForEvent('console', (message) => message.text() === 'Sharing was cancelled');
    await share(page).click();
    expect((await line).type()).toBe('log');
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(ADDRESS);
  });

  for (const refusal of [undefined, 'NotAllowedError']) {
    test(`by copying the address: ${refusal ?? 'no sheet'}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (refusal) await sheet(page, refusal);
      await page.goto(PATH);
      await share(page).click();
      await expectCopied(page);
    });
  }

  test('a press before the script has arrived counts', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdBack(page, /share.*\.js$/);
    await page.goto(PATH);
    await share(page).click();
    release();
    await expectCopied(page);
  });

  test.describe('after a release that has taken its script away', () => {
    test.use({ allowedTroubles: /status of 404|Failed to fetch dynamically/ });

    test('a press says that it failed', async ({ page }) => {
      await page.route(/share.*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.goto(PATH);
      await share(page).click();
      await expect(toast(page, 'alert')).toHaveText('Copy failed');
    });
  });

  test('a clipboard that refuses is told', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto(PATH);
    await share(page).click();
    await expect(toast(page, 'alert')).toHaveText('Copy failedPlease try again');
  });

  test('a citation is copied as it stands', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PATH);
    await main(page).getByRole('button', { name: 'Copy Bluebook style citation', exact: true }).click();
    await expect(toast(page)).toHaveText('Citation copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Northbar, ${TITLE} (Jan. 2025, ${REPORT_WORDS.sampleMark}), ${ADDRESS}.`,
    );
  });
});

test('on paper there is the report with its answers, without its buttons', async ({ page }) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(opener(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Share This Report' })).toBeHidden();
  await expect(page.locator('#faq details').first().locator('div')).toBeVisible();
  await expect(page.locator('#statistics figure').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get a Free AI Readiness Audit' })).toBeHidden();
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('dialog, mistakes, message, the pages of the form', async ({ page }) => {
      const expectNoViolations = async () => {
        expect(await axeFaults(page)).toEqual([]);
      };
      await page.route(FUNCTION, (route) => route.fulfill({ json: { message: 'ok' } }));
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
      await noWindow(page);
      await page.goto(PATH);
      await expectNoViolations();
      const form = await openDialog(page);
      await expectNoViolations();
      await submit(form).click();
      await expect(field(form, 'Name *')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations();
      await fill(form);
      await submit(form).click();
      await expectStarted(page);
      await expectNoViolations();
      for (const path of ['/download', '/thank-you']) {
        await page.goto(PATH + path);
        await expectNoViolations();
      }
    });
  });
}
