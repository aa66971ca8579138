import { html } from 'hono/html';
import { type Html, hiddenInput } from '../../text/html-tags.ts';
import { functionAddress } from '../forms/backend-address.ts';
import { callLink, type DayView, type Host, type Phone } from './next-times-html.ts';
import type { Notice } from './notices.ts';
import { BOOKING_FUNCTIONS, BOOKING_PARAMS } from './paths.ts';
import { hostPlate, link, paragraph, type SessionView, sessionScreen } from './session-html.ts';

export type ZoneView = { zone: string; name: string };

function zoneForm({ token, zone, zones, isAll, sessionToMove }: ChoosePage) {
  const options = zones.map((option) => {
    const selected = option.zone === zone ? html` selected` : '';
    return html`<option value="${option.zone}"${selected}>${option.name}</option>`;
  });
  return html`
    <form method="get" class="mt-6 flex flex-wrap items-end gap-3">
      ${hiddenInput(BOOKING_PARAMS.booking, token)}${sessionToMove ? hiddenInput(BOOKING_PARAMS.show, 'move') : ''}${isAll ? hiddenInput(BOOKING_PARAMS.all, '1') : ''}
      <div>
        <label for="booking-zone" class="mb-1 block text-note/5 font-semibold">Times are in</label>
        <select id="booking-zone" name="${BOOKING_PARAMS.zone}" class="control block h-12">${options}</select>
      </div>
      <button type="submit" class="text-link h-12">Show times</button>
    </form>`;
}

const radioChoice = (name: string, value: string, label: Html | string, isChecked = false) => html`
  <label class="choice">
    <input type="radio" name="${name}" value="${value}" required${isChecked ? html` checked` : ''} class="mt-0.75 size-5 accent-ink">
    <span>${label}</span>
  </label>`;

const dayFieldset = ({ day, times }: DayView) => html`
  <fieldset class="mt-6 border-t border-line pt-4">
    <legend class="float-left mb-3 font-semibold">${day}</legend>
    <div class="clear-both grid grid-cols-2 gap-3 sm:grid-cols-4">
      ${times.map(({ start, clock, agencyClock }) =>
        radioChoice(
          'start',
          start,
          html`<span class="block font-semibold">${clock}</span>${agencyClock ? html`<span class="block text-sm/5 text-ink-2">${agencyClock}</span>` : ''}`,
        ),
      )}
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

export type ChoosePage = {
  token: string;
  zone: string;
  zones: readonly ZoneView[];
  days: readonly DayView[];
  isAll: boolean;
  /** Address of the page with all times; undefined on that page. */
  allTimesAddress: string | undefined;
  notice: Notice | undefined;
  noTimeSuits: string;
  phone: Phone;
  host: Host | undefined;
  sessionToMove?: SessionView | undefined;
};

const noTimeSentence = ({ noTimeSuits, phone, sessionToMove }: ChoosePage) =>
  sessionToMove
    ? html`None of these work? Call ${callLink(phone)}. Until you move it, the session stays at its time.`
    : html`${noTimeSuits} Or call ${callLink(phone)}.`;

export function choosePage(page: ChoosePage): Html {
  const { token, zone, days, allTimesAddress, notice, host, sessionToMove } = page;
  const heading = sessionToMove ? 'Choose another time.' : 'Choose a time.';
  const functionName = sessionToMove ? BOOKING_FUNCTIONS.move : BOOKING_FUNCTIONS.book;
  const content = html`
    ${sessionToMove ? paragraph(html`Now: ${sessionToMove.day}, ${sessionToMove.clock} ${sessionToMove.zone}.`) : ''}
    ${zoneForm(page)}
    <form method="post" action="${functionAddress('', functionName)}" data-above-bottom-stack class="times">
      ${hiddenInput(BOOKING_PARAMS.booking, token)}${hiddenInput(BOOKING_PARAMS.zone, zone)}
      <fieldset>
        <legend class="sr-only">Day and time</legend>
        ${days.map(dayFieldset)}
      </fieldset>
      ${allTimesAddress ? html`<p class="mt-4">${link(allTimesAddress, 'More times')}</p>` : ''}
      ${sessionToMove ? '' : WAY_FIELDSET}
      <div class="times-foot"><button type="submit" class="btn btn-primary">${sessionToMove ? 'Move the session' : 'Book this time'}</button></div>
    </form>
    ${paragraph(noTimeSentence(page))}`;
  return sessionScreen({ notice, heading, aside: host ? hostPlate(host) : undefined, content });
}
