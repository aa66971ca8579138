import { enhanceContactForm } from '../features/contact/send-contact.ts';
import { CONTACT_FUNCTION, REPORT_FUNCTION } from '../features/forms/backend-address.ts';
import { enhanceReportForm } from '../features/report/send-report.ts';

const ENHANCERS = { [CONTACT_FUNCTION]: enhanceContactForm, [REPORT_FUNCTION]: enhanceReportForm };
for (const [name, enhanceForm] of Object.entries(ENHANCERS))
  for (const form of document.querySelectorAll<HTMLFormElement>(
    `form[data-script][action$="/${name}"]`,
  ))
    enhanceForm(form);
