import { enhanceContactForm } from '../features/contact/send-contact.ts';
import { CONTACT_FUNCTION, REPORT_FUNCTION } from '../features/forms/backend-address.ts';
import { enhanceReportForm } from '../features/report/send-report.ts';

/** This script handles every form that creates a lead: contact and report, in a dialog or on their own pages. */
const ENHANCERS = { [CONTACT_FUNCTION]: enhanceContactForm, [REPORT_FUNCTION]: enhanceReportForm };
for (const [name, enhanceForm] of Object.entries(ENHANCERS))
  for (const form of document.querySelectorAll<HTMLFormElement>(
    `form[data-script][action$="/${name}"]`,
  ))
    enhanceForm(form);
