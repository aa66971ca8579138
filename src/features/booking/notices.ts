/** Notices by name. The address of the page contains the name. */
export const NOTICES = {
  booked: 'Your session is booked.',
  moved: 'Your session has been moved.',
  cancelled: 'Your session has been canceled.',
  choose: 'Choose one of the times first.',
  taken: 'Somebody has just taken that time.',
  past: 'That time has passed or is too soon.',
  unknown: 'That is not one of our times.',
  again: 'You already have a session. You can move it.',
  full: 'No further session can be booked here.',
  often:
    'A session can be moved here three times, and yours has been. Please call us for another time.',
} as const;
export type Notice = keyof typeof NOTICES;

/** Texts of the page that answers a refused or failed post without JavaScript. */
export const REFUSAL_COPY = {
  tooManyTitle: 'Too Many Requests',
  tryLater: 'Please try again later',
  failedTitle: 'That Did Not Work',
  failedText: (phone: string) =>
    `Your session could not be booked, moved or canceled. Please go back and try again, or call us directly at ${phone}`,
} as const;

export const isSuccess = (notice: Notice) =>
  notice === 'booked' || notice === 'moved' || notice === 'cancelled';

export const parseNotice = (name: string | null): Notice | undefined =>
  name !== null && Object.hasOwn(NOTICES, name) ? (name as Notice) : undefined;
