import { takeOverContact } from '../features/contact/send-contact.ts';
import { CONTACT_FUNCTION, REPORT_FUNCTION } from '../features/forms/backend-address.ts';
import { takeOverReport } from '../features/report/send-report.ts';

const ENHANCEMENTS = { [CONTACT_FUNCTION]: takeOverContact, [REPORT_FUNCTION]: takeOverReport };
for (const [name, enhance] of Object.entries(ENHANCEMENTS))
  for (const form of document.querySelectorAll<HTMLFormElement>(
    `form[data-script][action$="/${name}"]`,
  ))
    enhance(form);
