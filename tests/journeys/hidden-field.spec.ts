import type { Locator, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import * as intake from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import * as report from './report-visitor.ts';
import * as scorecard from './scorecard-visitor.ts';
import { answerContact, DANA, fill, openDialog, submitButton, thanked } from './visitor.ts';

const hidden = (form: Locator) => form.locator('[name=site]');

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

const isOffered: Record<string, boolean> = {
  'the report download': offers('report'),
  'the page of the report download': offers('report'),
  'the scorecard': offers('gmb-scorecard'),
  'the intake builder': offers('ai-intake-builder'),
};
const FORMS = Object.entries(ALL_FORMS).filter(([name]) => isOffered[name] ?? true);

test('no visitor meets the hidden field of a form', async ({ page, sharedSite }) => {
  for (const [name, open] of FORMS)
    await test.step(name, async () => {
      const form = await open(page, sharedSite.url);
      await expect(hidden(form)).toHaveCount(1);
      await expect(hidden(form)).toBeHidden();
      await expect(hidden(form)).toHaveAttribute('autocomplete', 'off');
      expect(
        await form
          .getByRole('textbox')
          .evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
      ).not.toContain('site');
      const takesFocus = await hidden(form).evaluate((input: HTMLElement) => {
        input.focus();
        return document.activeElement === input;
      });
      expect(takesFocus).toBe(false);
    });
});

// tests/server/floods.test.ts checks the spam reason that follows from it.
test('the value that a program enters is sent, with the time that the form took', async ({
  page,
}) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await hidden(dialog).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(dialog).click();
  await expect(thanked(page)).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({ ...DANA, site: 'https://spam.example', fillMs: expect.any(Number) }),
  ]);
});
