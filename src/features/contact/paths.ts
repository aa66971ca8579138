import type { InquiryKind } from '../../content/inquiry-kinds.ts';

export const CONTACT_DIALOG = 'contact-dialog';
/** The styles in the overlays' file apply to elements inside an element with this class. */
export const OVERLAYS_CLASS = 'overlays';
/** Visitors without JavaScript use these pages. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
export const inquiryFormPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
