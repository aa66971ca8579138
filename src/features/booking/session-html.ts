import { html } from 'hono/html';
import type { ContactCopy } from '../../content/contact-copy.ts';
import type { Html } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import { firstName, type Host, type Phone, toolLink, unbrokenDay } from './next-times-html.ts';
import { NOTICES, type Notice } from './notices.ts';
import { BOOKING_FUNCTIONS, BOOKING_HEADING, BOOKING_PARAMS } from './paths.ts';

export type SessionView = {
  day: string;
  /** The visitor's clock shows "10:30 a.m.". */
  clock: string;
  zone: string;
  /** The agency's clock shows "1:30 p.m. Eastern time"; the text is empty for equal clocks. */
  agencyTime: string;
  way: 'phone' | 'video';
  minutes: number;
  host: Host;
  visitor: { email: string; phone: string | undefined };
};

/** The staff have no link to a calendar entry, because their mail has one of its own. */
export type SessionLinks = { move: string; cancel: string; calendar?: string };

export const link = (href: string, text: string) =>
  html`<a href="${href}" class="text-link">${text}</a>`;
export const paragraph = (content: Html | string) =>
  html`<p class="mt-4 max-w-measure text-ink-2">${content}</p>`;

/** The paragraph has the focus, so that a screen reader begins with it. */
const noticeParagraph = (notice: Notice | undefined) =>
  notice
    ? html`<p role="status" tabindex="-1" autofocus class="mb-6 border-l-4 border-red pl-4 text-lede/8 font-bold">${NOTICES[notice]}</p>`
    : '';

