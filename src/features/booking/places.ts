/** The page of a session that is booked: what was chosen, moving it, cancelling it. */
export const SESSION_PAGE = '/contact/session';

/** Functions that take the posts of these pages. */
export const BOOKING_FUNCTIONS = {
  book: 'book-session',
  move: 'move-session',
  cancel: 'cancel-session',
} as const;

/** What stands in an address after its question mark. */
export const BOOKING_PARAMS = {
  /** The signed part. */
  booking: 'booking',
  /** What was asked for beside the session. */
  ask: 'ask',
  zone: 'zone',
  /** All times, not only the first. */
  all: 'all',
  /** What was just done, or why not. */
  told: 'told',
  /** "move" or "cancel": which part of the page of a session; "calendar": the session as a file. */
  show: 'show',
} as const;

/** The heading of what the server puts into these pages: it says what was just done. */
export const BOOKING_HEADING = 'booking-heading';
