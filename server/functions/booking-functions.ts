import { bookSchema, cancelSchema, moveSchema } from '../../src/features/booking/fields.ts';
import {
  BOOKING_FUNCTIONS,
  BOOKING_HEADING,
  SESSION_PAGE,
} from '../../src/features/booking/places.ts';
import { isDone, REFUSED } from '../../src/features/booking/told.ts';
import { CONTACT_PAGES } from '../../src/features/contact/places.ts';
import type { BookingDesk, Outcome } from '../booking/desk.ts';
import type { Body, ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { Log } from '../log.ts';

const BODY_MAX = 4 * 1024;

type Parts = {
  desk: BookingDesk;
  log: Log;
  /** A mail is due. */
  announced(): void;
};

/** Choosing, moving and cancelling the time of a session. Each answers with a page that says what has happened. */
export function bookingFunctions({ desk, log, announced }: Parts): ServerFunction[] {
  const taking = (name: string, take: (body: Body) => Promise<Outcome>): ServerFunction => ({
    name,
    limits: REQUEST_LIMITS,
    bodyMax: BODY_MAX,
    // only the contact form has a place for the reason
    pages: { form: CONTACT_PAGES.form, thanks: SESSION_PAGE, words: REFUSED },
    async answer({ body }) {
      const { told, page } = await take(body);
      if (!told || !isDone(told)) return { told: told ?? null, page };
      log.info({ told }, 'a session was booked, moved or cancelled');
      announced();
      return { told, page: `${page}#${BOOKING_HEADING}` };
    },
  });
  return [
    taking(BOOKING_FUNCTIONS.book, (body) => desk.book(bookSchema.parse(body))),
    taking(BOOKING_FUNCTIONS.move, (body) => desk.move(moveSchema.parse(body))),
    taking(BOOKING_FUNCTIONS.cancel, (body) => desk.cancel(cancelSchema.parse(body))),
  ];
}
