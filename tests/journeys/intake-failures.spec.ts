import type { Route } from '@playwright/test';
import { axeFaultsAtWidths } from '../support/axe.ts';
import {
  answerCalls,
  changeField,
  considerationsField,
  EMAIL,
  expectToast,
  FIRM,
  field,
  goToLastStep,
  goToStep4,
  json,
  openBuilder,
  SCRIPT,
  sheet,
  tickValue,
  valueTick,
} from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { button, heading, tool } from './tool-page.ts';

test.describe('when a generation fails', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });
  // client.test.ts checks each kind of failure.
  test('the next attempt works', async ({ page }) => {
    let answer = (route: Route) => route.abort();
    const calls = await answerCalls(page, { 'generate-intake-script': (route) => answer(route) });
    await openBuilder(page);
    await goToLastStep(page);
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
  test.use({ allowedProblems: /status of 400/ });

  test('the script is unchanged, and axe finds nothing in any step', async ({ page }) => {
    test.slow();
    const expectClean = async (part = '#tool') =>
      expect(await axeFaultsAtWidths(page, part)).toEqual([]);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
    const { promise: response, resolve: sendScript } = Promise.withResolvers<void>();
    const refusal = json(400, { error: 'Ask for one of these: shorter.' });
    const calls = await answerCalls(page, {
      'generate-intake-script': async (route) => {
        await response;
        await route.fulfill(json(200, { script: SCRIPT }));
      },
      'refine-intake-script': (route) => route.fulfill(refusal),
    });
    await openBuilder(page);
    await expectClean('body');
    await goToStep4(page);
    await valueTick(page).check();
    await considerationsField(page).fill('We guarantee you win.');
    await button(page, 'Next').click();
    await expect(tickValue(page)).toBeFocused();
    await expectClean();
    await tickValue(page).fill('Spanish');
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
    sendScript();
    await expect(heading(page)).toHaveText(`${FIRM}: the script.`);
    await expect(button(page, 'Show all at once')).toHaveCount(0);
    await expectClean();
    await button(page, 'Edit question 1').click();
    await expectClean();
    await page.keyboard.press('Escape');
    const expectRefused = async (reason: RegExp) => {
      await expect(changeField(page)).toHaveAccessibleDescription(reason);
      await expect(changeField(page)).toBeFocused();
      await expect(sheet(page)).toContainText('We call you by noon tomorrow.');
    };
    await changeField(page).fill('  \n ');
    await button(page, 'Refine').click();
    await expectRefused(/Say what should change$/);
    await changeField(page).fill('sing');
    for (let times = 0; times < 2; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectRefused(/Ask for one of these: shorter\.$/);
    await expectClean();
    expect(calls['refine-intake-script'], 'a held key sends once').toHaveLength(1);
  });
});
