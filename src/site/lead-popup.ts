import { LEAD_SENT } from '../features/forms/lead-sent.ts';
import { loadItem, saveItem } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import {
  isSuppressed,
  POPUP_DELAY_MS,
  POPUP_DISMISSED_KEY,
  POPUP_SCROLL_SHARE,
  popupVariants,
} from './lead-popup-rules.ts';
import { onStorageChange } from './on-storage-change.ts';

const VISIT_START_KEY = 'visit-start';
/**
 * The entry is missing until the popup opens. It is then the popup's type, and OVER after the popup
 * closes.
 */
const STATE_KEY = 'lead-popup-shown';
const OVER = 'over';

function visitStart() {
  const start = Number(loadItem('sessionStorage', VISIT_START_KEY)) || Date.now();
  saveItem('sessionStorage', VISIT_START_KEY, String(start));
  return start;
}

const scrolledShare = () => scrollY / (document.documentElement.scrollHeight - innerHeight);

const popupState = () => loadItem('sessionStorage', STATE_KEY);
const hasOpened = () => ![null, OVER].includes(popupState());
const isOver = () =>
  popupState() === OVER || isSuppressed(loadItem('localStorage', POPUP_DISMISSED_KEY), Date.now());

/** Returns the popups that suit the page, or all popups if none does. */
function suitablePopups(path: string): HTMLElement[] {
  const popups = [...document.querySelectorAll<HTMLElement>('[data-lead-popup]')];
  const types: readonly (string | undefined)[] = popupVariants(path);
  const popupsOfTypes = popups.filter(({ dataset }) => types.includes(dataset.leadPopup));
  return popupsOfTypes.length > 0 ? popupsOfTypes : popups;
}

/** Returns the popup that the visitor has seen in this visit, else a random popup of the page. */
function choosePopup(popups: readonly HTMLElement[]): HTMLElement | undefined {
  const shownType = popupState();
  const randomPopup = popups[Math.floor(Math.random() * popups.length)];
  return popups.find(({ dataset }) => dataset.leadPopup === shownType) ?? randomPopup;
}

/**
 * The popup stays on the next pages until the visitor dismisses it, follows its link, sends a form
 * or opens a page without popup. Under an open dialog or menu, shell.css hides it.
 */
export function startLeadPopup(isPageWithPopup: boolean) {
  const start = visitStart();
  const popups = isPageWithPopup ? suitablePopups(location.pathname) : [];
  const popup = choosePopup(popups);

  const hide = () => popups.forEach(dismiss);
  const end = () => {
    saveItem('sessionStorage', STATE_KEY, OVER);
    hide();
  };
  const scrollListener = new AbortController();
  const show = () => {
    scrollListener.abort();
    if (!popup?.hidden || isOver()) return;
    // Without storage, the popup would come back on every page.
    if (!saveItem('sessionStorage', STATE_KEY, popup.dataset.leadPopup ?? '')) return;
    const template = popup.querySelector('template');
    template?.replaceWith(template.content);
    popup.hidden = false;
  };

  const showIfTimeIsUp = () => {
    if (Date.now() - start >= POPUP_DELAY_MS || hasOpened()) show();
  };
  const showIfScrolled = () => {
    if (scrolledShare() > POPUP_SCROLL_SHARE) show();
  };

  document.addEventListener(LEAD_SENT, end);
  popup?.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, button')) return;
    const dismissal = { at: Date.now(), type: popup.dataset.leadPopup };
    saveItem('localStorage', POPUP_DISMISSED_KEY, JSON.stringify(dismissal));
    end();
  });
  // The scrolled share is measured only while scrolling. At the start, measuring would make the
  // browser lay out the page twice.
  const { signal } = scrollListener;
  if (popup) addEventListener('scroll', showIfScrolled, { passive: true, signal });
  setTimeout(showIfTimeIsUp, Math.max(0, start + POPUP_DELAY_MS - Date.now()));

  // A form that was sent without JavaScript leads to a thank-you page.
  if (location.pathname.endsWith('/thank-you') || (!popup && hasOpened())) end();
  onStorageChange(() => (isOver() ? hide() : showIfTimeIsUp()));
}
