/** Event on the document when a form of this page has become a lead: the popup then stays closed. */
export const LEAD_SENT = 'lead-sent';
