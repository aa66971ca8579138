import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Booking, saveBooking } from '../../server/booking/bookings.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, PHOENIX, readInvitation } from './support/booking-site.ts';

test('a booked time is mailed to the visitor and the agency with an event for their calendars', async () => {
  const { clock, request, book, mails, visitorMails, show, heading } = await bookingSite();
  const booking = await request();
  const start = times(clock.now)[20] ?? '';
  const { notice, page } = await book(booking, start, { way: 'video' });
  expect([notice, page.pathname]).toEqual(['booked', '/contact/session']);
  expect(await heading(page)).toMatch(
    /^[A-Z][a-z]+day, March \d+, \d+:\d\d [ap]\.m\. Arizona time$/,
  );
  const { $ } = await show(page);
  expect($('#booking-label').text()).toBe('Your session is booked.');
  expect($('main').text()).toContain('Curtis emails the link to ada@firm.example');
  const [lead, ...session] = await mails();
  expect(lead?.to).toBeUndefined();
  expect(session.map(({ to }) => to).toSorted()).toEqual([VISITOR.email, undefined]);
  for (const { calendar } of session) {
    const { method, event } = readInvitation(calendar?.content);
    const starts = event.startDate.toJSDate().toISOString();
    expect([method, starts, event.duration.toSeconds()]).toEqual(['REQUEST', start, 30 * 60]);
  }
  const [visitorMail] = await visitorMails();
  expect(visitorMail?.text).toMatch(/^Hello,\n/);
  expect(visitorMail?.text).toContain('Arizona time (');
  expect(visitorMail?.text).not.toContain(VISITOR.message);
  expect(visitorMail?.text).not.toContain('Nuñez');
  expect(visitorMail?.replyTo.address).toBe('hello@northbar.example');
});

test('if a time was just taken, its lead is still stored, and the visitor sees the other times at once', async () => {
  const { site, clock, request, book, show } = await bookingSite();
  const ownBooking = await request();
  const otherBooking = await request({ email: 'bob@firm.example' });
  const [start = ''] = times(clock.now);
  expect((await book(otherBooking, start)).notice).toBe('booked');
  const lost = await book(ownBooking, start);
  expect([lost.notice, lost.page.pathname]).toEqual(['taken', '/contact/session']);
  const { $ } = await show(lost.page);
  expect($('[role=status]').text()).toBe('Somebody has just taken that time.');
  expect($('[role=status]').attr('autofocus')).toBe('autofocus');
  expect($(`input[value="${start}"]`)).toHaveLength(0);
  expect((await book(ownBooking, times(clock.now)[1] ?? '')).notice).toBe('booked');
  expect(await site.leads()).toHaveLength(2);
});

test('a past, unknown or missing time and a second booking are refused, and nothing is stored', async () => {
  const { site, clock, request, book } = await bookingSite();
  const booking = await request();
  const [start = ''] = times(clock.now);
  for (const [startTime, notice] of [
    ['2026-03-04T15:00:00.000Z', 'past'],
    ['2026-03-05T16:00:00.000Z', 'past'],
    ['2026-03-09T13:07:00.000Z', 'unknown'],
    ['2026-03-08T15:00:00.000Z', 'unknown'],
    ['2027-03-08T15:00:00.000Z', 'unknown'],
    ['<script>', 'unknown'],
    ['', 'choose'],
  ])
    expect((await book(booking, startTime ?? '')).notice, startTime).toBe(notice);
  expect((await book(booking, start)).notice).toBe('booked');
  const again = await book(booking, times(clock.now)[5] ?? '');
  expect(again.notice).toBe('again');
  const rows = await site.storage.database.selectFrom('bookings').selectAll().execute();
  expect(rows.map(({ starts_at }) => starts_at)).toEqual([start]);
});

test('a lead books three times at most, then gets the phone number', async () => {
  const { clock, request, press, book, show } = await bookingSite();
  const requested = await request();
  for (const index of [0, 1, 2]) {
    const { notice, booking } = await book(requested, times(clock.now)[index] ?? '');
    expect(notice).toBe('booked');
    expect((await press('cancel-session', { booking })).notice).toBe('cancelled');
  }
  const fourth = await book(requested, times(clock.now)[3] ?? '');
  expect(fourth.notice).toBe('full');
  const { $ } = await show(fourth.page);
  expect($('h1').text()).toBe('No further session can be booked here.');
  expect($('input[name=start]')).toHaveLength(0);
  expect((await show(`/contact/thank-you?booking=${requested}`)).$('button')).toHaveLength(0);
});

test('leads with a spam reason share ten sessions; other leads are not limited', async () => {
  const { site, clock, request, book } = await bookingSite();
  const offeredStarts = times(clock.now);
  const requested = await Promise.all(
    Array.from({ length: 12 }, (_, index) => request({ email: `m${index}@firm.example` })),
  );
  const good = await request();
  await site.storage.database
    .updateTable('leads')
    .set({ mark: 'too-fast' })
    .where('email', 'like', 'm%')
    .execute();
  const answers = await Promise.all(
    requested.map(async (token, index) => (await book(token, offeredStarts[index] ?? '')).notice),
  );
  expect(answers.filter((notice) => notice === 'booked')).toHaveLength(10);
  expect((await book(good, offeredStarts[20] ?? '')).notice).toBe('booked');
});

test('of simultaneous bookings closer than the gap one is stored, and no session moves closer than the gap', async () => {
  const { site, clock, request } = await bookingSite();
  const { database } = site.storage;
  const startGapMs = 45 * 60_000;
  const timeOn = (time: string) => `2026-03-09T${time}:00.000Z`;
  const bookingAt = async (time: string): Promise<Booking> => {
    const address = await request({ email: `${time.replace(':', '-')}@firm.example` });
    return {
      id: randomUUIDv7(),
      leadId: address.split('.')[0] ?? '',
      host: 'ada',
      start: timeOn(time),
      medium: 'phone',
      zone: PHOENIX,
      sequence: 0,
      moves: 0,
      cancelledAt: null,
    };
  };
  const store = (booking: Booking) =>
    saveBooking(database, booking, VISITOR.email, [], { now: clock.now, startGapMs });
  const overlapping = await Promise.all(
    ['15:30', '15:35', '15:40', '15:45', '15:50', '16:00'].map(bookingAt),
  );
  const stored = await Promise.all(overlapping.map(store));
  expect(stored.toSorted()).toEqual(['done', ...Array(5).fill('taken')]);
  const booking = await bookingAt('18:00');
  expect(await store(booking)).toBe('done');
  const move = (time: string) => store({ ...booking, start: timeOn(time), sequence: 1 });
  expect(await move('15:55')).toBe('taken');
  expect(await move('18:30')).toBe('done');
  expect(await move('19:30')).toBe('changed');
});
