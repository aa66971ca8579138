import {
  isSuppressed,
  POPUP_DELAY_MS,
  POPUP_DISMISSED_KEY,
  POPUP_SCROLL_SHARE,
  popupVariant,
} from '../rules/lead-popup.ts';
import { dismiss } from './dismiss.ts';
import { keep, recall } from './store.ts';

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

/** Shows one popup a visit, after 30 seconds of it or past half a page, unless dismissed within 7 days. */
export function startLeadPopup() {
  const start = visitStart();
  const dismissed = recall('localStorage', POPUP_DISMISSED_KEY);
  if (recall('sessionStorage', SHOWN_KEY) || isSuppressed(dismissed, Date.now())) return;
  const type = popupVariant(location.pathname, Math.random());
  const popup = document.querySelector<HTMLElement>(`[data-lead-popup="${type}"]`);
  if (!popup) return;

  const show = () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    keep('sessionStorage', SHOWN_KEY, '1');
    popup.hidden = false;
  };
  const onScroll = () => scrolledShare() > POPUP_SCROLL_SHARE && show();
  const timer = setTimeout(show, Math.max(0, start + POPUP_DELAY_MS - Date.now()));
  addEventListener('scroll', onScroll, { passive: true });

  popup.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a, button')) return;
    keep('localStorage', POPUP_DISMISSED_KEY, JSON.stringify({ at: Date.now(), type }));
    dismiss(popup);
  });
}
