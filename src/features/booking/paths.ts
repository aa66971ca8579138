/** Path of the page of a session, where a visitor can book, move and cancel. */
export const SESSION_PAGE = '/contact/session';

/** Names of the functions for posts of the booking pages. */
export const BOOKING_FUNCTIONS = {
  book: 'book-session',
  move: 'move-session',
  cancel: 'cancel-session',
  times: 'free-times',
} as const;

/** Parameters in the addresses of the booking pages. */
export const BOOKING_PARAMS = {
  /** The signed token. */
  booking: 'booking',
  /** The kind of request, unless it was for a session. */
  ask: 'ask',
  zone: 'zone',
  /** Shows all times, not only the first. */
  all: 'all',
  /** Name of the notice about the last step. */
  notice: 'notice',
  /** "move" and "cancel" show a part of the page; "calendar" answers with the session as a calendar file. */
  show: 'show',
} as const;

/** Id of the heading of the booking pages. It gets the focus after a change. */
export const BOOKING_HEADING = 'booking-heading';
