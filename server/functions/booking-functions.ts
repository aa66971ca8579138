import {
  bookSchema,
  cancelSchema,
  moveSchema,
  timesSchema,
} from '../../src/features/booking/fields.ts';
import { isSuccess, REFUSAL_COPY } from '../../src/features/booking/notices.ts';
import {
  BOOKING_FUNCTIONS,
  BOOKING_HEADING,
  SESSION_PAGE,
  sessionAddress,
} from '../../src/features/booking/paths.ts';
import { callPage } from '../../src/features/booking/session-html.ts';
import type { BookingOutcome, BookingService } from '../booking/booking-service.ts';
import { timesPanel } from '../booking/times-panel.ts';
import type { FormBox } from '../http/form-page.ts';
import type { Body, ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { Log } from '../log.ts';

const MAX_BODY_BYTES = 4 * 1024;

type Deps = {
  service: BookingService;
  log: Log;
  wakeOutbox(): void;
};

export function bookingFunctions({ service, log, wakeOutbox }: Deps): ServerFunction[] {
  const refusedPage: FormBox = (_, { alert, values }) => {
    const { booking } = cancelSchema.parse(values);
    const retry = booking && sessionAddress({ booking });
    return callPage(service.agency, alert?.title ?? '', alert?.text ?? '', retry);
  };
  const bookingFunction = (
    name: string,
    accept: (body: Body) => Promise<BookingOutcome>,
  ): ServerFunction => ({
    name,
    limits: REQUEST_LIMITS,
    maxBodyBytes: MAX_BODY_BYTES,
    pages: { form: SESSION_PAGE, thanks: SESSION_PAGE, copy: REFUSAL_COPY, box: refusedPage },
    async answer({ body }) {
      const { notice, page } = await accept(body);
      if (!notice || !isSuccess(notice)) return { notice: notice ?? null, page };
      log.info({ notice }, 'a session was booked, moved or cancelled');
      wakeOutbox();
      return { notice, page: `${page}#${BOOKING_HEADING}` };
    },
  });
  return [
    bookingFunction(BOOKING_FUNCTIONS.book, (body) => service.book(bookSchema.parse(body))),
    bookingFunction(BOOKING_FUNCTIONS.move, (body) => service.move(moveSchema.parse(body))),
    bookingFunction(BOOKING_FUNCTIONS.cancel, (body) => service.cancel(cancelSchema.parse(body))),
    {
      name: BOOKING_FUNCTIONS.times,
      limits: REQUEST_LIMITS,
      maxBodyBytes: MAX_BODY_BYTES,
      async answer({ body }) {
        const { booking: token, zone, page } = timesSchema.parse(body);
        const resolved = await service.resolveToken(token);
        if (resolved.kind !== 'lead') return { html: null };
        const panel = timesPanel(service, resolved, { token, zone: service.zoneOf(zone), page });
        return { html: String(await panel) };
      },
    },
  ];
}
