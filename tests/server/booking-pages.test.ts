import { load } from 'cheerio';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Span } from '../../server/booking/free-times.ts';
import { bookingPages } from '../../server/booking/pages.ts';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { MAX_RENDERED_PER_SECOND } from '../../server/serving/rendered-page.ts';
import { REFUSAL_COPY } from '../../src/features/booking/notices.ts';
import { BOOKING_FUNCTIONS } from '../../src/features/booking/paths.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { VISITOR } from './support/app.ts';
import { bookingPageFile, times } from './support/booking.ts';
import { bookingSite, HOUR_MS, PHOENIX, START } from './support/booking-site.ts';
import { listen } from './support/listen.ts';
import { silentLog } from './support/storage.ts';

const calendarOf = (busy: readonly Span[]) => ({
  busy: () => busy,
  state: () => 'ok' as const,
  stop() {},
});

test('the page offers twelve times in the visitor’s zone and in ours, and all times on request', async () => {
  const { clock, request, show, heading } = await bookingSite();
  const booking = await request();
  const address = `/contact/session?booking=${booking}&zone=${PHOENIX}`;
  const { status, cache, $ } = await show(address);
  expect([status, cache]).toEqual([200, 'no-store']);
  expect($('h1').text()).toBe('Choose a time.');
  expect($('input[name=start]')).toHaveLength(12);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  expect(texts('legend')).toEqual([
    'Day and time',
    'Thursday, March 5',
    'Friday, March 6',
    'Monday, March 9',
    'Phone or video',
  ]);
  const labels = texts('fieldset fieldset label > span');
  // The clocks change on Sunday, except in Arizona.
  expect(labels[4]).toBe('7:00 a.m.9:00 a.m. Eastern');
  expect(labels[8]).toBe('6:00 a.m.9:00 a.m. Eastern');
  expect($('option[selected]').text()).toBe('Arizona time');
  const more = $('a:contains("More times")').attr('href') ?? '';
  const all = await show(new URL(more, 'http://x/contact/session'));
  expect(all.$('input[name=start]')).toHaveLength(times(clock.now).length);
  expect(await heading(`/contact/session?booking=${booking}&zone=Nowhere/Else`)).toBe(
    'Choose a time.',
  );
});

test('the booking window hides no free time: it links to more times only if there are any', async () => {
  const offered = times(START);
  const readPanel = async (free: number, page: number) => {
    const from = Date.parse(offered[free] ?? '');
    const busy = [{ from, to: Number.POSITIVE_INFINITY }];
    const { site, request } = await bookingSite({}, calendarOf(busy));
    const values = { booking: await request(), zone: PHOENIX, page };
    const response = await site.postTo(functionAddress('', BOOKING_FUNCTIONS.times), values);
    const $ = load(((await response.json()) as { html: string }).html);
    const buttons = $('button').toArray();
    const starts = buttons.map((button) => $(button).attr('value'));
    return [starts, $('[data-more]').length, $('form a').text()];
  };
  const label = 'Other time zones, or video';
  expect(await readPanel(2, 0)).toEqual([offered.slice(0, 2), 0, label]);
  expect(await readPanel(4, 1)).toEqual([offered.slice(0, 4), 0, label]);
  expect(await readPanel(5, 0)).toEqual([offered.slice(0, 4), 1, 'More times']);
  expect(await readPanel(5, 1)).toEqual([offered.slice(4, 5), 0, label]);
  expect(await readPanel(9, 1)).toEqual([offered.slice(4, 8), 0, 'More times']);
});

test('after a change of the time zone the page still shows all times and the session to move', async () => {
  const { clock, request, book, show } = await bookingSite();
  const { booking } = await book(await request(), times(clock.now)[1] ?? '');
  const { $ } = await show(`/contact/session?booking=${booking}&show=move&zone=UTC&all=1`);
  expect($('main').text()).toContain('Now: Thursday, March 5, 7:30 p.m. UTC.');
  const hiddenFields = $('form[method=get] input').toArray();
  expect(hiddenFields.map((field) => [$(field).attr('name'), $(field).attr('value')])).toEqual([
    ['booking', booking],
    ['show', 'move'],
    ['all', '1'],
  ]);
});

test('a session keeps its time until it is moved, even if no other time is free', async () => {
  const busy: Span[] = [];
  const { clock, request, book, show } = await bookingSite({}, calendarOf(busy));
  const { booking } = await book(await request(), times(clock.now)[0] ?? '');
  const { $ } = await show(`/contact/session?booking=${booking}&show=move`);
  expect($('main').text()).toContain('Until you move it, the session stays at its time.');
  expect($('main').text()).not.toContain('we propose two times');
  busy.push({ from: 0, to: Number.POSITIVE_INFINITY });
  const full = await show(`/contact/session?booking=${booking}&show=move`);
  expect(full.$('h1').text()).toBe('No time is free just now.');
  expect(full.$('main').text()).toContain('The session stays at its time.');
});

