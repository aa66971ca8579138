import { askNamed } from '../../src/content/asks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { ZONES } from '../../src/features/booking/call-hours.ts';
import { BOOKING_PARAMS } from '../../src/features/booking/places.ts';
import { isDone, TOLD, type Told, toldOf } from '../../src/features/booking/told.ts';
import { escapeXml } from '../../src/text/escape-xml.ts';
import type { StoredFile } from '../serving/stored-file.ts';
import type { Booking } from './booking.ts';
import { BY } from './mails.ts';
import { clockInWords, dayInWords, sameClock, timeInWords, zoneName } from './words-of-time.ts';

const PART = /<template data-part="?([\w-]+)"?>([\s\S]*?)<\/template>/g;
const PLACE = /<div data-booking(?:="")?><\/div>/;
const SLOT = /\{\{(\w+)\}\}/g;

/**
 * A built page with a place that is filled while a visitor waits, and the parts to fill it with
 * (src/features/booking/view.tsx). Undefined where a page has no such place.
 */
export function cutPage(file: StoredFile) {
  const html = file.representations.identity.body.toString('utf8');
  const parts = new Map([...html.matchAll(PART)].map(([, name = '', part = '']) => [name, part]));
  const [before, after] = html.replace(PART, '').split(PLACE);
  if (before === undefined || after === undefined) return undefined;
  return {
    /** A part with HTML in its places; `texts` are put in as text. */
    fill(
      name: string,
      texts: Record<string, string> = {},
      html: Record<string, string> = {},
    ): string {
      const part = parts.get(name) ?? '';
      return part.replace(SLOT, (_, slot: string) => html[slot] ?? escapeXml(texts[slot] ?? ''));
    },
    /** The whole page. */
    page: (body: string) => before + body + after,
  };
}
export type CutPage = NonNullable<ReturnType<typeof cutPage>>;

/** Times that are shown at first, and of one day. */
const FIRST_TIMES = 12;
const FIRST_OF_DAY = 4;

/** A few times of each of the next days, spread over the day. */
function firstTimes(times: readonly number[], dayOf: (time: number) => string): number[] {
  const days = Map.groupBy(times, dayOf);
  const some = [...days.values()].flatMap((ofDay) => {
    const step = (ofDay.length - 1) / (FIRST_OF_DAY - 1);
    return ofDay.length <= FIRST_OF_DAY
      ? ofDay
      : Array.from({ length: FIRST_OF_DAY }, (_, at) => ofDay[Math.round(at * step)] ?? 0);
  });
  return some.slice(0, FIRST_TIMES);
}

/** What a part of the page is made of: the built page, the zone of the agency, what the address asks for, and what is told. */
export type Making = { cut: CutPage; ours: string; query: URLSearchParams; told?: Told };

/** With what the address tells, if it is so still: it may be opened again. */
export function telling(making: Making, isSo: (word: Told) => boolean): Making {
  const word = toldOf(making.query.get(BOOKING_PARAMS.told));
  return word && isSo(word) ? { ...making, told: word } : making;
}

/** The part of a page that is made for one visitor. What was just done stands in its heading, to which the address leads. */
export function section({ cut, told }: Making, heading: string, body: string) {
  const done = told && isDone(told) ? TOLD[told] : undefined;
  return cut.fill('section', { label: 'Your session', heading: done ?? heading }, { body });
}

/** Why something was not done. It has the focus when the page comes, so that it is read first, also by who listens. */
export const refused = ({ cut, told }: Making): string =>
  told && !isDone(told)
    ? cut.fill('told', { told: TOLD[told] }).replace('tabindex="-1"', '$& autofocus=""')
    : '';

/** When and how a session is, and with whom; nobody is named who has left the team since. */
export const facts = ({ cut, ours }: Making, { start, zone, way, host }: Booking) =>
  cut.fill(
    'session',
    { when: timeInWords(start.getTime(), zone, ours), how: BY[way] },
    { with: cut.fill(`host-${host}`) },
  );

/** What follows what was asked for beside the session. */
export function askedFor({ cut, query }: Making): string {
  const ask = askNamed(query.get(BOOKING_PARAMS.ask));
  return ask ? cut.fill('text', { text: contactWords().asks[ask].thanks }) : '';
}

function zoneForm({ cut }: Making, token: string, zone: string, show: string) {
  const known = ZONES.some((each) => each.zone === zone);
  const all = known ? ZONES : [{ zone, name: zoneName(zone, Date.now()) }, ...ZONES];
  const zones = all.map((each) => {
    const selected = each.zone === zone ? ' selected=""' : '';
    return `<option value="${escapeXml(each.zone)}"${selected}>${escapeXml(each.name)}</option>`;
  });
  return cut.fill('zone-form', { token, show }, { zones: zones.join('') });
}

/** One day with its times, as the visitor's clock shows them, with the agency's beside where it is another. */
function dayOfTimes({ cut, ours }: Making, day: string, times: readonly number[], zone: string) {
  const each = times.map((time) =>
    cut.fill('time', {
      start: new Date(time).toISOString(),
      clock: clockInWords(time, zone),
      ours: sameClock(time, zone, ours)
        ? ''
        : `${clockInWords(time, ours)} ${zoneName(ours, time)}`,
    }),
  );
  return cut.fill('day', { day }, { times: each.join('') });
}

/** The form in which one of these times is chosen, for a first session or to move one. */
export function chooseForm(
  making: Making,
  { token, zone, times }: { token: string; zone: string; times: readonly number[] },
  isMove: boolean,
): string {
  const { cut, query } = making;
  const dayOf = (time: number) => dayInWords(time, zone);
  const some = query.has(BOOKING_PARAMS.all) ? times : firstTimes(times, dayOf);
  const days = [...Map.groupBy(some, dayOf)].map(([day, ofDay]) =>
    dayOfTimes(making, day, ofDay, zone),
  );
  const show = isMove ? 'move' : '';
  const form = cut.fill(isMove ? 'move' : 'book', { token, zone }, { days: days.join('') });
  const more = new URLSearchParams({ booking: token, zone, ...(show && { show }), all: '1' });
  const rest = some.length < times.length ? cut.fill('more', { more: String(more) }) : '';
  return zoneForm(making, token, zone, show) + form + rest;
}
