import { holdEarlySubmits } from '../features/forms/early-submits.ts';
import { onVisit } from '../ui/on-visit.ts';
import { startCookieBanner } from './cookie-banner.ts';
import { startDialogs } from './dialogs.ts';
import { startLeadPopup } from './lead-popup.ts';
import { startPerformanceLogger } from './performance-logger.ts';

/** Signs that a visitor is about to use the page. */
const SIGNS = ['pointerover', 'focusin', 'keydown'];

/** The inline script of every page: comfort for a page that works without it. */
holdEarlySubmits();

/** The part of an island that is in use. Safari gives a chosen answer no focus. */
const inUse = () => document.querySelector('astro-island :is(:focus, input:checked)');
const giveSign = (target: EventTarget | null) =>
  target?.dispatchEvent(new Event('focusin', { bubbles: true }));

/** The parts that only a pointer or a keyboard needs come with the first sign of one. */
const { more = '' } = (document.currentScript as HTMLScriptElement).dataset;
let latest: EventTarget | null = null;
let asked = false;
async function loadMore(event: Event) {
  latest = event.target;
  if (asked) return;
  asked = true;
  try {
    await Promise.all(more.split(' ').map((address) => import(address)));
    // Islands came too late for the signs so far: repeat the last one, and that of what the pointer has left since.
    giveSign(latest);
    giveSign(inUse());
  } catch {
    document.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
  }
}
for (const sign of SIGNS) addEventListener(sign, loadMore);
// A slow page is used while it still arrives, before this script.
giveSign(inUse());

// What counts time or is seen.
onVisit(() => {
  startDialogs();
  startCookieBanner();
  startLeadPopup();
  startPerformanceLogger();
});
