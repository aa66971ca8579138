export const SESSION_PAGE = '/contact/session';

export const BOOKING_FUNCTIONS = {
  book: 'book-session',
  move: 'move-session',
  cancel: 'cancel-session',
  times: 'free-times',
} as const;

/** The parameter with the signed token. */
export const TOKEN_PARAM = 'booking';
/** `show` is "move" or "cancel" for a part of the page, "calendar" for a calendar file. */
type BookingParam = typeof TOKEN_PARAM | 'ask' | 'zone' | 'all' | 'notice' | 'show';
export type BookingParams = Partial<Record<BookingParam, string | undefined>>;

/** Leaves out parameters without a value. */
export function bookingAddress(page: string, params: BookingParams) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return `${page}?${query}`;
}
export const sessionAddress = (params: BookingParams) => bookingAddress(SESSION_PAGE, params);

/** The heading gets the focus after a change. */
export const BOOKING_HEADING = 'booking-heading';

export const SENT_DIALOG = 'sent-dialog';
export const SENT_TEMPLATE = 'sent-template';
