import { html } from 'hono/html';
import type { ContactCopy } from '../../content/contact-copy.ts';
import { type Html, hiddenInput } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import {
  bookingToolLink,
  firstName,
  type Host,
  type Phone,
  unbrokenDay,
} from './next-times-html.ts';
import { NOTICES, type Notice } from './notices.ts';
import { BOOKING_FUNCTIONS, BOOKING_HEADING, sessionAddress } from './paths.ts';
import { clockText, timeInOtherZone, timeInZone, zoneName } from './time-text.ts';

/** `start` is in ms since 1970. `zone` is the visitor's time zone. */
export type Session = {
  start: number;
  zone: string;
  medium: 'phone' | 'video';
  host: Host;
  visitor: { email: string; phone: string | undefined };
};

/** The data of the agency that the booking pages show. */
export type Agency = Phone & { timeZone: string; sessionMinutes: number };

export const link = (href: string, text: string) =>
  html`<a href="${href}" class="text-link">${text}</a>`;
export const paragraph = (content: Html | string) =>
  html`<p class="mt-4 max-w-measure text-ink-2">${content}</p>`;

/** The paragraph has the focus, so that a screen reader begins with it. */
const noticeParagraph = (notice: Notice | undefined) =>
  notice
    ? html`<p role="status" tabindex="-1" autofocus class="mb-6 border-l-4 border-red pl-4 text-lede/8 font-bold">${NOTICES[notice]}</p>`
    : '';

type Screen = {
  notice?: Notice | undefined;
  label?: string;
  heading: Html | string;
  aside?: Html | undefined;
  content: Html;
};

export function sessionScreen({ notice, label, heading, aside, content }: Screen) {
  const columns = aside
    ? 'grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]'
    : '';
  const describedByAttribute = label ? html` aria-describedby="booking-label"` : '';
  return html`
    <div class="page ${columns}">
      <section aria-labelledby="${BOOKING_HEADING}" class="py-hero">
        ${noticeParagraph(notice)}
        ${label ? html`<p id="booking-label" class="mb-3 text-lede/7 font-bold">${label}</p>` : ''}
        <h1 id="${BOOKING_HEADING}" tabindex="-1"${describedByAttribute} class="max-w-[19em] scroll-mt-40 text-hero outline-none">${heading}</h1>
        ${content}
      </section>
      ${aside ? html`<div class="self-start pb-hero lg:py-hero">${aside}</div>` : ''}
    </div>`;
}

export function hostPlate(host: Host, label = 'Your call is with') {
  const title = host.title ? html`<p class="mt-1 text-note/6 text-ink-2">${host.title}</p>` : '';
  const signature = host.signature
    ? html`<svg viewBox="0 0 240 64" role="img" aria-label="Signature of ${host.name}" stroke-width="1.8" class="icon mt-5 w-55 max-w-full overflow-visible"><path d="${host.signature}" /></svg>`
    : '';
  return html`
    <div class="border-t-2 border-ink bg-fog px-7 pt-6 pb-5 wrap-anywhere">
      <p class="text-sm/5 font-semibold text-ink-2">${label}</p>
      <p class="mt-1 text-h3 font-bold">${host.name}</p>
      ${title}${signature}
    </div>`;
}

const timeHtml = ({ start, zone }: Session) =>
  html`${unbrokenDay(start, zone)}, <mark class="whitespace-nowrap">${clockText(start, zone)}</mark> <span class="whitespace-nowrap">${zoneName(zone, start)}</span>`;

function callParagraph({ start, zone, host, medium, visitor }: Session, agency: Agency) {
  const call =
    medium === 'phone'
      ? html`${firstName(host)} calls you at <b class="whitespace-nowrap text-ink">${visitor.phone ?? 'the number you gave us'}</b>.`
      : html`${firstName(host)} emails the link to <b class="wrap-anywhere text-ink">${visitor.email}</b> before the session.`;
  const agencyTime = timeInOtherZone(start, zone, agency.timeZone);
  return paragraph(
    html`${call} The session takes ${agency.sessionMinutes} minutes.${agencyTime ? html` For us, it begins at ${agencyTime}.` : ''}`,
  );
}

export type Preparation = NonNullable<ContactCopy['bring']>;

export function preparationList({ items, without }: Preparation): Html {
  const entries = items.map(
    ({ term, text }) => html`
      <div class="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]">
        <dt class="font-bold">${term}</dt>
        <dd class="max-w-measure text-ink-2">${text}</dd>
      </div>`,
  );
  return html`
    <dl class="border-b border-line">${entries}</dl>
    ${without ? html`<p class="mt-6 text-ink-2">${without}</p>` : ''}`;
}

