import { keep, recall } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import { isSuppressed, POPUP_DELAY_MS, POPUP_DISMISSED_KEY, POPUP_SCROLL_SHARE } from './lead-popup-rules.ts';
import { whenStored } from './when-stored.ts';

/** Session-storage keys: when the visit began (ms), and that the popup was shown. */
const VISIT_START_KEY = 'visit-start';
const SHOWN_KEY = 'lead-popup-shown';

function visitStart() {
  const start = Number(recall('sessionStorage', VISIT_START_KEY)) || Date.now();
  keep('sessionStorage', VISIT_START_KEY, String(start));
  return start;
}

function scrolledShare() {
  return scrollY / (document.documentElement.scrollHeight - innerHeight);
}

const isDismissed = () => isSuppressed(recall('localStorage', POPUP_DISMISSED_KEY), Date.now());

/**
 * Shows one popup a visit, after 30 seconds of it or past half a page, unless dismissed within 7 days: what is stored
 * is asked at that moment, because another page or tab may have changed it. A dismissal elsewhere hides it here.
 */
export function startLeadPopup() {
  const start = visitStart();
  const popups = document.querySelectorAll<HTMLElement>('[data-lead-popup]');
  const popup = popups[Math.floor(Math.random() * popups.length)];
  if (!popup) return;

  const show = () => {
    removeEventListener('scroll', onScroll);
    if (recall('sessionStorage', SHOWN_KEY) || isDismissed()) return;
    // A browser that remembers nothing would show it on every page.
    popup.hidden = !keep('sessionStorage', SHOWN_KEY, '1');
  };
  const onScroll = () => scrolledShare() > POPUP_SCROLL_SHARE && show();
  setTimeout(show, Math.max(0, start + POPUP_DELAY_MS - Date.now()));
  addEventListener('scroll', onScroll, { passive: true });

  popup.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a, button')) return;
    const record = { at: Date.now(), type: popup.dataset.leadPopup };
    keep('localStorage', POPUP_DISMISSED_KEY, JSON.stringify(record));
    dismiss(popup);
  });
  whenStored(() => isDismissed() && dismiss(popup));
}
