import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { inquiryKind } from '../../src/content/inquiry-kinds.ts';
import { type ChoosePage, choosePage } from '../../src/features/booking/choose-html.ts';
import { sessionAddress } from '../../src/features/booking/next-times-html.ts';
import {
  isSuccess,
  NOTICES,
  type Notice,
  parseNotice,
} from '../../src/features/booking/notices.ts';
import { BOOKING_PARAMS, SESSION_PAGE } from '../../src/features/booking/paths.ts';
import {
  bookedPage,
  callPage,
  canceledPage,
  cancelPage,
  panelWithThanks,
  type SessionLinks,
  toolPage,
} from '../../src/features/booking/session-html.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import type { Html } from '../../src/text/html-tags.ts';
import { firstLine, type Log } from '../log.ts';
import { sendError, sendText } from '../serving/answers.ts';
import { pageShell, perSecondLimit, sendRenderedPage } from '../serving/rendered-page.ts';
import type { StoredFile } from '../serving/stored-file.ts';
import { type BookingService, canMove } from './booking-service.ts';
import { calendarFile } from './mails.ts';
import type { LinkPurpose, ResolvedLink } from './session-links.ts';
import { daysOf, firstTimes, sessionView, timesPanel, zonesWith } from './time-views.ts';

type Answer = { html: Html; status: number; page?: string } | { calendar: string };
type PageRequest = { service: BookingService; query: URLSearchParams; token: string };

type LeadLink = ResolvedLink & { kind: 'lead' };
type BookingLink = ResolvedLink & { kind: 'booking' };

const CLOSED: Partial<Record<ResolvedLink['kind'], string>> = {
  forged: 'The link is incomplete, or it is not one of ours.',
  old: 'The link has expired.',
  gone: 'We no longer have this request.',
};

/** A phone shows the entry and offers to save it; other devices open it in the calendar. */
const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
  'Content-Disposition': 'inline; filename="session.ics"',
  'Cache-Control': 'no-store',
};

const phoneOf = ({ agency }: BookingService) => ({ text: agency.phone, href: agency.phoneHref });

const callAnswer = (
  service: BookingService,
  heading: string,
  text: string,
  status = 200,
): Answer => ({
  html: callPage({ heading, text, phone: phoneOf(service) }),
  status,
});

const closedLink = (service: BookingService, { kind }: ResolvedLink) =>
  callAnswer(
    service,
    'This link does not work.',
    `${CLOSED[kind] ?? ''} Call us and we will find your session or a time for it.`,
    404,
  );

const alreadyBegun = (service: BookingService) =>
  callAnswer(
    service,
    'Your session has begun.',
    'It can no longer be moved or canceled here. If you have not heard from us, call.',
  );

const FIND_A_TIME = 'Call us and we will find a time.';
const fullyBooked = (service: BookingService, text = FIND_A_TIME) =>
  callAnswer(service, 'No time is free just now.', text);

/** The address may be opened again, when its notice is no longer true. */
function noticeIn({ query }: PageRequest, isTrue: (notice: Notice) => boolean) {
  const notice = parseNotice(query.get(BOOKING_PARAMS.notice));
  return notice && isTrue(notice) ? notice : undefined;
}

async function answerThanks({ service, query, token }: PageRequest): Promise<Answer> {
  const resolved = await service.readChoosing(token);
  // Without a valid link there was no request, so the page does not thank.
  if (resolved.kind !== 'lead') return { ...closedLink(service, resolved), page: SESSION_PAGE };
  const zone = service.zoneOf(query.get(BOOKING_PARAMS.zone));
  const kindOfInquiry = inquiryKind(query.get(BOOKING_PARAMS.ask));
  const moreLabel = 'More times, other time zones';
  const panel = await timesPanel(service, resolved, { token, zone, moreLabel });
  return {
    html: kindOfInquiry
      ? panelWithThanks(contactCopy().requests[kindOfInquiry].thanks, panel)
      : panel,
    status: 200,
  };
}

function chooseHtml(
  { service, query, token }: PageRequest,
  {
    zone,
    times,
    ...page
  }: { zone: string; times: readonly number[] } & Pick<
    ChoosePage,
    'host' | 'sessionToMove' | 'notice'
  >,
): Html {
  const isAll = query.has(BOOKING_PARAMS.all);
  const shownTimes = isAll ? times : firstTimes(times, zone);
  const allTimesQuery = new URLSearchParams(query);
  allTimesQuery.set(BOOKING_PARAMS.all, '1');
  allTimesQuery.delete(BOOKING_PARAMS.notice);
  return choosePage({
    ...page,
    token,
    zone,
    zones: zonesWith(zone),
    isAll,
    days: daysOf(shownTimes, zone, service.agency.timeZone),
    allTimesAddress:
      shownTimes.length < times.length ? `${SESSION_PAGE}?${allTimesQuery}` : undefined,
    noTimeSuits: contactCopy().session.noTimeSuits,
    phone: phoneOf(service),
  });
}

async function chooseTime(request: PageRequest, lead: LeadLink): Promise<Answer> {
  const { service, query } = request;
  const { booking, visitor } = lead;
  if (booking) {
    const sessionQuery = new URLSearchParams(
      (await service.addressOfSession(booking)).split('?')[1],
    );
    const token = sessionQuery.get(BOOKING_PARAMS.booking) ?? '';
    const link = { kind: 'booking' as const, visitor, booking, isStaff: false };
    return showBooking({ ...request, token, query: sessionQuery }, link);
  }
  const tool = service.toolFor(visitor);
  if (tool) return { html: toolPage(tool), status: 200 };
  if (!(await service.mayBook(lead.leadId))) return callAnswer(service, NOTICES.full, FIND_A_TIME);
  const times = await service.freeTimes();
  if (!times.length) return fullyBooked(service);
  await service.recordOffer(lead.leadId);
  const zone = service.zoneOf(query.get(BOOKING_PARAMS.zone));
  const notice = noticeIn(request, (notice) => !isSuccess(notice));
  const host = service.hosts.length === 1 ? service.hosts[0] : undefined;
  return { html: chooseHtml(request, { zone, times, notice, host }), status: 200 };
}

