import { LEAD_SENT } from '../features/forms/lead-sent.ts';
import { loadItem, saveItem } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import {
  isSuppressed,
  POPUP_DELAY_MS,
  POPUP_DISMISSED_KEY,
  POPUP_SCROLL_SHARE,
} from './lead-popup-rules.ts';
import { whenStored } from './when-stored.ts';

/** Session-storage key of the moment the visit began, in ms. */
const VISIT_START_KEY = 'visit-start';
/** Session-storage key of the popup's state: nothing before it shows, its type while it shows, OVER afterwards. */
const STATE_KEY = 'lead-popup-shown';
const OVER = 'over';

function visitStart() {
  const start = Number(loadItem('sessionStorage', VISIT_START_KEY)) || Date.now();
  saveItem('sessionStorage', VISIT_START_KEY, String(start));
  return start;
}

const scrolledShare = () => scrollY / (document.documentElement.scrollHeight - innerHeight);

const state = () => loadItem('sessionStorage', STATE_KEY);
const isShowing = () => ![null, OVER].includes(state());
const isOver = () =>
  state() === OVER || isSuppressed(loadItem('localStorage', POPUP_DISMISSED_KEY), Date.now());

/** Returns the popup that this visit has seen already, or one of the page's at random; none on a page without popup. */
function popupOf(popups: readonly HTMLElement[]): HTMLElement | undefined {
  const shown = state();
  const random = popups[Math.floor(Math.random() * popups.length)];
  return popups.find(({ dataset }) => dataset.leadPopup === shown) ?? random;
}

/**
 * Shows one popup a visit, after 30 seconds of it or past half a page, unless one was dismissed within 7 days. It
 * then stays, on the next pages too, until it is dismissed or followed, a form is sent, or a page without popup is
 * opened. It runs on every page: the listeners count on the pages without popup too, where most forms are. shell.css
 * has what hides it.
 */
export function startLeadPopup() {
  const start = visitStart();
  const popups = [...document.querySelectorAll<HTMLElement>('[data-lead-popup]')];
  const popup = popupOf(popups);

  const hide = () => popups.forEach(dismiss);
  const end = () => {
    saveItem('sessionStorage', STATE_KEY, OVER);
    hide();
  };
  const isDue = () =>
    Date.now() - start >= POPUP_DELAY_MS || scrolledShare() > POPUP_SCROLL_SHARE || isShowing();
  const scrolling = new AbortController();
  const show = () => {
    if (!isDue()) return;
    scrolling.abort();
    if (!popup?.hidden || isOver()) return;
    // In a browser that stores nothing it would come back on every page.
    if (!saveItem('sessionStorage', STATE_KEY, popup.dataset.leadPopup ?? '')) return;
    const template = popup.querySelector('template');
    template?.replaceWith(template.content);
    popup.hidden = false;
  };

  document.addEventListener(LEAD_SENT, end);
  popup?.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, button')) return;
    const record = { at: Date.now(), type: popup.dataset.leadPopup };
    saveItem('localStorage', POPUP_DISMISSED_KEY, JSON.stringify(record));
    end();
  });
  if (popup) addEventListener('scroll', show, { passive: true, signal: scrolling.signal });
  setTimeout(show, Math.max(0, start + POPUP_DELAY_MS - Date.now()));

  // A form that was posted without its script has led to a page of thanks.
  if (location.pathname.endsWith('/thank-you') || (!popup && isShowing())) end();
  whenStored(() => (isOver() ? hide() : show()));
}
