import { CONTACT_DIALOG } from '../../src/features/contact/paths.ts';
import { DANA, field, fill } from '../journeys/visitor.ts';
import { pageOf, pagesWith } from '../support/pages-in-use.ts';
import { consent, dismissPopup, secondTab } from './answers.ts';
import { type Spot, tappableSpots } from './snapshot.ts';
import { pick, type Step, stepOf } from './step.ts';
import type { Visitor } from './visitor.ts';

const PATHS = [
  '/',
  '/about',
  '/pricing',
  pageOf('service'),
  pageOf('practice-area'),
  '/blog',
  pagesWith(/data-contents/, 'article')[0] ?? pageOf('article'),
  '/contact',
  pageOf('tool'),
  pageOf('policy'),
  '/no-such-page',
].filter((path) => path !== undefined);
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
] as const;
const KEYS = ['Enter', 'Escape', 'Home', 'End', 'Space', 'ArrowDown'] as const;
const OUTCOMES = ['ok', '500', 'aborted', '429'] as const;

/** The popup appears after 30 seconds; the visit is made older by this time, in ms. */
const LONG_VISIT_MS = 31_000;
const WAIT_MS = 10_000;

async function tapSpot({ page }: Visitor, number: number, ...kinds: Spot['kind'][]) {
  const spots = (await page.evaluate(tappableSpots)).filter(({ kind }) => kinds.includes(kind));
  const spot = spots[number % Math.max(1, spots.length)];
  if (spot) await page.mouse.click(spot.x, spot.y);
  return spot?.text;
}

async function tapHeader({ page, before }: Visitor, role: 'link' | 'button', name: string) {
  if (before.modals.length > 0) return undefined;
  const control = page.getByRole('banner').getByRole(role, { name, exact: true });
  const box = (await control.isVisible()) ? await control.boundingBox() : null;
  if (!box || box.y < 0) return undefined;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return '';
}

async function travel(visitor: Visitor, direction: 'back' | 'forward') {
  const { page, before } = visitor;
  if (!(direction === 'back' ? before.canGoBack : before.canGoForward)) return undefined;
  // A page from the back/forward cache does not load, so only the history shows the change.
  await page.evaluate((to) => {
    setTimeout(() => history[to]());
  }, direction);
  await visitor.waitForEntryAfter(before);
  return '';
}