async function moveSession(
  request: PageRequest,
  { booking, visitor }: BookingLink,
): Promise<Answer> {
  const { service, query } = request;
  const times = await service.freeTimes(booking);
  if (!times.length)
    return fullyBooked(service, 'The session stays at its time. Call us and we will find another.');
  const zone = service.zoneOf(query.get(BOOKING_PARAMS.zone) ?? booking.zone);
  const notice = noticeIn(request, (notice) => !isSuccess(notice));
  const sessionToMove = sessionView({ ...booking, zone }, visitor, service);
  const html = chooseHtml(request, {
    zone,
    times,
    notice,
    sessionToMove,
    host: sessionToMove.host,
  });
  return { html, status: 200 };
}

async function showBooking(request: PageRequest, link: BookingLink): Promise<Answer> {
  const { service, query, token } = request;
  const { booking, visitor, isStaff } = link;
  const session = sessionView(booking, visitor, service);
  if (booking.isCancelled) {
    const choosingAddress = await service.choosingAddress(booking.leadId);
    const choosing = choosingAddress.replace(CONTACT_PAGES.thanks, SESSION_PAGE);
    return { html: canceledPage({ session, timesAddress: choosing }), status: 200 };
  }
  if (service.hasBegun(booking)) return alreadyBegun(service);
  const linkTo = (requestedPart?: string) =>
    sessionAddress({
      [BOOKING_PARAMS.booking]: token,
      ...(requestedPart && { [BOOKING_PARAMS.show]: requestedPart }),
    });
  const requestedPart = query.get(BOOKING_PARAMS.show);
  if (requestedPart === 'calendar' && !isStaff) {
    const addresses = await service.changingAddresses(booking);
    return { calendar: await calendarFile(booking, service.agency, addresses, new Date()) };
  }
  if (requestedPart === 'cancel')
    return { html: cancelPage({ session, token, sessionAddress: linkTo() }), status: 200 };
  const mayMove = isStaff || canMove(booking);
  if (requestedPart === 'move' && mayMove) return moveSession(request, link);
  const links: SessionLinks = { move: linkTo('move'), cancel: linkTo('cancel') };
  // The agency's calendar has an entry with the same id but another text.
  if (!isStaff) links.calendar = linkTo('calendar');
  const html = bookedPage({
    session,
    links,
    notice:
      requestedPart === 'move' ? 'often' : noticeIn(request, (notice) => notice !== 'cancelled'),
    isMailed: await service.isMailed(booking, visitor),
    preparation: contactCopy().bring,
  });
  return { html, status: 200 };
}

async function answerSession(request: PageRequest): Promise<Answer> {
  const { service, token } = request;
  const choosing = await service.readChoosing(token);
  if (choosing.kind === 'lead') return chooseTime(request, choosing);
  const resolved = await service.readChanging(token);
  if (resolved.kind === 'booking') return showBooking(request, resolved);
  return closedLink(service, choosing.kind === 'old' ? choosing : resolved);
}

type Page = {
  answer(request: PageRequest): Promise<Answer>;
  purposes: readonly LinkPurpose[];
};
const PAGES: Record<string, Page> = {
  [CONTACT_PAGES.thanks]: { answer: answerThanks, purposes: ['choose'] },
  [SESSION_PAGE]: { answer: answerSession, purposes: ['choose', 'change', 'staff'] },
};

type Deps = {
  service: BookingService;
  page(path: string): StoredFile | undefined;
  log: Log;
};

export function bookingPages({ service, page, log }: Deps) {
  const mayWrite = perSecondLimit();
  /** Forged links do not use up the limit of real links. */
  const mayRefuse = perSecondLimit();
  const shells = new Map(
    Object.keys(PAGES).map((path) => {
      const file = page(path);
      return [path, file && { file, fill: pageShell(file)?.fill }] as const;
    }),
  );
  const hasLink = (query: string) => new URLSearchParams(query).has(BOOKING_PARAMS.booking);
  return {
    isFor: (method: string | undefined, path: string, query: string) =>
      (method === 'GET' || method === 'HEAD') &&
      (path === SESSION_PAGE || (path in PAGES && hasLink(query))),
    async respond(request: IncomingMessage, response: ServerResponse, path: string, query: string) {
      const { file, fill } = shells.get(path) ?? {};
      const route = PAGES[path];
      if (!(file && fill && route)) return sendText(request, response, 404, 'Not Found');
      if (!hasLink(query)) return sendError(request, response, 404, file, 'Not Found');
      try {
        const params = new URLSearchParams(query);
        const token = params.get(BOOKING_PARAMS.booking) ?? '';
        const isOurs = await service.isOurs(route.purposes, token);
        if (!(isOurs ? mayWrite() : mayRefuse())) {
          response.setHeader('Retry-After', '1');
          return sendError(request, response, 503, file, 'Please try again in a second.');
        }
        const answer = await route.answer({ service, query: params, token });
        // A line of a calendar file ends with CR and LF; sendText adds the last LF.
        if ('calendar' in answer)
          sendText(request, response, 200, `${answer.calendar}\r`, CALENDAR_HEADERS);
        else {
          const shell = shells.get(answer.page ?? path) ?? { file, fill };
          const html = (shell.fill ?? fill)(String(await answer.html));
          sendRenderedPage(request, response, answer.status, shell.file ?? file, html, {
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
