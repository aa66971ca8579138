import type { InquiryKind } from '../../content/inquiry-kinds.ts';

/** Id of the one contact dialog; every control that opens it names it. */
export const CONTACT_DIALOG = 'contact-dialog';
/** Pages of the same form for visitors without JavaScript: the form, and where it leads. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
/** The form in the words of an ask. */
export const askPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
