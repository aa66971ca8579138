import type { Page } from '@playwright/test';
import { pick, stepOf } from './step.ts';
import type { Visitor } from './visitor.ts';

const CONSENTS = [
  ['Essential Only', 'essential'],
  ['Accept All', 'all'],
  ['Close and accept essential only', 'essential'],
] as const;

/** Taps a control of the bottom bars; returns false if it is absent or covered. */
async function tapButton(page: Page, selector: string, name: string) {
  const control = page.locator(selector).getByRole('button', { name, exact: true });
  if (!(await control.isVisible())) return false;
  const isFree = await control.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (isFree) await control.click({ timeout: 5000 });
  return isFree;
}

async function answerBanner(visitor: Visitor, page: Page, number: number) {
  const [name, choice] = pick(CONSENTS, number);
  if (!(await tapButton(page, '[data-cookie-banner]', name))) return undefined;
  visitor.consent = choice;
  return name;
}

async function tapDismiss(visitor: Visitor, page: Page) {
  if (!(await tapButton(page, '[data-lead-popup]:not([hidden])', 'Dismiss'))) return undefined;
  visitor.isDismissed = true;
  return '';
}

export const consent = stepOf('answer the banner', ['focuses'], async (visitor, number) =>
  visitor.before.modals.length > 0 ? undefined : answerBanner(visitor, visitor.page, number),
);
export const dismissPopup = stepOf('dismiss the popup', ['focuses'], async (visitor) =>
  visitor.before.modals.length > 0 ? undefined : tapDismiss(visitor, visitor.page),
);
/** Opens and closes another tab of the visitor, which answers, dismisses or clears the storage. */
export const secondTab = stepOf('second tab', [], async (visitor, number) => {
  const other = await visitor.context.newPage();
  await other.goto(number % 2 ? '/about' : '/pricing');
  const action = pick(['consent', 'dismiss', 'clear', 'read'], number);
  if (action === 'consent') await answerBanner(visitor, other, number);
  if (action === 'dismiss') {
    await other.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await other.waitForTimeout(100);
    await tapDismiss(visitor, other);
  }
  if (action === 'clear') {
    await other.evaluate(() => localStorage.clear());
    visitor.consent = null;
    visitor.isDismissed = false;
  }
  const stored = await other.evaluate(() => Object.entries(localStorage).sort().join());
  await other.close();
  // A busy machine delivers storage events to the other tabs a moment later.
  await visitor.page.waitForFunction(
    (expected) => Object.entries(localStorage).sort().join() === expected,
    stored,
    { timeout: 5000 },
  );
  return action;
});
