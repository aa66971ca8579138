import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Booking } from '../../server/booking/booking.ts';
import { changeBooking, newBookingId, storeBooking } from '../../server/booking/bookings.ts';
import { bookingPages } from '../../server/booking/pages.ts';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { MADE_PER_SECOND } from '../../server/serving/made-page.ts';
import { BOOKING_FUNCTIONS } from '../../src/features/booking/places.ts';
import { REFUSED } from '../../src/features/booking/told.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { VISITOR } from './support/app.ts';
import { bookingPageFile, times } from './support/booking.ts';
import { bookingSite, FORM, HOUR_MS, PHOENIX, readInvitation, START } from './support/booking-site.ts';
import { STORAGE_KINDS, silentLog } from './support/storage.ts';

let run: Awaited<ReturnType<typeof bookingSite>>;

describe.each(STORAGE_KINDS)('a time for a session is chosen on %s', (kind) => {
  beforeEach(async () => {
    run = await bookingSite(kind);
  });

  test('a time is booked, and visitor and agency get it for their calendars', async () => {
    const { clock, request, book, mails, toVisitor, heading } = run;
    const booking = await request();
    const start = times(clock.now)[20] ?? '';
    const { told, page } = await book(booking, start, { way: 'video' });
    expect([told, page.pathname]).toEqual(['booked', '/contact/session']);
    expect(await heading(page)).toBe('Your session is booked.');
    const [lead, ...session] = await mails();
    expect(lead?.to).toBeUndefined();
    expect(session.map(({ to }) => to).toSorted()).toEqual([VISITOR.email, undefined].toSorted());
    for (const { calendar } of session) {
      const { method, event } = readInvitation(calendar?.content);
      expect(method).toBe('REQUEST');
      expect(event.startDate.toJSDate().toISOString()).toBe(start);
      expect(event.startDate.zone.tzid).toBe('UTC');
      expect(event.duration.toSeconds()).toBe(30 * 60);
      expect([
        event.sequence,
        event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
      ]).toEqual([0, expect.arrayContaining([`mailto:${VISITOR.email}`])]);
      expect(event.organizer).toContain('hello@northbar.example');
    }
    const [lines] = await toVisitor();
    expect(lines?.text).toContain('Hello Ada,');
    expect(lines?.text).toContain('Arizona time (');
    expect(lines?.text).not.toContain(VISITOR.message);
    expect(lines?.text).not.toContain('Nuñez');
    expect(lines?.replyTo.address).toBe('hello@northbar.example');
  });

  test('the one who is too late keeps the lead and sees the other times at once', async () => {
    const { site, clock, request, book, show } = run;
    const [mine, theirs] = [await request(), await request({ email: 'bob@firm.example' })];
    const [start = ''] = times(clock.now);
    expect((await book(theirs, start)).told).toBe('booked');
    const lost = await book(mine, start);
    expect([lost.told, lost.page.pathname]).toEqual(['taken', '/contact/thank-you']);
    const { $ } = await show(lost.page);
    expect($('[role=status]').text()).toBe('Somebody has just taken that time.');
    expect($('[role=status]').attr('autofocus')).toBe('autofocus');
    expect($(`input[value="${start}"]`)).toHaveLength(0);
    expect((await book(mine, times(clock.now)[1] ?? '')).told).toBe('booked');
    expect(await site.leads()).toHaveLength(2);
  });

  test('a past, a foreign and a missing time, a second booking: an answer each, and nothing is stored', async () => {
    const { site, clock, request, book, heading } = run;
    const booking = await request();
    const [start = ''] = times(clock.now);
    for (const [wrong, word] of [
      ['2026-03-04T15:00:00.000Z', 'past'],
      ['2026-03-05T16:00:00.000Z', 'past'],
      ['2026-03-09T13:07:00.000Z', 'unknown'],
      ['2026-03-08T15:00:00.000Z', 'unknown'],
      ['2027-03-08T15:00:00.000Z', 'unknown'],
      ['<script>', 'unknown'],
      ['', 'choose'],
    ])
      expect([wrong, (await book(booking, wrong ?? '')).told]).toEqual([wrong, word]);
    expect((await book(booking, start)).told).toBe('booked');
    const again = await book(booking, times(clock.now)[5] ?? '');
    expect([again.told, await heading(again.page)]).toEqual(['again', 'Your session is booked.']);
    const { rows } = { rows: await site.storage.database.selectFrom('bookings').selectAll().execute() };
    expect(rows.map(({ starts_at }) => starts_at)).toEqual([start]);
  });

  test('a lead books three times at most, and is told to call', async () => {
    const { clock, request, press, book, show } = run;
    const asked = await request();
    for (const at of [0, 1, 2]) {
      const { told, booking } = await book(asked, times(clock.now)[at] ?? '');
      expect([told, (await press('cancel-session', { booking })).told]).toEqual(['booked', 'cancelled']);
    }
    const fourth = await book(asked, times(clock.now)[3] ?? '');
    expect(fourth.told).toBe('full');
    expect((await show(fourth.page)).$('[role=status]').text()).toContain('Please call');
  });

  test('marked leads have ten sessions to come together; others go on', async () => {
    const { site, clock, request, book } = run;
    const offered = times(clock.now);
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, at) => request({ email: `m${at}@firm.example` })),
    );
    const good = await request();
    await site.storage.database
      .updateTable('leads')
      .set({ mark: 'too-fast' })
      .where('email', 'like', 'm%')
      .execute();
    const told = await Promise.all(asked.map(async (each, at) => (await book(each, offered[at] ?? '')).told));
    expect(told.filter((word) => word === 'booked')).toHaveLength(10);
    expect((await book(good, offered[20] ?? '')).told).toBe('booked');
  });

  test('of times nearer than the pause, chosen at once, one is booked; nor is a session moved there', async () => {
    const { site, clock, request } = run;
    const { database } = site.storage;
    const apart = 45 * 60_000;
    const nothing = { visitor: [], agency: [] };
    const at = (time: string) => new Date(`2026-03-09T${time}:00Z`);
    const bookingAt = async (time: string): Promise<Booking> => {
      const leadId = (await request({ email: `${time.replace(':', '-')}@firm.example` })).split('.')[0] ?? '';
      return {
        ...{ id: newBookingId(), leadId, host: 'ada', start: at(time), way: 'phone' },
        ...{ zone: PHOENIX, sequence: 0, isCancelled: false },
      };
    };
    const store = (booking: Booking) =>
      storeBooking(database, booking, VISITOR.email, nothing, clock.now, apart);
    const near = await Promise.all(['15:30', '15:35', '15:40', '15:45', '15:50', '16:00'].map(bookingAt));
    const stored = await Promise.all(near.map(store));
    expect(stored.filter(Boolean)).toHaveLength(1);
    const booking = await bookingAt('18:00');
    expect(await store(booking)).toBe(true);
    const move = (time: string) =>
      changeBooking(
        database,
        booking,
        { ...booking, start: at(time), sequence: 1 },
        nothing,
        clock.now,
        apart,
      );
    expect(await move('15:55')).toBe('taken');
    expect(await move('18:30')).toBe('done');
    expect(await move('19:30')).toBe('changed');
  });
});

