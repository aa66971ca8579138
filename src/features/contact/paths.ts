import type { InquiryKind } from '../../content/inquiry-kinds.ts';

export const CONTACT_DIALOG = 'contact-dialog';
/** Elements inside one with this class have the styles of the overlays' file. */
export const OVERLAYS_CLASS = 'overlays';
/** Visitors without JavaScript use these pages. */
export const CONTACT_PAGES = { form: '/contact', thanks: '/contact/thank-you' } as const;
export const inquiryFormPath = (kind: InquiryKind) => `${CONTACT_PAGES.form}/${kind}`;
