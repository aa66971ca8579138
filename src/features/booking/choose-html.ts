import { html } from 'hono/html';
import { type Html, hiddenInput } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import { callLink, type Host } from './next-times-html.ts';
import type { Notice } from './notices.ts';
import { BOOKING_FUNCTIONS, sessionAddress } from './paths.ts';
import {
  type Agency,
  hostPlate,
  link,
  paragraph,
  type Session,
  sessionScreen,
} from './session-html.ts';
import { clockText, dayText, timeInOtherZone, timeInZone, ZONES, zoneName } from './time-text.ts';

export type ChoosePage = {
  token: string;
  zone: string;
  times: readonly number[];
  /** If false, the page shows only the first times. */
  showsAllTimes: boolean;
  agency: Agency;
  notice: Notice | undefined;
  noTimeSuits: string;
  host: Host | undefined;
  sessionToMove?: Session | undefined;
};

const MAX_FIRST_TIMES = 12;
const MAX_FIRST_TIMES_OF_DAY = 4;

/** Returns the first times. If a day has many times, the returned times are spread over the day. */
function firstTimes(times: readonly number[], zone: string) {
  const days = [...Map.groupBy(times, (time) => dayText(time, zone)).values()];
  return days
    .flatMap((timesOfDay) => {
      if (timesOfDay.length <= MAX_FIRST_TIMES_OF_DAY) return timesOfDay;
      const step = (timesOfDay.length - 1) / (MAX_FIRST_TIMES_OF_DAY - 1);
      const indexes = Array.from({ length: MAX_FIRST_TIMES_OF_DAY }, (_, i) =>
        Math.round(i * step),
      );
      return timesOfDay.filter((_, index) => indexes.includes(index));
    })
    .slice(0, MAX_FIRST_TIMES);
}

function zoneForm({ token, zone, showsAllTimes, sessionToMove }: ChoosePage) {
  const isListed = ZONES.some((option) => option.zone === zone);
  const zones = isListed ? ZONES : [{ zone, name: zoneName(zone, Date.now()) }, ...ZONES];
  const options = zones.map((option) => {
    const selectedAttribute = option.zone === zone ? html` selected` : '';
    return html`<option value="${option.zone}"${selectedAttribute}>${option.name}</option>`;
  });
  return html`
    <form method="get" class="mt-6 flex flex-wrap items-end gap-3">
      ${hiddenInput('booking', token)}${sessionToMove ? hiddenInput('show', 'move') : ''}${showsAllTimes ? hiddenInput('all', '1') : ''}
      <div>
        <label for="booking-zone" class="mb-1 block text-note/5 font-semibold">Times are in</label>
        <select id="booking-zone" name="zone" class="control block h-12">${options}</select>
      </div>
      <button type="submit" class="text-link h-12">Show times</button>
    </form>`;
}

const radioChoice = (name: string, value: string, label: Html | string, isChecked = false) => html`
  <label class="choice">
    <input type="radio" name="${name}" value="${value}" required${isChecked ? html` checked` : ''} class="mt-0.75 size-5 accent-ink">
    <span>${label}</span>
  </label>`;

function timeChoice(time: number, { zone, agency }: ChoosePage) {
  const agencyTime = timeInOtherZone(time, zone, agency.timeZone).replace(/ time$/, '');
  const label = html`<span class="block font-semibold">${clockText(time, zone)}</span>${agencyTime ? html`<span class="block text-sm/5 text-ink-2">${agencyTime}</span>` : ''}`;
  return radioChoice('start', new Date(time).toISOString(), label);
}

const dayFieldset = (day: string, times: readonly number[], page: ChoosePage) => html`
  <fieldset class="mt-6 border-t border-line pt-4">
    <legend class="float-left mb-3 font-semibold">${day}</legend>
    <div class="clear-both grid grid-cols-2 gap-3 sm:grid-cols-4">
      ${times.map((time) => timeChoice(time, page))}
    </div>
  </fieldset>`;

const WAY_FIELDSET = html`
  <fieldset class="mt-6 border-t border-line pt-4">
    <legend class="float-left mb-3 font-semibold">Phone or video</legend>
    <div class="clear-both grid gap-3 sm:grid-cols-2">
      ${radioChoice('way', 'phone', 'By phone: we call you', true)}
      ${radioChoice('way', 'video', 'By video: we email you the link before the session')}
    </div>
  </fieldset>`;

export function choosePage(page: ChoosePage): Html {
  const { token, zone, times, showsAllTimes, agency, notice, noTimeSuits, host, sessionToMove } =
    page;
  const shownTimes = showsAllTimes ? times : firstTimes(times, zone);
  const days = [...Map.groupBy(shownTimes, (time) => dayText(time, zone))];
  const show = sessionToMove && 'move';
  const moreTimes = link(sessionAddress({ booking: token, zone, show, all: '1' }), 'More times');
  const now = sessionToMove && `Now: ${timeInZone(sessionToMove.start, zone)}.`;
  const content = html`
    ${now ? paragraph(now) : ''}
    ${zoneForm(page)}
    <form method="post" action="${functionAddress('', sessionToMove ? BOOKING_FUNCTIONS.move : BOOKING_FUNCTIONS.book)}" data-above-bottom-bars class="times">
      ${hiddenInput('booking', token)}${hiddenInput('zone', zone)}
      <fieldset>
        <legend class="sr-only">Day and time</legend>
        ${days.map(([day, timesOfDay]) => dayFieldset(day, timesOfDay, page))}
      </fieldset>
      ${shownTimes.length < times.length ? html`<p class="mt-4">${moreTimes}</p>` : ''}
      ${sessionToMove ? '' : WAY_FIELDSET}
      <div class="times-foot"><button type="submit" class="btn btn-primary">${sessionToMove ? 'Move the session' : 'Book this time'}</button></div>
    </form>
    ${paragraph(
      sessionToMove
        ? html`None of these work? Call ${callLink(agency)}. Until you move it, the session stays at its time.`
        : html`${noTimeSuits} Or call ${callLink(agency)}.`,
    )}`;
  const heading = sessionToMove ? 'Choose another time.' : 'Choose a time.';
  return sessionScreen({ notice, heading, aside: host ? hostPlate(host) : undefined, content });
}
