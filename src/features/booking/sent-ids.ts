/** Ids of the window that opens once a request is sent, and of the template it is made from. */
export const SENT_DIALOG = 'sent-dialog';
export const SENT_TEMPLATE = 'sent-template';
