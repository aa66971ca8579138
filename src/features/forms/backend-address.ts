export const FUNCTIONS_PATH = '/functions/v1/';
export const DEFAULT_BACKEND_KEY = 'public-anon-key';
export const CONTACT_FUNCTION = 'send-contact-email';
export const SCORECARD_FUNCTION = 'submit-gmb-scorecard';
export const REPORT_FUNCTION = 'submit-report-download';

/** `backend` is empty for the origin of the site. */
export function functionAddress(backend: string, name: string) {
  return `${backend.replace(/\/+$/, '')}${FUNCTIONS_PATH}${name}`;
}
