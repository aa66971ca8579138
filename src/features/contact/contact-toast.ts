import type { Toast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { CONTACT_PAGES } from './places.ts';
import { CONTACT_WORDS } from './words.ts';

/**
 * The toast for an answer to a contact request; `phone` is the number to call where it failed, `offersTimes` whether this
 * site has the page that the answer names.
 */
export function contactToast(answer: BackendAnswer, phone: string, offersTimes = true): Toast {
  if (answer.ok) {
    const message = typeof answer.body.message === 'string' ? answer.body.message : '';
    const { page } = answer.body;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const link =
      offersTimes && page
        ? { label: CONTACT_WORDS.chooseTime, href: `${page}&zone=${timeZone}#times` }
        : { label: CONTACT_WORDS.next, href: CONTACT_PAGES.thanks };
    return { title: CONTACT_WORDS.thanksTitle, text: message || CONTACT_WORDS.thanks, link };
  }
  if (answer.status === 429) {
    const text = answer.error || CONTACT_WORDS.tryLater;
    return { title: CONTACT_WORDS.tooManyTitle, text, tone: 'destructive' };
  }
  return { title: CONTACT_WORDS.failedTitle, text: CONTACT_WORDS.failedText(phone), tone: 'destructive' };
}
