import { enhanceContactForm } from '../features/contact/send-contact.ts';
import { CONTACT_FUNCTION, REPORT_FUNCTION } from '../features/forms/backend-address.ts';
import { enhanceReportForm } from '../features/report/send-report.ts';
import { DIALOGS_INSERTED } from './overlays-file.ts';

const ENHANCERS = { [CONTACT_FUNCTION]: enhanceContactForm, [REPORT_FUNCTION]: enhanceReportForm };

/** An enhanced form has no `data-script` any more. */
function enhanceForms() {
  for (const [name, enhanceForm] of Object.entries(ENHANCERS))
    for (const form of document.querySelectorAll<HTMLFormElement>(
      `form[data-script][action$="/${name}"]`,
    ))
      enhanceForm(form);
}

enhanceForms();
addEventListener(DIALOGS_INSERTED, enhanceForms);
