/** Event of the document after a form is sent. The popup then stays closed. */
export const LEAD_SENT = 'lead-sent';
