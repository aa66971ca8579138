import { LEAD_SENT } from '../features/forms/lead-sent.ts';
import { keep, recall } from '../ui/store.ts';
import { dismiss } from './dismiss.ts';
import {
  isSuppressed,
  POPUP_CALM_MS,
  POPUP_DELAY_MS,
  POPUP_DISMISSED_KEY,
  POPUP_SCROLL_SHARE,
} from './lead-popup-rules.ts';
import { whenStored } from './when-stored.ts';

/** Session-storage keys: when the visit began (ms), and that the popup was shown, or that a form was sent. */
const VISIT_START_KEY = 'visit-start';
const SHOWN_KEY = 'lead-popup-shown';
const SENT = 'sent';
/** A jump to an anchor has arrived by then, in ms. */
const JUMP_MS = 2_000;
/** So long after it had to wait the popup looks again, in ms. */
const LOOK_AGAIN_MS = 1_000;

function visitStart() {
  const start = Number(recall('sessionStorage', VISIT_START_KEY)) || Date.now();
  keep('sessionStorage', VISIT_START_KEY, String(start));
  return start;
}

function scrolledShare() {
  return scrollY / (document.documentElement.scrollHeight - innerHeight);
}

const isDismissed = () => isSuppressed(recall('localStorage', POPUP_DISMISSED_KEY), Date.now());
const isSent = () => recall('sessionStorage', SHOWN_KEY) === SENT;
const markSent = () => keep('sessionStorage', SHOWN_KEY, SENT);

function isInView(element: Element | null) {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** What an anchor has led to, which is what the visitor wants to see; the way there is no scrolling. */
function watchJumps() {
  let target: Element | null = null;
  let jumpedAt = Number.NEGATIVE_INFINITY;
  const jump = (hash: string) => {
    target = hash ? document.getElementById(hash.slice(1)) : null;
    // The skip link leads to all there is.
    if (target?.matches('main')) target = null;
    if (hash) jumpedAt = Date.now();
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) jump(link.hash);
  });
  addEventListener('hashchange', () => jump(location.hash));
  jump(location.hash);
  return () => Date.now() - jumpedAt < JUMP_MS || isInView(target);
}

/**
 * Shows one popup a visit, after 30 seconds of it or past half a page, unless dismissed within 7 days: what is stored
 * is asked at that moment, because another page or tab may have changed it. It waits for the answer about cookies and a
 * moment longer, and while a dialog is open or the screen shows the results or what an anchor has led to: these it never
 * covers. A dismissal elsewhere hides it here, and a form that was sent ends it for the visit.
 */
export function startLeadPopup() {
  const start = visitStart();
  // A form that was posted without its script has led here.
  if (location.pathname.endsWith('/thank-you')) markSent();
  const popups = document.querySelectorAll<HTMLElement>('[data-lead-popup]');
  const popup = popups[Math.floor(Math.random() * popups.length)];
  if (!popup) return;

  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const isAtAnchor = watchJumps();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isDue = false;
  let isShown = false;
  let timer = 0;
  const isInTheWay = () => isAtAnchor() || isInView(document.getElementById('results'));
  const mustWait = () =>
    banner?.hidden === false ||
    Date.now() - answeredAt < POPUP_CALM_MS ||
    document.querySelector('dialog[open]') !== null ||
    isInTheWay();
  const show = () => {
    clearTimeout(timer);
    isDue = true;
    if (mustWait()) {
      timer = window.setTimeout(show, LOOK_AGAIN_MS);
      return;
    }
    if (isShown || recall('sessionStorage', SHOWN_KEY) || isDismissed()) return;
    // A browser that remembers nothing would show it on every page.
    isShown = keep('sessionStorage', SHOWN_KEY, '1');
    popup.hidden = !isShown;
  };
  const end = () => {
    isShown = false;
    dismiss(popup);
  };
  const onScroll = () => {
    if (isShown) popup.hidden = isInTheWay() && !popup.contains(document.activeElement);
    else if (!isDue && !isAtAnchor() && scrolledShare() > POPUP_SCROLL_SHARE) show();
  };
  setTimeout(show, Math.max(0, start + POPUP_DELAY_MS - Date.now()));
  addEventListener('scroll', onScroll, { passive: true });
  banner?.addEventListener('click', () => {
    answeredAt = Date.now();
  });

  popup.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a, button')) return;
    const record = { at: Date.now(), type: popup.dataset.leadPopup };
    keep('localStorage', POPUP_DISMISSED_KEY, JSON.stringify(record));
    end();
  });
  document.addEventListener(LEAD_SENT, () => {
    markSent();
    end();
  });
  whenStored(() => (isDismissed() || isSent()) && end());
}
