/** The page of a booked session, where it can be moved and canceled. */
export const SESSION_PAGE = '/contact/session';

/** Functions that take the posts of these pages. */
export const BOOKING_FUNCTIONS = {
  book: 'book-session',
  move: 'move-session',
  cancel: 'cancel-session',
  times: 'free-times',
} as const;

/** Parameters of the addresses of these pages. */
export const BOOKING_PARAMS = {
  /** The signed part. */
  booking: 'booking',
  /** The kind of request beside the session. */
  ask: 'ask',
  zone: 'zone',
  /** All times, not only the first. */
  all: 'all',
  /** The result of the last step. */
  notice: 'notice',
  /** "move" or "cancel": which part of the page of a session; "calendar": the session as a file. */
  show: 'show',
} as const;

/** Id of the heading of these pages, which gets the focus after a change. */
export const BOOKING_HEADING = 'booking-heading';