const tapWords = stepOf('tap words', ['blurs'], (visitor, number) =>
  tapSpot(visitor, number, 'words'),
);
// Opening a part moves the rest of the page.
const tapControl = stepOf('tap', ['scrolls', 'blurs'], (visitor, number) =>
  tapSpot(visitor, number, 'summary', 'control'),
);
const followLink = stepOf('follow', ['blurs'], (visitor, number) =>
  tapSpot(visitor, number, 'link'),
);
const followAnchor = stepOf(
  'follow anchor',
  ['scrolls', 'blurs'],
  async ({ page, before }, number) => {
    if (before.modals.length > 0) return undefined;
    return page.evaluate((nth) => {
      // A visitor closes the menu with the click on a link behind it.
      if (document.querySelector('header details[open], header :popover-open')) return undefined;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')].filter(
        (link) => link.pathname === location.pathname && link.checkVisibility(),
      );
      const link = links[nth % Math.max(1, links.length)];
      link?.click();
      return link?.hash;
    }, number);
  },
);
const visit = stepOf('go to', [], async ({ page }, number) => {
  const path = PATHS[number % PATHS.length] ?? '/';
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((to) => {
      location.assign(to === location.pathname ? `${to}?again` : to);
    }, path),
  ]);
  return path;
});
// Within a page, Back returns to the reader's position.
const back = stepOf('back', ['scrolls', 'blurs'], (visitor) => travel(visitor, 'back'));
const forward = stepOf('forward', ['scrolls', 'blurs'], (visitor) => travel(visitor, 'forward'));
const wait = stepOf('wait for 31 s', [], async ({ page }) => {
  await page.evaluate(
    (ms) => sessionStorage.setItem('visit-start', String(Date.now() - ms)),
    LONG_VISIT_MS,
  );
  return '';
});
const scroll = stepOf('scroll', ['scrolls'], async ({ page, before }, number) => {
  if (before.modals.length > 0) return undefined;
  const percent = number % 101;
  await page.evaluate((share) => {
    const top = (document.documentElement.scrollHeight * share) / 100;
    scrollTo({ top, behavior: 'instant' });
  }, percent);
  return `to ${percent} %`;
});
// Resizing lays out the text anew around the reader's position.
const resize = stepOf('turn', ['scrolls'], async ({ page }, number) => {
  const size = pick(SIZES, number);
  await page.setViewportSize(size);
  return `to ${size.width}x${size.height}`;
});
const tab = stepOf(
  'press',
  ['scrolls', 'blurs'],
  async ({ page }, number) => {
    const key = number % 2 ? 'Tab' : 'Shift+Tab';
    await page.keyboard.press(key);
    return key;
  },
  ({ isFocusInSight, focus }) => (isFocusInSight ? [] : [`${focus} has the focus out of sight`]),
);
const press = stepOf('press', ['scrolls'], async (visitor, number) => {
  const { page } = visitor;
  const key = pick(KEYS, number);
  const { leavesSite, choice, isPopup } = await page.evaluate(() => {
    const link = document.activeElement?.closest('a');
    const control = document.activeElement?.closest<HTMLElement>('a, button');
    return {
      leavesSite: link
        ? link.origin !== location.origin || link.target !== '' || /\.\w+$/.test(link.pathname)
        : false,
      choice: control?.dataset.consent,
      isPopup: Boolean(control?.closest('[data-lead-popup]')),
    };
  });
  if (leavesSite && key === 'Enter') return undefined;
  await page.keyboard.press(key);
  if (key !== 'Enter' && key !== 'Space') return key;
  if (choice === 'all' || choice === 'essential') visitor.consent = choice;
  if (isPopup) visitor.isDismissed = true;
  return key;
});
const openDialog = stepOf('open the dialog', [], (visitor) =>
  tapHeader(visitor, 'link', 'Get Started'),
);
const openMenu = stepOf('open the menu', [], (visitor) => tapHeader(visitor, 'button', 'Menu'));
const close = stepOf(
  'close',
  ['focuses'],
  async ({ page, before }, number) => {
    const [open] = before.modals;
    if (!open) return undefined;
    const closeBy = pick(['button', 'Escape', 'backdrop'], number);
    if (closeBy === 'button') await page.locator(`#${open} [command=close]`).first().click();
    if (closeBy === 'Escape') await page.keyboard.press('Escape');
    if (closeBy === 'backdrop') {
      // The click must not count as the second half of a double click.
      await page.locator(`#${open}[closedby=any]`).waitFor();
      await page.mouse.click(3, 3);
    }
    return `${open} by ${closeBy}`;
  },
  ({ modals }) => (modals.length > 0 ? [`${modals} is still open`] : []),
);
/** Opens the form from the header if possible, fills it in and sends it. */
const send = stepOf(
  'send',
  ['focuses'],
  async (visitor, number) => {
    const { page, before } = visitor;
    const outcome = pick(OUTCOMES, number);
    await tapHeader(visitor, 'link', 'Get Started');
    const dialog = page.locator(`#${CONTACT_DIALOG}`);
    if (!(await dialog.isVisible())) return undefined;
    await dialog.locator('form:not([data-script])').waitFor({ timeout: WAIT_MS });
    // After a failure the form has its values still.
    if ((await field(dialog, 'name').inputValue()) !== DANA.name) await fill(dialog, DANA);
    visitor.outcome = outcome;
    const { requests } = visitor;
    await dialog.locator('button[type=submit]').click();
    const deadline = Date.now() + WAIT_MS;
    while (visitor.requests === requests && Date.now() < deadline) await page.waitForTimeout(20);
    await page.waitForFunction(
      ([id, isSent]) => {
        const form = document.querySelector(`#${id}`);
        return isSent ? !form?.matches(':modal') : form?.querySelector('[data-toast-title]');
      },
      [CONTACT_DIALOG, outcome === 'ok'] as const,
      { timeout: WAIT_MS },
    );
    visitor.attempts.set(before.document, outcome === 'ok' ? 'sent' : 'failed');
    return outcome;
  },
  ({ toasts }) => (toasts.length === 1 ? [] : [`toasts: ${toasts}`]),
);

/** Of each plan the visitor takes the first possible step. */
export const PLANS: Step[][] = [
  [tapWords, scroll],
  [tapWords, scroll],
  [tapControl, tapWords],
  [scroll, close],
  [scroll, close],
  [resize],
  [press],
  [tab],
  [visit],
  [followLink, visit],
  [followAnchor, followLink, visit],
  [back, followLink, visit],
  [forward, back, followLink, visit],
  [wait, visit],
  [consent, dismissPopup, tapWords],
  [consent, close, tapControl],
  [dismissPopup, consent, close, secondTab],
  [secondTab],
  [openMenu, openDialog, close, followLink],
  [close, openDialog, openMenu, followAnchor],
  [send, openDialog, tapWords],
];
