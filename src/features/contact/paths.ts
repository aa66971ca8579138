import type { InquiryKind } from '../../content/inquiry-kinds.ts';

/** Id of the contact dialog. Controls that open the dialog refer to it. */
export const CONTACT_DIALOG = 'contact-dialog';
/** The pages for visitors without JavaScript: the form, and the page after sending it. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
/** Returns the path of the form for a kind of inquiry. */
export const inquiryFormPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