test('beyond the limit per second the built page is sent; invented addresses do not slow down real ones', async () => {
  const { service, clock, request, book } = await bookingSite();
  const { booking } = await book(await request(), times(clock.now)[0] ?? '');
  const pages = bookingPages({ service, page: bookingPageFile, log: silentLog });
  const url = await listen((incoming, response) => {
    void pages.respond(incoming, response, '/contact/session', incoming.url?.slice(2) ?? '');
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const pageStatus = async (token: string) => {
    const answer = await fetch(`${url}/?booking=${token}`);
    return { status: answer.status, text: await answer.text() };
  };
  const statuses = async (token: string) => {
    const all = await Promise.all(
      Array.from({ length: MAX_RENDERED_PER_SECOND }, () => pageStatus(token)),
    );
    return [...new Set(all.map(({ status }) => status))];
  };
  expect(await statuses('x')).toEqual([404]);
  expect(await pageStatus('x')).toMatchObject({
    status: 503,
    text: expect.stringContaining('<main>'),
  });
  expect(await statuses(booking)).toEqual([200]);
  expect((await pageStatus(booking)).status).toBe(503);
  vi.advanceTimersByTime(1_000);
  expect((await pageStatus(booking)).status).toBe(200);
});

test('an address that is forged, too old, for another purpose or of an erased lead opens nothing', async () => {
  const { site, clock, request, press, book, show } = await bookingSite();
  const booking = await request();
  const [start = ''] = times(clock.now);
  const forged = `${booking.slice(0, -1)}${booking.endsWith('A') ? 'B' : 'A'}`;
  for (const token of [forged, 'x', `${booking}x`, 'a'.repeat(3_000)]) {
    expect((await book(token, start)).notice).toBeNull();
    for (const path of ['/contact/session', '/contact/thank-you']) {
      const page = await show(`${path}?booking=${token.slice(0, 300)}`);
      expect([page.status, page.$('h1').text()]).toEqual([404, 'This link does not work.']);
    }
  }
  expect((await press('cancel-session', { booking })).notice).toBeNull();
  clock.now = new Date(START.getTime() + 15 * 24 * HOUR_MS);
  expect((await book(booking, times(clock.now)[0] ?? '')).notice).toBeNull();
  expect((await show(`/contact/thank-you?booking=${booking}`)).$('main').text()).toContain(
    'has expired',
  );
  clock.now = START;
  await eraseLeads(site.storage, site.storage.settings.DATA_DIR, { idOrEmail: VISITOR.email });
  expect((await book(booking, start)).notice).toBeNull();
  expect(await site.storage.database.selectFrom('bookings').selectAll().execute()).toEqual([]);
});

test.each(['.', ')', ').', '>', '”'])(
  'a link also opens with %s of the text after it',
  async (end) => {
    const { request, book, show, heading, clock } = await bookingSite();
    const booking = await request();
    expect(await heading(`/contact/session?booking=${booking}${end}`)).toBe('Choose a time.');
    const { booking: session } = await book(booking, times(clock.now)[0] ?? '');
    const cancelHeading = await heading(`/contact/session?booking=${session}&show=cancel`);
    expect(await heading(`/contact/session?booking=${session}&show=cancel${end}`)).toBe(
      cancelHeading,
    );
    const address = `/contact/session?booking=${await request()}&zone=${PHOENIX}`;
    const zoneIn = async (path: string) => (await show(path)).$('select option:checked').text();
    expect(await zoneIn(address + end)).toBe(await zoneIn(address));
  },
);

test('the thank-you page links to the session until it begins', async () => {
  const { clock, request, book, show } = await bookingSite();
  const booking = await request();
  const [start = ''] = times(clock.now);
  await book(booking, start);
  const thanks = `/contact/thank-you?booking=${booking}`;
  expect((await show(thanks)).$('main a').text()).toContain('See your session');
  clock.now = new Date(start);
  const { $ } = await show(thanks);
  expect($('main').text()).toContain('Your session has begun.');
  expect($('main').text()).not.toContain('See your session');
});

test('a booking that is too frequent and a booking that fails have messages of their own', async () => {
  const { site, clock, request } = await bookingSite({ RATE_LIMIT_SCALE: '1' });
  const values = { booking: await request(), start: times(clock.now)[0] ?? '' };
  const postBooking = async () => {
    const response = await site.postForm(values, {}, functionAddress('', BOOKING_FUNCTIONS.book));
    return { status: response.status, text: await response.text() };
  };
  // The booking cannot be stored without its mails.
  await site.storage.database.schema.dropTable('outbox').execute();
  const { status, text } = await postBooking();
  expect(await site.storage.database.selectFrom('bookings').selectAll().execute()).toEqual([]);
  const $ = load(text);
  expect([status, $('h1').text()]).toEqual([500, REFUSAL_COPY.failedTitle]);
  expect(text).toContain('Your session could not be booked, moved or canceled.');
  const retry = $('a:contains("Try again")').attr('href');
  expect(retry).toBe(`/contact/session?booking=${values.booking}`);
  expect($('input')).toHaveLength(0);
  let last = await postBooking();
  while (last.status === 500) last = await postBooking();
  expect(last).toEqual({ status: 429, text: expect.stringContaining(REFUSAL_COPY.tooManyTitle) });
});
