import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { inquiryKind } from '../../src/content/inquiry-kinds.ts';
import { type ChoosePage, choosePage } from '../../src/features/booking/choose-html.ts';
import {
  isSuccess,
  NOTICES,
  type Notice,
  parseNotice,
} from '../../src/features/booking/notices.ts';
import { SESSION_PAGE, TOKEN_PARAM } from '../../src/features/booking/paths.ts';
import {
  bookedPage,
  bookingToolPage,
  callPage,
  canceledPage,
  cancelPage,
  panelWithThanks,
} from '../../src/features/booking/session-html.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import type { Html } from '../../src/text/html-tags.ts';
import { firstLine, type Log } from '../log.ts';
import { sendError, sendText } from '../serving/answers.ts';
import { pageShell, perSecondLimit, sendRenderedPage } from '../serving/rendered-page.ts';
import type { StoredFile } from '../serving/stored-file.ts';
import { type BookingService, canMove } from './booking-service.ts';
import type { Booking, Visitor } from './bookings.ts';
import type { ResolvedLink } from './links.ts';
import { calendarFile } from './mails.ts';
import { timesPanel } from './times-panel.ts';

type Page = Html | { calendarFile: string };
type PageRequest = { service: BookingService; query: URLSearchParams; token: string };
type LeadLink = ResolvedLink & { kind: 'lead' };
type BookingLink = ResolvedLink & { kind: 'booking' };

const CLOSED_LINK_TEXTS: Partial<Record<ResolvedLink['kind'], string>> = {
  expired: 'The link has expired.',
  erased: 'We no longer have this request.',
};
const FORGED_LINK_TEXT = 'The link is incomplete, or it is not one of ours.';
const CALL_FOR_SESSION = 'Call us and we will find your session or a time for it.';
const FIND_A_TIME = 'Call us and we will find a time.';
const NOTHING_FREE = 'No time is free just now.';

/** A phone shows the calendar entry and offers to save it. Other devices open it in a calendar. */
const CALENDAR_HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
  'Content-Disposition': 'inline; filename="session.ics"',
  'Cache-Control': 'no-store',
};

// Removes punctuation from the end of a value: a program that turns text into links may include the
// punctuation after a link.
const paramOf = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '').replace(/[^\w-]{1,4}$/, '');

/** Ignores a notice that is no longer true, because a visitor may open its URL again later. */
function noticeIn({ query }: PageRequest, isTrue: (notice: Notice) => boolean) {
  const notice = parseNotice(query.get('notice'));
  return notice && isTrue(notice) ? notice : undefined;
}

const sessionOf = ({ service }: PageRequest, booking: Booking, visitor: Visitor) => ({
  ...booking,
  start: Date.parse(booking.start),
  host: service.hostOf(booking.host),
  visitor,
});

async function thanksPanel(request: PageRequest, link: LeadLink): Promise<Html> {
  const { service, query, token } = request;
  const zone = service.zoneOf(paramOf(query, 'zone'));
  const moreLabel = 'More times, other time zones';
  const panel = await timesPanel(service, link, { token, zone, moreLabel });
  const kindOfInquiry = inquiryKind(paramOf(query, 'ask'));
  return kindOfInquiry
    ? panelWithThanks(contactCopy().requests[kindOfInquiry].thanks, panel)
    : panel;
}

const timesPage = (
  request: PageRequest,
  page: Pick<ChoosePage, 'zone' | 'times' | 'host' | 'sessionToMove'>,
) =>
  choosePage({
    ...page,
    token: request.token,
    showsAllTimes: request.query.has('all'),
    agency: request.service.agency,
    notice: noticeIn(request, (notice) => !isSuccess(notice)),
    noTimeSuits: contactCopy().session.noTimeSuits,
  });

async function chooseTime(request: PageRequest, { leadId, visitor }: LeadLink): Promise<Html> {
  const { service, query } = request;
  const { agency, hosts } = service;
  const tool = service.bookingToolFor(visitor);
  if (tool) return bookingToolPage(tool);
  if (!(await service.canLeadBook(leadId))) return callPage(agency, NOTICES.full, FIND_A_TIME);
  const times = await service.freeTimes();
  if (!times.length) return callPage(agency, NOTHING_FREE, FIND_A_TIME);
  await service.recordTimesOffered(leadId);
  const zone = service.zoneOf(paramOf(query, 'zone'));
  return timesPage(request, { zone, times, host: hosts.length === 1 ? hosts[0] : undefined });
}

async function moveSession(request: PageRequest, booking: Booking, visitor: Visitor) {
  const { service, query } = request;
  const times = await service.freeTimes(booking);
  if (!times.length)
    return callPage(
      service.agency,
      NOTHING_FREE,
      'The session stays at its time. Call us and we will find another.',
    );
  const zone = service.zoneOf(paramOf(query, 'zone') || booking.zone);
  const sessionToMove = sessionOf(request, booking, visitor);
  return timesPage(request, { zone, times, sessionToMove, host: sessionToMove.host });
}

