/** Path prefix of every function of the backend. */
export const FUNCTIONS_PATH = '/functions/v1/';
/** Public key the browser sends to the backend where no other is configured. */
export const DEFAULT_BACKEND_KEY = 'public-anon-key';
/** Function that takes contact requests. */
export const CONTACT_FUNCTION = 'send-contact-email';
/** Function that takes the results of the scorecard. */
export const SCORECARD_FUNCTION = 'submit-gmb-scorecard';
/** Function that takes downloads of the report. */
export const REPORT_FUNCTION = 'submit-report-download';

/** `backend` is empty for the site's own origin. */
export function functionAddress(backend: string, name: string) {
  return `${backend.replace(/\/+$/, '')}${FUNCTIONS_PATH}${name}`;
}
