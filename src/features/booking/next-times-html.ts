import { html } from 'hono/html';
import { type Html, hiddenInput } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import { BOOKING_FUNCTIONS, BOOKING_PARAMS, SESSION_PAGE } from './paths.ts';

/** The signature is an SVG path in a drawing of 240 by 64 units. */
export type Host = {
  id: string;
  name: string;
  title?: string | undefined;
  signature?: string | undefined;
};

export type Phone = { text: string; href: string };

/** `start` is in ISO 8601; the clocks are texts. */
type TimeView = { start: string; clock: string; agencyClock: string };
export type DayView = { day: string; times: readonly TimeView[] };

/** "March 9" stays on one line. */
export const unbrokenDay = (day: string) => day.replace(/ (?=\d+$)/, '\u00a0');

export const firstName = ({ name }: Host) => name.split(' ')[0];

export const callLink = ({ text, href }: Phone) =>
  html`<a href="${href}" class="font-semibold whitespace-nowrap text-ink underline underline-offset-4">${text}</a>`;

export const sessionAddress = (params: Record<string, string>) =>
  `${SESSION_PAGE}?${new URLSearchParams(params)}`;

export function nextTimes({
  token,
  zone,
  zoneName,
  days,
  allTimesAddress,
  allLabel,
  hasNext,
  host,
  phone,
}: {
  token: string;
  zone: string;
  zoneName: string;
  days: readonly DayView[];
  /** Address of the page with all times. */
  allTimesAddress: string;
  allLabel: string;
  /** True if the first click on the link shows further times in the panel. */
  hasNext: boolean;
  host: Host | undefined;
  phone: string | undefined;
}): Html {
  const caller = host ? firstName(host) : 'One of us';
  const buttons = days.flatMap(({ day, times }) =>
    times.map(
      ({ start, clock }) => html`
        <button type="submit" name="start" value="${start}" class="btn btn-secondary flex-col items-start gap-0 text-left">
          <span class="text-note/5 font-normal">${unbrokenDay(day)}</span> <span>${clock}</span>
        </button>`,
    ),
  );
  return html`
    <form method="post" action="${functionAddress('', BOOKING_FUNCTIONS.book)}">
      ${hiddenInput(BOOKING_PARAMS.booking, token)}${hiddenInput(BOOKING_PARAMS.zone, zone)}${hiddenInput('way', 'phone')}
      <p class="text-note/6 text-ink-2">Choose a time and ${caller} calls you${phone ? html` at <b class="whitespace-nowrap">${phone}</b>` : ''}. Times are in ${zoneName}.</p>
      <div class="mt-3 grid grid-cols-2 gap-3">${buttons}</div>
      <p class="mt-3"><a href="${allTimesAddress}"${hasNext ? html` data-more` : ''} class="text-link">${allLabel}</a></p>
    </form>`;
}

export const toolLink = (tool: string): Html =>
  html`<p><a href="${tool}" rel="noopener" class="btn btn-primary">See the free times</a></p>`;
export const noTimes = (phone: Phone): Html =>
  html`<p class="max-w-measure text-ink-2">No time is free just now. Call ${callLink(phone)} and we will find one.</p>`;
export const sessionLink = (page: string): Html =>
  html`<p><a href="${page}" class="btn btn-primary">See your session</a></p>`;
export const pastSession = (phone: Phone): Html =>
  html`<p class="max-w-measure text-ink-2">Your session has begun. If you have not heard from us, call ${callLink(phone)}.</p>`;