async function showBooking(request: PageRequest, link: BookingLink): Promise<Page> {
  const { service, query, token } = request;
  const { agency } = service;
  const { booking, visitor, isStaff } = link;
  const session = sessionOf(request, booking, visitor);
  if (booking.cancelledAt) return canceledPage(session, await service.timesAddress(booking.leadId));
  if (service.hasBegun(booking)) {
    const text = 'It can no longer be moved or canceled here. If you have not heard from us, call.';
    return callPage(agency, 'Your session has begun.', text);
  }
  const part = paramOf(query, 'show');
  if (part === 'calendar' && !isStaff)
    return { calendarFile: await calendarFile(await service.factsOf(booking, visitor)) };
  if (part === 'cancel') return cancelPage(session, token);
  if (part === 'move' && (isStaff || canMove(booking)))
    return moveSession(request, booking, visitor);
  return bookedPage({
    session,
    agency,
    token,
    notice: part === 'move' ? 'often' : noticeIn(request, (notice) => notice !== 'cancelled'),
    canMailVisitor: await service.canMailVisitor(booking, visitor),
    isStaff,
    preparation: contactCopy().bring,
  });
}

async function sessionPage(request: PageRequest, link: ResolvedLink): Promise<Page> {
  const { service } = request;
  if (link.kind === 'booking') return showBooking(request, link);
  if (link.kind !== 'lead') {
    const text = `${CLOSED_LINK_TEXTS[link.kind] ?? FORGED_LINK_TEXT} ${CALL_FOR_SESSION}`;
    return callPage(service.agency, 'This link does not work.', text);
  }
  const { booking, visitor } = link;
  if (!booking) return chooseTime(request, link);
  const token = await service.signSession(booking);
  const sessionRequest = { service, query: new URLSearchParams(), token };
  return showBooking(sessionRequest, { kind: 'booking', booking, visitor, isStaff: false });
}

type Deps = {
  service: BookingService;
  page(path: string): StoredFile | undefined;
  log: Log;
};

export function bookingPages({ service, page, log }: Deps) {
  const canRender = perSecondLimit();
  /** Forged links have their own limit, so that they do not use up the limit of real links. */
  const canRenderRefusal = perSecondLimit();
  const shellOf = (path: string) => {
    const file = page(path);
    const fill = file && pageShell(file)?.fill;
    return fill && { file, fill };
  };
  const sessionShell = shellOf(SESSION_PAGE);
  const thanksShell = shellOf(CONTACT_PAGES.thanks);
  const hasToken = (query: string) => new URLSearchParams(query).has(TOKEN_PARAM);
  return {
    isFor: (method: string | undefined, path: string, query: string) =>
      (method === 'GET' || method === 'HEAD') &&
      (path === SESSION_PAGE || (path === CONTACT_PAGES.thanks && hasToken(query))),
    async respond(request: IncomingMessage, response: ServerResponse, path: string, query: string) {
      if (!(sessionShell && thanksShell)) return sendText(request, response, 404, 'Not Found');
      const { file } = path === SESSION_PAGE ? sessionShell : thanksShell;
      if (!hasToken(query)) return sendError(request, response, 404, file, 'Not Found');
      try {
        const params = new URLSearchParams(query);
        const token = paramOf(params, TOKEN_PARAM);
        const signedLink = await service.readToken(token);
        if (!(typeof signedLink === 'string' ? canRenderRefusal() : canRender())) {
          response.setHeader('Retry-After', '1');
          return sendError(request, response, 503, file, 'Please try again in a second.');
        }
        const pageRequest = { service, query: params, token };
        const link = await service.resolveLink(signedLink);
        // Only a link with a request for a session leads to the thank-you page.
        const isThanks = path === CONTACT_PAGES.thanks && link.kind === 'lead';
        const answer = await (isThanks
          ? thanksPanel(pageRequest, link)
          : sessionPage(pageRequest, link));
        // A line of a calendar file ends with CR and LF; sendText adds the last LF.
        if ('calendarFile' in answer)
          return sendText(request, response, 200, `${answer.calendarFile}\r`, CALENDAR_HEADERS);
        const shell = isThanks ? thanksShell : sessionShell;
        const status = link.kind === 'lead' || link.kind === 'booking' ? 200 : 404;
        sendRenderedPage(request, response, status, shell.file, shell.fill(String(answer)), {
          'Cache-Control': 'no-store',
        });
      } catch (error) {
        log.error({ error: firstLine(error) }, 'a page of bookings could not be rendered');
        sendError(request, response, 500, page('/500'), 'Internal Server Error');
      }
    },
  };
}
