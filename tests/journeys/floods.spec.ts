import type { Locator, Page } from '@playwright/test';
import { FILL_MS_MIN } from '../../server/leads/marks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { CONTACT_WORDS } from '../../src/features/contact/words.ts';
import { offers } from '../support/content-in-use.ts';
import type { RunningSite } from '../support/server.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as report from './report-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { DANA, fill, openDialog, submitButton } from './visitor.ts';

test.use({ serverSettings: { RATE_LIMIT_SCALE: '1' } });
// Another worker would start a server and a browser for a few tests.
test.describe.configure({ mode: 'default' });

const hidden = (form: Locator) => form.locator('[name=site]');

/** What a program does that fills in whatever it finds. */
const fillHidden = (form: Locator) =>
  hidden(form).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });

const marks = async (site: RunningSite) => (await site.leads()).map(({ mark }) => mark);

/** Each form a visitor can meet, opened and ready. */
const ALL_FORMS: Record<string, (page: Page, site: string) => Promise<Locator>> = {
  async 'the contact dialog'(page, site) {
    await page.goto(site);
    return openDialog(page);
  },
  async 'the contact page'(page, site) {
    await page.goto(`${site}/contact`);
    return page.getByRole('main').locator('form');
  },
  async 'the report download'(page, site) {
    await page.goto(site + report.PATH);
    return report.openDialog(page);
  },
  async 'the page of the report download'(page, site) {
    await page.goto(`${site}${report.PATH}/download`);
    return page.getByRole('main').locator('form');
  },
  async 'the scorecard'(page, site) {
    await page.goto(site + scorecard.PATH);
    return page.getByRole('main').locator('form').first();
  },
  async 'the intake builder'(page, site) {
    await intake.open(page, site);
    return intake.tool(page).locator('form');
  },
};

const isThere: Record<string, boolean> = {
  'the report download': offers('report'),
  'the page of the report download': offers('report'),
  'the scorecard': offers('gmb-scorecard'),
  'the intake builder': offers('ai-intake-builder'),
};
const FORMS = Object.entries(ALL_FORMS).filter(([name]) => isThere[name] ?? true);

test('nobody meets the hidden field of a form', async ({ page, sharedSite }) => {
  for (const [name, open] of FORMS)
    await test.step(name, async () => {
      const form = await open(page, sharedSite.url);
      await expect(hidden(form)).toHaveCount(1);
      await expect(hidden(form)).toBeHidden();
      await expect(hidden(form)).toHaveAttribute('autocomplete', 'off');
      expect(
        await form.getByRole('textbox').evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ).not.toContain('site');
      const takesFocus = await hidden(form).evaluate((input: HTMLElement) => {
        input.focus();
        return document.activeElement === input;
      });
      expect(takesFocus).toBe(false);
    });
});

test('a visitor has no mark, and a program that fills everything in is thanked and marked', async ({
  page,
  site,
}) => {
  for (const isProgram of [false, true]) {
    await page.goto(site.url);
    const dialog = await openDialog(page);
    await fill(dialog, DANA);
    if (isProgram) await fillHidden(dialog);
    // this visitor is one, and quicker than people are
    await page.waitForFunction((ms) => performance.now() > ms, FILL_MS_MIN);
    await submitButton(dialog).click();
    await expect(
      page.getByRole('status').getByText(CONTACT_WORDS.thanksTitle, { exact: true }),
    ).toBeVisible();
  }
  expect(await marks(site)).toEqual(['hidden-field', null]);
  const { request } = contactWords().names;
  const [first, second] = await site.waitForMails(2);
  expect([first?.subject, second?.subject].toSorted()).toEqual(
    [
      expect.stringMatching(new RegExp(`^${request}`)),
      expect.stringMatching(new RegExp(`^\\[Marked: hidden-field\\] ${request}`)),
    ].toSorted(),
  );
});

test('the other forms send what stands in their hidden field, too', { tag: '@whole-browser' }, async ({
  page,
  site,
}) => {
  test.skip(
    !offers('report') || !offers('gmb-scorecard') || !offers('ai-intake-builder'),
    'some are not there',
  );
  await report.standInForPdf(page.context());
  const download = await ALL_FORMS['the report download']?.(page, site.url);
  if (!download) throw new Error('There is no such form.');
  await report.fill(download);
  await fillHidden(download);
  await report.submit(download).click();
  await report.expectStarted(page);
  // The browser draws a page behind another tab once a second.
  await page.bringToFront();

  await scorecard.open(page, site.url);
  await scorecard.fill(page);
  await expect(scorecard.button(page, 'Analyze My Profile')).toBeEnabled();
  await fillHidden(page.getByRole('main').locator('form').first());
  await scorecard.analyze(page);
  await expect(scorecard.heading(page)).toBeVisible();
  await expect.poll(() => marks(site)).toHaveLength(2);

  await intake.open(page, site.url);
  await intake.toLastStep(page);
  await fillHidden(intake.tool(page).locator('form'));
  await intake.button(page, 'Generate Script').click();
  await expect(intake.heading(page)).toHaveText(`${intake.FIRM}: the script.`);
  await expect.poll(() => marks(site)).toEqual(['hidden-field', 'hidden-field', 'hidden-field']);
});

test('an automatic fill and a send in the moment a page is there is kept and marked', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    performance.now = () => 900;
  });
  await page.goto(site.url);
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(page.getByRole('status').getByText(CONTACT_WORDS.thanksTitle, { exact: true })).toBeVisible();
  expect(await marks(site)).toEqual(['too-fast']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a form has no time and no mark', async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    const form = page.getByRole('main').locator('form');
    await fill(form, DANA);
    await submitButton(form).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect(await marks(site)).toEqual([null]);
  });
});
