/** Said on the document when a form of this page has become a lead: whoever has asked is not asked again. */
export const LEAD_SENT = 'lead-sent';
