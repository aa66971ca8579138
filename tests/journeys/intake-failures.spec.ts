import type { Route } from '@playwright/test';
import { axeFaultsAtWidths } from '../support/axe.ts';
import {
  answers,
  button,
  change,
  considerationsField,
  EMAIL,
  expectToast,
  FIRM,
  field,
  heading,
  json,
  open,
  SCRIPT,
  sheet,
  tickValue,
  toLastStep,
  tool,
  toStep4,
  valueTick,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';

const DOCUMENTED = 'Please try again with a different prompt';

test.describe('when something fails', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });
  // client.test.ts checks each kind of failure.
  test('after a failed generation the next attempt works', async ({ page }) => {
    let answer = (route: Route) => route.abort();
    const calls = await answers(page, { 'generate-intake-script': (route) => answer(route) });
    await open(page);
    await toLastStep(page);
    await button(page, 'Generate Script').click();
    await expectToast(
      page,
      'alert',
      'Generation Failed',
      'Something went wrong. Please try again.',
    );
    await expect(tool(page).getByRole('alert')).toHaveText(
      'The script could not be written. Your answers are still here. Please try again.',
    );
    await expect(field(page, 'Law Firm Name *')).toHaveValue(FIRM);
    expect(calls['submit-intake-builder']).toBeUndefined();
    answer = (route) => route.fulfill(json(200, { script: SCRIPT }));
    // Programs that send spam fill in every field.
    await tool(page)
      .locator('[name=site]')
      .evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
      });
    await button(page, 'Generate Script').click();
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
    await expect.poll(() => calls['submit-intake-builder']?.[0]?.site).toBe('https://spam.example');
  });
});

test.describe('when a change is refused', () => {
  test.use({ allowedProblems: /status of (400|500)/ });

  test('axe finds nothing; a refused change changes nothing', async ({ page }) => {
    test.slow();
    const expectClean = async (part = '#tool') =>
      expect(await axeFaultsAtWidths(page, part)).toEqual([]);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
    const { promise: response, resolve: arrive } = Promise.withResolvers<void>();
    let refused = json(400, { error: 'Ask for one of these: shorter.' });
    const calls = await answers(page, {
      'generate-intake-script': async (route) => {
        await response;
        await route.fulfill(json(200, { script: SCRIPT }));
      },
      'refine-intake-script': (route) => route.fulfill(refused),
    });
    await open(page);
    await expectClean('body');
    await toStep4(page);
    await valueTick(page).check();
    await considerationsField(page).fill('We guarantee you win.');
    await button(page, 'Next').click();
    await expect(tickValue(page)).toBeFocused();
    await expectClean();
    await tickValue(page).fill('Spanish');
    await considerationsField(page).fill('x'.repeat(960));
    await expect(considerationsField(page)).toHaveAccessibleDescription(/4 characters too many/);
    await considerationsField(page).fill('We guarantee you win.');
    await button(page, 'Next').click();
    await field(page, 'Law Firm Name *').fill(FIRM);
    await field(page, 'Email Address *').fill('dana');
    await button(page, 'Generate Script').click();
    await expect(tool(page).getByText('Invalid email address')).toBeVisible();
    await expectClean();
    await field(page, 'Email Address *').fill(EMAIL);
    await button(page, 'Generate Script').click();
    await expect(heading(page)).toHaveText('Writing your script.');
    await expectClean();
    arrive();
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
    await expect(button(page, 'Show all at once')).toHaveCount(0);
    await expectClean();
    await button(page, 'Edit question 1').click();
    await expectClean();
    await field(page, 'question 1').fill('x'.repeat(5_000));
    await button(page, 'Save').click();
    await expect(tool(page).getByRole('alert').first()).toContainText('4,000');
    await expectClean();
    await button(page, 'Delete').click();
    await expect(button(page, 'Edit question 1')).toBeFocused();
    await expectClean();
    const expectRefused = async (reason: RegExp) => {
      await expect(change(page)).toHaveAccessibleDescription(reason);
      await expect(change(page)).toBeFocused();
      await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
    };
    await change(page).fill('  \n ');
    await button(page, 'Refine').click();
    await expectRefused(/Say what should change$/);
    await change(page).fill('x'.repeat(501));
    await button(page, 'Refine').click();
    await expectRefused(/at most 500 characters$/);
    expect(calls['refine-intake-script']).toBeUndefined();
    await change(page).fill('sing');
    await change(page).press('Shift+Enter');
    await change(page).pressSequentially('it');
    await page.keyboard.down('Enter');
    await expectToast(page, 'alert', 'Refinement Failed', DOCUMENTED);
    await expectRefused(/Ask for one of these: shorter\.$/);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(change(page)).toHaveValue('sing\nit');
    await expectClean();
    expect(calls['refine-intake-script'], 'a held key sends once').toHaveLength(1);
    refused = json(500, {});
    await change(page).press('Enter');
    await expect.poll(() => calls['refine-intake-script']?.length).toBe(2);
    await expectToast(page, 'alert', 'Refinement Failed', DOCUMENTED);
    await expectRefused(/./);
  });
});
