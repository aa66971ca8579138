/** The document gets this event after a form was sent, and the popup stays closed. */
export const LEAD_SENT = 'lead-sent';