const preparationSection = (preparation: Preparation) => html`
  <section aria-labelledby="bring-heading" class="page mb-18 lg:mb-26">
    <div class="border-t-2 border-ink pt-section-head">
      <h2 id="bring-heading" class="mb-6 text-h3">${preparation.heading}</h2>
      ${preparationList(preparation)}
    </div>
  </section>`;

type BookedPage = {
  session: Session;
  agency: Agency;
  token: string;
  notice?: Notice | undefined;
  canMailVisitor: boolean;
  isStaff: boolean;
  preparation: Preparation | undefined;
};

export function bookedPage(page: BookedPage): Html {
  const { session, agency, token, notice, canMailVisitor, isStaff, preparation } = page;
  const isNew = notice === 'booked';
  const isMoved = notice === 'moved';
  const time = timeHtml(session);
  const mail = canMailVisitor
    ? html`The details are on their way to <span class="wrap-anywhere">${session.visitor.email}</span>.`
    : 'Keep the address of this page: with it you can look up, move and cancel your session.';
  const addressOf = (show: string) => sessionAddress({ booking: token, show });
  // Staff get no file for their calendar: the agency's calendar already has an entry with the same
  // id and another text.
  const calendarLink = isStaff
    ? ''
    : html`<a href="${addressOf('calendar')}" class="btn btn-primary">Add to calendar</a>`;
  const content = html`
    ${isMoved ? html`<p class="mt-4 text-h3/8 font-bold">${time}</p>` : ''}
    ${callParagraph(session, agency)}${paragraph(mail)}
    <div class="mt-hero-gap grid justify-items-start gap-6 ${isNew ? 'click-guard' : ''}">
      ${calendarLink}
      <p class="flex flex-wrap gap-x-6 gap-y-2">
        ${link(addressOf('move'), isNew ? 'Wrong time? Choose another' : 'Choose another time')}
        ${link(addressOf('cancel'), 'Cancel the session')}
      </p>
    </div>`;
  const sessionSection = sessionScreen({
    notice: isNew || isMoved ? undefined : notice,
    label: isNew ? NOTICES.booked : isMoved ? '' : 'Your strategy session',
    heading: isMoved ? NOTICES.moved : time,
    aside: hostPlate(session.host),
    content,
  });
  return html`${sessionSection}${preparation ? preparationSection(preparation) : ''}`;
}

export function cancelPage(session: Session, token: string): Html {
  const content = html`
    <p class="mt-4 text-h3/8 font-bold">${timeHtml(session)}</p>
    <form method="post" action="${functionAddress('', BOOKING_FUNCTIONS.cancel)}" class="click-guard mt-hero-gap flex flex-wrap items-center gap-x-6 gap-y-3">
      ${hiddenInput('booking', token)}
      <button type="submit" class="btn btn-dark">Cancel the session</button>
      ${link(sessionAddress({ booking: token }), 'Keep it')}
    </form>`;
  const aside = hostPlate(session.host);
  return sessionScreen({ heading: 'Cancel this session?', aside, content });
}

/** `timesAddress` is the address of the page with free times. */
export function canceledPage({ start, zone, host }: Session, timesAddress: string): Html {
  const content = html`
    ${paragraph(`It was planned for ${timeInZone(start, zone)}. Nobody will call you then.`)}
    <p class="mt-hero-gap"><a href="${timesAddress}" class="btn btn-primary">Choose a time again</a></p>`;
  const aside = hostPlate(host, 'Your call was with');
  return sessionScreen({ heading: NOTICES.cancelled, aside, content });
}

/** `retry` is the address of a page on which the visitor can try again. */
export function callPage(
  { phone, phoneHref }: Phone,
  heading: string,
  text: string,
  retry?: string,
): Html {
  const content = html`
    ${paragraph(text)}${retry ? html`<p class="mt-4">${link(retry, 'Try again')}</p>` : ''}
    <p class="mt-hero-gap"><a href="${phoneHref}" class="btn btn-dark">Call ${phone}</a></p>`;
  return sessionScreen({ heading, content });
}

/** The build writes this page. Visitors see it if their link is not signed. */
export const noSessionPage = (phone: Phone): Html =>
  callPage(
    phone,
    'Use the link in your confirmation',
    'This page shows a session that is booked. The link to yours is in the email that confirms it, and on the page you saw after booking. Without it, call us: we look it up, move it or cancel it for you.',
  );

export const panelWithThanks = (thanks: string, panel: Html): Html =>
  html`<p class="mb-4 max-w-measure text-ink-2">${thanks}</p>${panel}`;

export const bookingToolPage = (toolAddress: string): Html =>
  sessionScreen({
    heading: 'Choose a time.',
    content: html`<div class="mt-hero-gap">${bookingToolLink(toolAddress)}</div>`,
  });
