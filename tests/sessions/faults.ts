import { CONTACT_COPY } from '../../src/features/contact/copy.ts';
import { isSuppressed } from '../../src/site/lead-popup-rules.ts';
import type { Snapshot } from './snapshot.ts';
import type { Step } from './step.ts';
import type { Visitor } from './visitor.ts';

const ROUNDING_PX = 1;
const NO_POPUP =
  /^\/(tools\/|contact|privacy-policy|terms-of-service|cookie-policy|no-such-page|team\/nobody|blog\/no-such)|\/download$|\/thank-you$/;
const GOOD = CONTACT_COPY.thanksTitle;
const BAD: readonly string[] = [CONTACT_COPY.failedTitle, CONTACT_COPY.tooManyTitle];

/** Returns the rules that the page breaks after a step. */
export function faultsAfter(step: Step, visitor: Visitor, now: Snapshot): string[] {
  const { before, consent, isDismissed, attempts } = visitor;
  const isSameDocument = before.document === now.document;
  // Following an anchor, even the current one, scrolls and moves the focus.
  const isAnchor = before.hash !== now.hash || (now.hash !== '' && before.entry !== now.entry);
  const stays = isSameDocument && !isAnchor;
  const isMoved = Math.abs(now.scroll - before.scroll) > ROUNDING_PX;
  // A page that became shorter ends earlier.
  const isEnd = now.scroll < before.scroll && now.scroll >= now.scrollEnd - ROUNDING_PX;
  // A banner or popup that appears must not cover the focused control.
  const hasNewBar = now.popups > before.popups || (now.isBannerShown && !before.isBannerShown);
  const isUncovered = hasNewBar && Boolean(before.focus);
  const last = attempts.get(now.document);
  const hasSent = [...attempts.values()].includes('sent');
  const rules: [isBroken: boolean, fault: string][] = [
    [
      stays && !step.effects.has('scrolls') && isMoved && !isEnd && !isUncovered,
      `the page moved from ${before.scroll} to ${now.scroll}`,
    ],
    [!now.isFocusVisible, `the focus is on ${now.focus}, which is hidden`],
    [
      stays && !step.effects.has('blurs') && Boolean(before.focus) && !now.focus,
      `the focus was on ${before.focus} and is lost`,
    ],
    [step.effects.has('focuses') && !now.focus, 'nothing has the focus'],
    [now.hiddenModals.length > 0, `a modal dialog that cannot be seen: ${now.hiddenModals}`],
    [now.inert > 0, `${now.inert} inert parts without a modal dialog`],
    [now.consent !== consent, `stored consent is ${now.consent}, expected ${consent}`],
    [
      now.isBannerShown === Boolean(now.consent),
      `the banner is ${now.isBannerShown ? 'shown' : 'hidden'} with consent ${now.consent}`,
    ],
    [
      isSuppressed(now.dismissed, Date.now()) !== isDismissed,
      `the stored dismissal is ${now.dismissed}`,
    ],
    [now.popups > 1, 'two popups at once'],
    [now.popups > 0 && isDismissed, 'a popup after a dismissal'],
    [now.popups > 0 && hasSent, 'a popup after a form was sent'],
    [now.popups > 0 && NO_POPUP.test(now.path), `a popup on ${now.path}`],
    [
      last !== 'sent' && now.toasts.includes(GOOD),
      `a toast of thanks after ${last ?? 'no request'}`,
    ],
    [
      last !== 'failed' && now.toasts.some((title) => BAD.includes(title)),
      `the toasts "${now.toasts}" after ${last ?? 'no request'}`,
    ],
    [now.sideways > 0, `the page scrolls sideways by ${now.sideways} px`],
  ];
  const broken = rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
  return [...broken, ...step.faults(now)];
}
