import type { Page } from '@playwright/test';
import { POPUP_DISMISSED_KEY } from '../../../src/site/lead-popup-rules.ts';
import type { Model } from '../invariants.ts';
import { pick } from '../spots.ts';
import { type Step, step } from '../step.ts';
import type { Visitor } from '../visitor.ts';

const CHOICES = [
  ['Essential Only', 'essential'],
  ['Accept All', 'all'],
  ['Close and accept essential only', 'essential'],
] as const;
const POPUP = '[data-lead-popup]:not([hidden])';

/** Taps a control inside the window; returns false if it is absent or covered. */
async function tap(page: Page, selector: string, name: string): Promise<boolean> {
  const control = page.locator(selector).getByRole('button', { name, exact: true });
  if (!(await control.isVisible())) return false;
  const isFree = await control.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (isFree) await control.click({ timeout: 5000 });
  return isFree;
}

/** The choice must be stored before the tap ends, or it is lost. */
async function mustBeStored(page: Page, key: string, name: string): Promise<void> {
  if ((await page.evaluate((storageKey) => localStorage.getItem(storageKey), key)) === null)
    throw new Error(`"${name}" was tapped and ${key} is not stored`);
}

const noFocus = (_: Visitor, now: Visitor['before']) =>
  now.focus ? undefined : 'nothing has the focus after the answer';

async function answer(page: Page, model: Model, number: number) {
  const [name, choice] = pick(CHOICES, number) ?? CHOICES[0];
  if (!(await tap(page, '[data-cookie-banner]', name))) return undefined;
  await mustBeStored(page, 'cookie-consent', name);
  model.consent = choice;
  return name;
}

async function dismiss(page: Page, model: Model) {
  if (!(await tap(page, POPUP, 'Dismiss'))) return undefined;
  await mustBeStored(page, POPUP_DISMISSED_KEY, 'Dismiss');
  model.isDismissed = true;
  return '';
}

const holdsThis = (stored: Record<string, string>) =>
  localStorage.length === Object.keys(stored).length &&
  Object.entries(stored).every(([key, value]) => localStorage.getItem(key) === value);

export const consent = (number: number): Step =>
  step({
    name: 'answer the banner',
    expect: noFocus,
    act: async ({ page, before }, model) =>
      before.modals.length > 0 ? undefined : answer(page, model, number),
  });

export const dismissPopup = (): Step =>
  step({
    name: 'dismiss the popup',
    expect: noFocus,
    act: async ({ page, before }, model) =>
      before.modals.length > 0 ? undefined : dismiss(page, model),
  });

/** Opens and closes another tab of the visitor, which answers, dismisses or clears the storage. */
export const secondTab = (number: number): Step =>
  step({
    name: 'second tab',
    async act({ context, page }, model) {
      const tab = await context.newPage();
      await tab.goto(number % 2 ? '/about' : '/pricing');
      const action = ['consent', 'dismiss', 'clear', 'read'][number % 4];
      if (action === 'consent') await answer(tab, model, number);
      if (action === 'dismiss') {
        await tab.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
        );
        await tab.waitForTimeout(100);
        await dismiss(tab, model);
      }
      if (action === 'clear') {
        await tab.evaluate(() => localStorage.clear());
        model.consent = null;
        model.isDismissed = false;
      }
      const stored = await tab.evaluate(() => ({ ...localStorage }));
      await tab.close();
      // A busy machine delivers storage events to the other tabs a moment later.
      await page.waitForFunction(holdsThis, stored, { timeout: 5000 });
      return action;
    },
    // The focus may have been on the banner that another tab has answered, but is never lost with
    // it.
  });