export function sessionScreen({
  notice,
  label = '',
  heading,
  aside,
  content,
}: {
  notice?: Notice | undefined;
  label?: string;
  heading: Html | string;
  aside?: Html | undefined;
  content: Html;
}) {
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

const timeHtml = ({ day, clock, zone }: SessionView) =>
  html`${unbrokenDay(day)}, <mark class="whitespace-nowrap">${clock}</mark> <span class="whitespace-nowrap">${zone}</span>`;

const agencyTimeSentence = ({ agencyTime }: SessionView) =>
  agencyTime ? html` That is ${agencyTime} for us.` : '';

function callParagraph(session: SessionView) {
  const { host, way, minutes, visitor } = session;
  const call =
    way === 'phone'
      ? html`${firstName(host)} calls you at <b class="whitespace-nowrap text-ink">${visitor.phone ?? 'the number you gave us'}</b>.`
      : html`${firstName(host)} emails the link to <b class="wrap-anywhere text-ink">${visitor.email}</b> before the session.`;
  return paragraph(
    html`${call} The session takes ${minutes} minutes.${agencyTimeSentence(session)}`,
  );
}

function preparationSection(preparation: ContactCopy['bring']) {
  if (!preparation) return '';
  const items = preparation.items.map(
    ({ term, text }) => html`
      <div class="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[15rem_1fr]">
        <dt class="font-bold">${term}</dt>
        <dd class="max-w-measure text-ink-2">${text}</dd>
      </div>`,
  );
  return html`
    <section aria-labelledby="bring-heading" class="page mb-18 lg:mb-26">
      <div class="border-t-2 border-ink pt-section-head">
        <h2 id="bring-heading" class="text-h3">${preparation.heading}</h2>
        <dl class="mt-6 border-b border-line">${items}</dl>
        ${preparation.without ? html`<p class="mt-6 text-ink-2">${preparation.without}</p>` : ''}
      </div>
    </section>`;
}

export function bookedPage({
  session,
  links,
  notice,
  isMailed,
  preparation,
}: {
  session: SessionView;
  links: SessionLinks;
  notice?: Notice | undefined;
  isMailed: boolean;
  preparation?: ContactCopy['bring'];
}): Html {
  const isNew = notice === 'booked';
  const isMoved = notice === 'moved';
  const time = timeHtml(session);
  const mail = isMailed
    ? html`The details are on their way to <span class="wrap-anywhere">${session.visitor.email}</span>.`
    : 'Keep the address of this page: with it you can look up, move and cancel your session.';
  const content = html`
    ${isMoved ? html`<p class="mt-4 text-h3/8 font-bold">${time}</p>` : ''}
    ${callParagraph(session)}${paragraph(mail)}
    <div class="mt-hero-gap grid justify-items-start gap-6 ${isNew ? 'rests-briefly' : ''}">
      ${links.calendar ? html`<a href="${links.calendar}" class="btn btn-primary">Add to calendar</a>` : ''}
      <p class="flex flex-wrap gap-x-6 gap-y-2">
        ${link(links.move, isNew ? 'Wrong time? Choose another' : 'Choose another time')}
        ${link(links.cancel, 'Cancel the session')}
      </p>
    </div>`;
  const sessionSection = sessionScreen({
    notice: notice && !isNew && !isMoved ? notice : undefined,
    label: isNew ? NOTICES.booked : isMoved ? '' : 'Your strategy session',
    heading: isMoved ? NOTICES.moved : time,
    aside: hostPlate(session.host),
    content,
  });
  return html`${sessionSection}${preparationSection(preparation)}`;
}

export function cancelPage({
  session,
  token,
  sessionAddress,
}: {
  session: SessionView;
  token: string;
  sessionAddress: string;
}): Html {
  const content = html`
    <p class="mt-4 text-h3/8 font-bold">${timeHtml(session)}</p>
    <form method="post" action="${functionAddress('', BOOKING_FUNCTIONS.cancel)}" class="mt-hero-gap flex flex-wrap items-center gap-x-6 gap-y-3">
      <input type="hidden" name="${BOOKING_PARAMS.booking}" value="${token}">
      <button type="submit" class="btn btn-dark">Cancel the session</button>
      ${link(sessionAddress, 'Keep it')}
    </form>`;
  return sessionScreen({
    heading: 'Cancel this session?',
    aside: hostPlate(session.host),
    content,
  });
}

export function canceledPage({
  session,
  timesAddress,
}: {
  session: SessionView;
  /** Address of the page with free times. */
  timesAddress: string;
}): Html {
  const content = html`
    ${paragraph(html`It was planned for ${session.day}, ${session.clock} ${session.zone}. Nobody will call you then.`)}
    <p class="mt-hero-gap"><a href="${timesAddress}" class="btn btn-primary">Choose a time again</a></p>`;
  const aside = hostPlate(session.host, 'Your call was with');
  return sessionScreen({ heading: NOTICES.cancelled, aside, content });
}

export function callPage({
  heading,
  text,
  phone,
  retry,
}: {
  heading: string;
  text: string;
  phone: Phone;
  /** Address of the page on which the visitor can try again. */
  retry?: string | undefined;
}): Html {
  const content = html`
    ${paragraph(text)}${retry ? html`<p class="mt-4">${link(retry, 'Try again')}</p>` : ''}
    <p class="mt-hero-gap"><a href="${phone.href}" class="btn btn-dark">Call ${phone.text}</a></p>`;
  return sessionScreen({ heading, content });
}

/** The build uses this page for an address without a signed link. */
export const noSessionPage = (phone: Phone): Html =>
  callPage({
    heading: 'Use the link in your confirmation',
    text: 'This page shows a session that is booked. The link to yours is in the email that confirms it, and on the page you saw after booking. Without it, call us: we look it up, move it or cancel it for you.',
    phone,
  });

export const panelWithThanks = (thanks: string, panel: Html): Html =>
  html`<p class="mb-4 max-w-measure text-ink-2">${thanks}</p>${panel}`;

export const toolPage = (toolAddress: string): Html =>
  sessionScreen({
    heading: 'Choose a time.',
    content: html`<div class="mt-hero-gap">${toolLink(toolAddress)}</div>`,
  });
