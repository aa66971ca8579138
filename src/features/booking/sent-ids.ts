/** Ids of the dialog after a sent request and of its template. */
export const SENT_DIALOG = 'sent-dialog';
export const SENT_TEMPLATE = 'sent-template';