describe('pages of a session', () => {
  beforeEach(async () => {
    run = await bookingSite('sqlite');
  });

  test('the page offers twelve times on the visitor’s clock and on ours, and all on request', async () => {
    const { clock, request, show, heading } = run;
    const booking = await request();
    const address = `/contact/thank-you?booking=${booking}&zone=${PHOENIX}`;
    const { status, cache, $ } = await show(address);
    expect([status, cache]).toEqual([200, 'no-store']);
    expect($('h2').text()).toBe('Choose a time.');
    const labels = $('input[name=start]').toArray();
    expect(labels).toHaveLength(12);
    expect(
      $('legend')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(['Day and time', 'Thursday, March 5', 'Friday, March 6', 'Monday, March 9', 'Phone or video']);
    const ofDay = (day: string, $: Awaited<ReturnType<typeof show>>['$']) =>
      $('fieldset fieldset')
        .filter((_, each) => $(each).find('legend').text() === day)
        .find('label')
        .toArray()
        .map((each) =>
          $(each)
            .find('span > span')
            .toArray()
            .map((span) => $(span).text())
            .join(' / '),
        );
    expect(ofDay('Friday, March 6', $)[0]).toBe('7:00 a.m. / 9:00 a.m. Eastern time');
    expect(ofDay('Monday, March 9', $)[0]).toBe('6:00 a.m. / 9:00 a.m. Eastern time');
    expect($('option[selected]').text()).toBe('Arizona time');
    expect($('main').text()).toContain('None of these work? You need not do anything: we propose two times');
    const more = new URL($('a:contains("More times")').attr('href') ?? '', `http://x/contact/thank-you`);
    const all = await show(more);
    expect(
      all
        .$('input[name=start]')
        .toArray()
        .map((each) => all.$(each).attr('value')),
    ).toEqual(times(clock.now));
    expect(await heading(`/contact/thank-you?booking=${booking}&zone=Nowhere/Else`)).toBe('Choose a time.');
  });

  test('past what a second may cost the built page comes; made-up addresses take nothing from those who hold one', async () => {
    const { desk, clock, request, book } = run;
    const { booking } = await book(await request(), times(clock.now)[0] ?? '');
    const pages = bookingPages({ desk, page: bookingPageFile, log: silentLog });
    const server = createServer((incoming, response) => {
      void pages.respond(incoming, response, '/contact/session', incoming.url?.slice(2) ?? '');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const ask = async (token: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/?booking=${token}`);
      return { status: answer.status, text: await answer.text() };
    };
    const statuses = async (token: string) => {
      const all = await Promise.all(Array.from({ length: MADE_PER_SECOND }, () => ask(token)));
      return [...new Set(all.map(({ status }) => status))];
    };
    expect(await statuses('x')).toEqual([404]);
    expect(await ask('x')).toMatchObject({ status: 503, text: expect.stringContaining('<main>') });
    expect(await statuses(booking)).toEqual([200]);
    expect((await ask(booking)).status).toBe(503);
  });

  test('an address that is forged, of another purpose, too old or of nobody any more opens nothing', async () => {
    const { site, clock, request, press, book, show } = run;
    const booking = await request();
    const [start = ''] = times(clock.now);
    const forged = `${booking.slice(0, -1)}${booking.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, 'x', `${booking}.`, 'a'.repeat(3_000)]) {
      expect((await book(wrong, start)).told).toBeNull();
      const page = await show(`/contact/thank-you?booking=${wrong.slice(0, 300)}`);
      expect([page.status, page.$('h2').text()]).toEqual([404, 'This link does not work.']);
    }
    expect((await press('cancel-session', { booking })).told).toBeNull();
    clock.now = new Date(START.getTime() + 15 * 24 * HOUR_MS);
    expect((await book(booking, times(clock.now)[0] ?? '')).told).toBeNull();
    expect((await show(`/contact/thank-you?booking=${booking}`)).$('main').text()).toContain('has expired');
    clock.now = START;
    await eraseLeads(site.storage, site.storage.place.DATA_DIR, { idOrEmail: VISITOR.email });
    expect((await book(booking, start)).told).toBeNull();
    expect(await site.storage.database.selectFrom('bookings').selectAll().execute()).toEqual([]);
  });

  test('a press that comes too often or that breaks is told in words of its own', async () => {
    run = await bookingSite('sqlite', { RATE_LIMIT_SCALE: '1' });
    const { site, clock, request } = run;
    const values = new URLSearchParams({ booking: await request(), start: times(clock.now)[0] ?? '' });
    const refused = async () => {
      const path = functionAddress('', BOOKING_FUNCTIONS.book);
      const response = await site.postTo(path, String(values), FORM);
      return { status: response.status, text: await response.text() };
    };
    await site.storage.database.schema.dropTable('bookings').execute();
    expect(await refused()).toEqual({
      status: 500,
      text: expect.stringContaining('Your session could not be booked, moved or canceled.'),
    });
    let last = await refused();
    while (last.status === 500) last = await refused();
    expect(last).toEqual({ status: 429, text: expect.stringContaining(REFUSED.tooManyTitle) });
  });

  test('an agency with a scheduling tool: the page leads there, and no time is booked here', async () => {
    run = await bookingSite('sqlite', { BOOKING_URL: 'https://cal.example/us?n={name}&e={email}' });
    const { clock, request, book, show } = run;
    const booking = await request();
    const { told, page } = await book(booking, times(clock.now)[0] ?? '');
    const { $ } = await show(page);
    expect([told, $('a.btn').attr('href')]).toEqual([
      null,
      'https://cal.example/us?n=Ada%20Nu%C3%B1ez&e=ada%40firm.example',
    ]);
    expect($('input[name=start]')).toHaveLength(0);
  });
});
