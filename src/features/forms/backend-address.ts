/** Prefix of the paths of all functions. */
export const FUNCTIONS_PATH = '/functions/v1/';
/** Default of the public key that the browser sends to the backend. */
export const DEFAULT_BACKEND_KEY = 'public-anon-key';
/** Name of the function for contact requests. */
export const CONTACT_FUNCTION = 'send-contact-email';
/** Name of the function for results of the scorecard. */
export const SCORECARD_FUNCTION = 'submit-gmb-scorecard';
/** Name of the function for downloads of the report. */
export const REPORT_FUNCTION = 'submit-report-download';

/** Returns the address of a function. `backend` is empty for the origin of the site. */
export function functionAddress(backend: string, name: string) {
  return `${backend.replace(/\/+$/, '')}${FUNCTIONS_PATH}${name}`;
}
