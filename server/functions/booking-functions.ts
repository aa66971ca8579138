import { bookSchema, cancelSchema, moveSchema } from '../../src/features/booking/fields.ts';
import { BOOKING_FUNCTIONS, SESSION_PAGE } from '../../src/features/booking/places.ts';
import { isDone } from '../../src/features/booking/told.ts';
import { CONTACT_PAGES } from '../../src/features/contact/places.ts';
import { CONTACT_WORDS } from '../../src/features/contact/words.ts';
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
    // refused before it is read, a visitor gets the contact form with the reason
    pages: { form: CONTACT_PAGES.form, thanks: SESSION_PAGE, words: CONTACT_WORDS },
    async answer({ body }) {
      const { told, page } = await take(body);
      if (told && isDone(told)) {
        log.info({ told }, 'a session was booked, moved or cancelled');
        announced();
      }
      return { told: told ?? null, page };
    },
  });
  return [
    taking(BOOKING_FUNCTIONS.book, (body) => desk.book(bookSchema.parse(body))),
    taking(BOOKING_FUNCTIONS.move, (body) => desk.move(moveSchema.parse(body))),
    taking(BOOKING_FUNCTIONS.cancel, (body) => desk.cancel(cancelSchema.parse(body))),
  ];
}
