import type { InquiryKind } from '../../content/inquiry-kinds.ts';

/** Id of the one contact dialog; every control that opens it names it. */
export const CONTACT_DIALOG = 'contact-dialog';
/** The pages for visitors without JavaScript: the form, and the page after sending it. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
/** The form for one kind of inquiry. */
export const inquiryFormPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
