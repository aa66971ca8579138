import type { IncomingMessage, ServerResponse } from 'node:http';
import { BOOKING_PARAMS, SESSION_PAGE } from '../../src/features/booking/places.ts';
import { isDone } from '../../src/features/booking/told.ts';
import { CONTACT_PAGES } from '../../src/features/contact/places.ts';
import { firstLine, type Log } from '../log.ts';
import { sendError, sendText } from '../serving/answers.ts';
import { allowance, sendMade } from '../serving/made-page.ts';
import type { StoredFile } from '../serving/stored-file.ts';
import type { BookingDesk } from './desk.ts';
import type { Holder } from './holders.ts';
import { calendarFile } from './mails.ts';
import {
  askedFor,
  chooseForm,
  cutPage,
  facts,
  type Making,
  refused,
  section,
  telling,
} from './page-blocks.ts';
import type { Purpose } from './signed-address.ts';

/** A page, or the session as a file for a calendar. */
type Shown = { html: string; status: number } | { calendar: string };

const CLOSED: Partial<Record<Holder['is'], string>> = {
  forged: 'The link is incomplete, or it is not one of ours.',
  old: 'The link has expired.',
  gone: 'We no longer have this request.',
};

/** A phone shows the entry and asks whether to keep it; elsewhere it is a file that opens in the calendar. */
const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
  'Content-Disposition': 'inline; filename="session.ics"',
  'Cache-Control': 'no-store',
};

const KEEP =
  'Keep the address of this page: with it you can look up, move and cancel your session.';

function closed(making: Making, { is }: Holder): Shown {
  const body = making.cut.fill('text', { text: CLOSED[is] ?? '' }) + making.cut.fill('call');
  return { html: section(making, 'This link does not work.', body), status: 404 };
}

/** What can be done with a session that stands; `link` gives the query of its page. */
function changes({ cut }: Making, link: (show: string) => string, isStaff = false) {
  // the entry in the agency's calendar has the same id and other words
  const calendar = isStaff ? '' : cut.fill('calendar', { calendar: link('calendar') });
  return cut.fill('changes', { move: link('move'), cancel: link('cancel') }, { calendar });
}

/** Where a lead chooses its time. */
async function choosing(desk: BookingDesk, making: Making): Promise<Shown> {
  const { cut, query } = making;
  const token = query.get(BOOKING_PARAMS.booking) ?? '';
  const holder = await desk.readChoosing(token);
  if (holder.is !== 'lead') return closed(making, holder);
  if (holder.booking) {
    const { booking, isOver } = holder;
    const [, own] = (await desk.sessionPage(booking)).split('?');
    const body = isOver ? cut.fill('begun') : changes(making, (show) => `${own}&show=${show}`);
    const heading = isOver ? 'Your session has begun.' : 'Your session is booked.';
    return {
      html: section(making, heading, askedFor(making) + facts(making, booking) + body),
      status: 200,
    };
  }
  const tool = desk.toolFor(holder.visitor);
  if (tool) {
    // in the built page it is an address of this site
    const link = cut.fill('tool', { tool }).replace('href="?', 'href="');
    return {
      html: section(making, 'Choose a time.', askedFor(making) + link + cut.fill('no-time-suits')),
      status: 200,
    };
  }
  const zone = desk.zoneOf(query.get(BOOKING_PARAMS.zone));
  const times = await desk.free();
  const told = telling(making, (word) => !isDone(word));
  const form = times.length ? chooseForm(making, { token, zone, times }, false) : '';
  const heading = times.length ? 'Choose a time.' : 'No time is free just now.';
  return {
    html: section(
      told,
      heading,
      refused(told) + askedFor(making) + form + cut.fill(times.length ? 'no-time-suits' : 'call'),
    ),
    status: 200,
  };
}

