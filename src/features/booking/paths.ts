export const SESSION_PAGE = '/contact/session';

export const BOOKING_FUNCTIONS = {
  book: 'book-session',
  move: 'move-session',
  cancel: 'cancel-session',
  times: 'free-times',
} as const;

export const BOOKING_PARAMS = {
  /** The token is signed. */
  booking: 'booking',
  ask: 'ask',
  zone: 'zone',
  all: 'all',
  notice: 'notice',
  /** "move" and "cancel" show a part of the page; "calendar" answers with a calendar file. */
  show: 'show',
} as const;

/** The heading gets the focus after a change. */
export const BOOKING_HEADING = 'booking-heading';

export const SENT_DIALOG = 'sent-dialog';
export const SENT_TEMPLATE = 'sent-template';
