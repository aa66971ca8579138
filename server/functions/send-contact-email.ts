import { contactCopy } from '../../src/content/contact-copy.ts';
import { inquiryKind } from '../../src/content/inquiry-kinds.ts';
import { contactBoxHtml } from '../../src/features/contact/contact-form-html.ts';
import { CONTACT_COPY } from '../../src/features/contact/copy.ts';
import {
  CONTACT_FIELDS,
  type ContactRequest,
  contactRequestSchema,
} from '../../src/features/contact/fields.ts';
import { CONTACT_PAGES, inquiryFormPath } from '../../src/features/contact/paths.ts';
import { CONTACT_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { mailRows } from '../../src/features/forms/fields.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { LeadForm } from './lead-function.ts';

/** The limit is far above a full form, so that a message that is too long gets a field error. */
export const MAX_CONTACT_BYTES = 32 * 1024;

export const sendContactEmail: LeadForm<ContactRequest> = {
  name: CONTACT_FUNCTION,
  kind: 'strategy-session',
  schema: contactRequestSchema,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_CONTACT_BYTES,
  pages: {
    ...CONTACT_PAGES,
    formFor({ ask }) {
      const kind = typeof ask === 'string' && inquiryKind(ask);
      return kind ? inquiryFormPath(kind) : undefined;
    },
    copy: CONTACT_COPY,
    box: contactBoxHtml,
  },
  contact: ({ email, name, firmName }) => ({ email, name, firm: firmName }),
  mail: (values, inquiry) => ({
    subject: `${inquiry ? contactCopy().requests[inquiry].name : `${contactCopy().names.request}`}: ${values.name}, ${values.firmName}`,
    rows: mailRows(CONTACT_FIELDS, values),
  }),
  answer: (inquiry) => ({
    message: (inquiry ? contactCopy().requests[inquiry] : contactCopy().session).thanks,
  }),
  receipt: ({ chooseUrl, inquiry }) => ({
    subject: 'We have your request',
    lines: [
      inquiry ? contactCopy().requests[inquiry].thanks : contactCopy().session.receipt,
      { label: 'What happens next, and free times to choose from', href: chooseUrl },
    ],
    why: `You are receiving this email because this address was given with a request${inquiry ? '' : ` for a ${contactCopy().names.session}`}. If that was not you, tell us and we will erase the request.`,
  }),
  canChooseTime: true,
};
