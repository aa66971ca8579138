import { takeOverContact } from '../features/contact/send-contact.ts';
import { CONTACT_FUNCTION, REPORT_FUNCTION } from '../features/forms/backend-address.ts';
import { takeOverReport } from '../features/report/send-report.ts';

/** This script handles every form that creates a lead: contact and report, in a dialog or on their own pages. */
const TAKE_OVER = { [CONTACT_FUNCTION]: takeOverContact, [REPORT_FUNCTION]: takeOverReport };
for (const [name, takeOver] of Object.entries(TAKE_OVER))
  for (const form of document.querySelectorAll<HTMLFormElement>(
    `form[data-script][action$="/${name}"]`,
  ))
    takeOver(form);
