import { html } from 'hono/html';
import type { Site } from '../../content/site.ts';
import { type Html, hiddenInput } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import { BOOKING_FUNCTIONS, sessionAddress } from './paths.ts';
import { clockText, dayText, zoneName } from './time-text.ts';

/** The signature is an SVG path in a drawing of 240 by 64 units. */
export type Host = {
  id: string;
  name: string;
  title?: string | undefined;
  signature?: string | undefined;
};

export type Phone = Pick<Site, 'phone' | 'phoneHref'>;

/** "March 9" stays on one line. */
export const unbrokenDay = (time: number, zone: string) =>
  dayText(time, zone).replace(/ (?=\d+$)/, '\u00a0');

export const firstName = ({ name }: Host) => name.split(' ')[0];

export const callLink = ({ phone, phoneHref }: Phone) =>
  html`<a href="${phoneHref}" class="font-semibold whitespace-nowrap text-ink underline underline-offset-4">${phone}</a>`;

type NextTimes = {
  token: string;
  zone: string;
  times: readonly number[];
  allLabel: string;
  /** True if the first click on the link shows further times in the panel. */
  hasNext: boolean;
  host: Host | undefined;
  phone: string | undefined;
};

export function nextTimes(panel: NextTimes): Html {
  const { token, zone, times, allLabel, hasNext, host, phone } = panel;
  const caller = host ? firstName(host) : 'One of us';
  const buttons = times.map(
    (time) => html`
      <button type="submit" name="start" value="${new Date(time).toISOString()}" class="btn btn-secondary flex-col items-start gap-0 text-left">
        <span class="text-note/5 font-normal">${unbrokenDay(time, zone)}</span> <span>${clockText(time, zone)}</span>
      </button>`,
  );
  return html`
    <form method="post" action="${functionAddress('', BOOKING_FUNCTIONS.book)}">
      ${hiddenInput('booking', token)}${hiddenInput('zone', zone)}${hiddenInput('way', 'phone')}
      <p class="text-note/6 text-ink-2">Choose a time and ${caller} calls you${phone ? html` at <b class="whitespace-nowrap">${phone}</b>` : ''}. Times are in ${zoneName(zone, times[0] ?? 0)}.</p>
      <div class="click-guard mt-3 grid grid-cols-2 gap-3">${buttons}</div>
      <p class="mt-3"><a href="${sessionAddress({ booking: token, zone })}"${hasNext ? html` data-more` : ''} class="text-link">${allLabel}</a></p>
    </form>`;
}

export const bookingToolLink = (tool: string): Html =>
  html`<p><a href="${tool}" rel="noopener" class="btn btn-primary">See the free times</a></p>`;
export const noTimes = (phone: Phone): Html =>
  html`<p class="max-w-measure text-ink-2">No time is free just now. Call ${callLink(phone)} and we will find one.</p>`;
export const sessionLink = (page: string): Html =>
  html`<p><a href="${page}" class="btn btn-primary">See your session</a></p>`;
export const pastSession = (phone: Phone): Html =>
  html`<p class="max-w-measure text-ink-2">Your session has begun. If you have not heard from us, call ${callLink(phone)}.</p>`;