/** Where a session is looked up, moved and cancelled. */
async function session(desk: BookingDesk, making: Making): Promise<Shown> {
  const { cut, query } = making;
  const token = query.get(BOOKING_PARAMS.booking) ?? '';
  const holder = await desk.readChanging(token);
  if (holder.is !== 'booking') return closed(making, holder);
  const { booking, isOver, isStaff } = holder;
  const told = telling(making, (word) => !isOver && (word === 'cancelled') === booking.isCancelled);
  const whole = (heading: string, body: string): Shown => ({
    html: section(told, heading, refused(told) + facts(making, booking) + body),
    status: 200,
  });
  if (booking.isCancelled) return whole('Your session has been canceled.', cut.fill('call'));
  if (isOver) return whole('Your session has begun.', cut.fill('begun'));
  const link = (show?: string) =>
    String(new URLSearchParams({ booking: token, ...(show && { show }) }));
  const show = query.get(BOOKING_PARAMS.show);
  if (show === 'calendar' && !isStaff) {
    const addresses = await desk.changingAddresses(booking);
    return { calendar: await calendarFile(booking, desk.agency, addresses, new Date()) };
  }
  if (show === 'cancel') {
    const form = cut.fill('cancel', { token, back: link() });
    return whole('Cancel this session?', form);
  }
  if (show === 'move') {
    const zone = desk.zoneOf(query.get(BOOKING_PARAMS.zone) ?? booking.zone);
    const times = await desk.free(booking);
    const form = times.length ? chooseForm(making, { token, zone, times }, true) : cut.fill('call');
    return whole(times.length ? 'Choose another time.' : 'No other time is free just now.', form);
  }
  const kept = cut.fill('text', { text: KEEP });
  return whole('Your session is booked.', kept + changes(making, link, isStaff));
}

const MADE: Record<string, { make: typeof choosing; purposes: readonly Purpose[] }> = {
  [CONTACT_PAGES.thanks]: { make: choosing, purposes: ['choose'] },
  [SESSION_PAGE]: { make: session, purposes: ['change', 'staff'] },
};

type Parts = { desk: BookingDesk; page(path: string): StoredFile | undefined; log: Log };

/** The pages on which a time is chosen, moved and cancelled, made from built ones while a visitor waits. */
export function bookingPages({ desk, page, log }: Parts) {
  const ours = desk.agency.timeZone;
  const mayMake = allowance();
  /** Addresses that somebody has made up take no page from those who hold one. */
  const mayRefuse = allowance();
  const cuts = new Map(
    Object.keys(MADE).map((path) => {
      const file = page(path);
      return [path, file && { file, cut: cutPage(file) }] as const;
    }),
  );
  return {
    /** Whether a request is for one of these pages with a signed address. */
    isFor: (method: string | undefined, path: string, query: string) =>
      (method === 'GET' || method === 'HEAD') &&
      path in MADE &&
      new URLSearchParams(query).has(BOOKING_PARAMS.booking),
    async respond(request: IncomingMessage, response: ServerResponse, path: string, query: string) {
      const { file, cut } = cuts.get(path) ?? {};
      const made = MADE[path];
      if (!(file && cut && made)) return sendText(request, response, 404, 'Not Found');
      try {
        const params = new URLSearchParams(query);
        const isOurs = await desk.isOurs(made.purposes, params.get(BOOKING_PARAMS.booking) ?? '');
        if (!(isOurs ? mayMake() : mayRefuse())) {
          response.setHeader('Retry-After', '1');
          return sendError(request, response, 503, file, 'Please try again in a second.');
        }
        const shown = await made.make(desk, { cut, ours, query: params });
        // a line of a calendar ends with CR and LF; the last LF is added here as to any text
        if ('calendar' in shown)
          sendText(request, response, 200, `${shown.calendar}\r`, CALENDAR_HEADERS);
        else {
          const { html, status } = shown;
          sendMade(request, response, status, file, cut.page(html), {
            'Cache-Control': 'no-store',
          });
        }
      } catch (error) {
        log.error({ error: firstLine(error) }, 'a page of bookings could not be made');
        sendError(request, response, 500, page('/500'), 'Internal Server Error');
      }
    },
  };
}
