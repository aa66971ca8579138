/** The document dispatches this event after a form is sent; the popup then stays closed. */
export const LEAD_SENT = 'lead-sent';
