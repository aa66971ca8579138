/** Event on the document after a form of this page was stored as a lead; the popup then stays closed. */
export const LEAD_SENT = 'lead-sent';
