import { CONTACT_COPY } from '../../src/features/contact/copy.ts';
import { isSuppressed } from '../../src/site/lead-popup-rules.ts';
import type { Snapshot } from './snapshot.ts';

export type Model = {
  consent: 'all' | 'essential' | null;
  isDismissed: boolean;
  attempts: Map<number, 'sent' | 'failed'>;
};

export type Leave = {
  scrolls?: boolean;
  blurs?: boolean;
};

const ROUNDING_PX = 1;
const QUIET =
  /^\/(tools\/|contact|privacy-policy|terms-of-service|cookie-policy|no-such-page|team\/nobody|blog\/no-such)|\/download$|\/thank-you$/;
const GOOD = CONTACT_COPY.thanksTitle;
const BAD: readonly string[] = [CONTACT_COPY.failedTitle, CONTACT_COPY.tooManyTitle];

/** Following an anchor, even the current one, scrolls and moves the focus. */
function isAnchor(before: Snapshot, now: Snapshot) {
  return before.hash !== now.hash || (now.hash !== '' && before.entry !== now.entry);
}

function scrollFault(before: Snapshot, now: Snapshot, { scrolls }: Leave) {
  if (scrolls || before.document !== now.document || isAnchor(before, now)) return;
  const isMoved = Math.abs(now.scroll - before.scroll) > ROUNDING_PX;
  // A page that became shorter ends earlier.
  const isEnd = now.scroll < before.scroll && now.scroll >= now.scrollEnd - ROUNDING_PX;
  return isMoved && !isEnd && `the page moved from ${before.scroll} to ${now.scroll}`;
}

function focusFault(before: Snapshot, now: Snapshot, { blurs }: Leave) {
  if (!now.isFocusVisible) return `the focus is on ${now.focus}, which is hidden`;
  if (before.document !== now.document || isAnchor(before, now) || blurs) return;
  return before.focus && !now.focus && `the focus was on ${before.focus} and is lost`;
}

function toastFault(now: Snapshot, { attempts }: Model) {
  const last = attempts.get(now.document);
  if (last !== 'sent' && now.toasts.includes(GOOD))
    return `a toast of thanks after ${last ?? 'no request'}`;
  const errorToast = now.toasts.find((title) => BAD.includes(title));
  return (
    last !== 'failed' && errorToast && `the toast "${errorToast}" after ${last ?? 'no request'}`
  );
}

function storedFault(now: Snapshot, model: Model) {
  if (now.consent !== model.consent)
    return `stored consent is ${now.consent}, expected ${model.consent}`;
  if (now.isBannerShown === Boolean(now.consent))
    return `the banner is ${now.isBannerShown ? 'shown' : 'hidden'} with consent ${now.consent}`;
  if (isSuppressed(now.dismissed, Date.now()) !== model.isDismissed)
    return `the stored dismissal is ${now.dismissed}`;
  return undefined;
}

function popupFault(now: Snapshot, model: Model) {
  if (now.popups === 0) return;
  if (now.popups > 1) return 'two popups at once';
  if (model.isDismissed) return 'a popup after a dismissal';
  if ([...model.attempts.values()].includes('sent')) return 'a popup after a form was sent';
  return QUIET.test(now.path) && `a popup on ${now.path}`;
}

export function faults(before: Snapshot, now: Snapshot, model: Model, leave: Leave): string[] {
  return [
    scrollFault(before, now, leave),
    focusFault(before, now, leave),
    now.hiddenModals.length > 0 && `a modal dialog that cannot be seen: ${now.hiddenModals}`,
    now.inert > 0 && `${now.inert} inert parts without a modal dialog`,
    storedFault(now, model),
    popupFault(now, model),
    toastFault(now, model),
    now.sideways > 0 && `the page scrolls sideways by ${now.sideways} px`,
  ].filter((fault): fault is string => Boolean(fault));
}
