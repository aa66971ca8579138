import type { Page } from '@playwright/test';
import { CONTACT_DIALOG } from '../../../src/features/contact/paths.ts';
import { DANA, field, fill } from '../../journeys/visitor.ts';
import { pick } from '../spots.ts';
import { type Step, step } from '../step.ts';
import type { Outcome, Visitor } from '../visitor.ts';

const OUTCOMES: readonly Outcome[] = ['ok', '500', 'aborted', '429'];
const ISLAND_MS = 10_000;
const ANSWER_MS = 10_000;

const header = (page: Page) => page.getByRole('banner');
const dialogOf = (page: Page) => page.locator(`#${CONTACT_DIALOG}`);

async function tapHeader(page: Page, name: string) {
  const button = header(page).getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) return undefined;
  const box = await button.boundingBox();
  if (!box || box.y < 0) return undefined;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return '';
}

export const openDialog = (): Step =>
  step({
    name: 'open the dialog',
    act: async ({ page, before }) =>
      before.modals.length > 0 ? undefined : tapHeader(page, 'Get Started'),
  });

export const openMenu = (): Step =>
  step({
    name: 'open the menu',
    act: async ({ page, before }) =>
      before.modals.length > 0 ? undefined : tapHeader(page, 'Menu'),
  });

export const close = (number: number): Step =>
  step({
    name: 'close',
    async act({ page, before }) {
      const [open] = before.modals;
      if (!open) return undefined;
      const closeBy = pick(['button', 'Escape', 'backdrop'], number);
      if (closeBy === 'Escape') await page.keyboard.press('Escape');
      else if (closeBy === 'backdrop') {
        // The click must not count as the second half of a double click.
        await page.locator(`#${open}[closedby=any]`).waitFor();
        await page.mouse.click(3, 3);
      } else await page.locator(`#${open} [command=close]`).first().click();
      return `${open} by ${closeBy}`;
    },
    expect: (_, now) =>
      now.modals.length > 0
        ? `${now.modals} is still open`
        : now.focus
          ? undefined
          : 'nothing has the focus',
  });

async function submit(visitor: Visitor, outcome: Outcome) {
  const { page } = visitor;
  const dialog = dialogOf(page);
  await dialog.locator('form:not([data-script])').waitFor({ timeout: ISLAND_MS });
  // After a failure the form has its values still.
  if ((await field(dialog, 'name').inputValue()) !== DANA.name) await fill(dialog, DANA);
  visitor.outcome = outcome;
  const sent = visitor.requests;
  await dialog.locator('button[type=submit]').click();
  const deadline = Date.now() + ANSWER_MS;
  while (visitor.requests === sent && Date.now() < deadline) await page.waitForTimeout(20);
  await page.waitForFunction(
    ([id, isSent]) => {
      const form = document.querySelector(`#${id}`);
      return isSent ? !form?.matches(':modal') : form?.querySelector('[data-toast-title]');
    },
    [CONTACT_DIALOG, outcome === 'ok'] as const,
    { timeout: ANSWER_MS },
  );
}

/**
 * Opens the form from the header if possible, fills it in and sends it; after a failure it retries.
 */
export const send = (number: number): Step => {
  const outcome = pick(OUTCOMES, number) ?? 'ok';
  return step({
    name: `send (${outcome})`,
    async act(visitor, model) {
      if (visitor.before.modals.length === 0) await tapHeader(visitor.page, 'Get Started');
      if (!(await dialogOf(visitor.page).isVisible())) return undefined;
      await submit(visitor, outcome);
      model.attempts.set(visitor.before.document, outcome === 'ok' ? 'sent' : 'failed');
      return '';
    },
    expect: (_, now) =>
      now.toasts.length === 1
        ? now.focus
          ? undefined
          : 'nothing has the focus'
        : `toasts: ${now.toasts}`,
  });
};
