import type { InquiryKind } from '../../content/inquiry-kinds.ts';

export const CONTACT_DIALOG = 'contact-dialog';
/** Visitors without JavaScript use these pages. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
export const inquiryFormPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
