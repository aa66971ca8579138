/** Event on the document after a form was sent. The popup then stays closed. */
export const LEAD_SENT = 'lead-sent';
