import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remind } from '../../server/booking/reminders.ts';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, HOUR_MS, PHOENIX, readInvitation, START } from './support/booking-site.ts';
import { STORAGE_KINDS } from './support/storage.ts';
import { SECRET } from './support/webhook.ts';

const WEBHOOK = { WEBHOOK_URL: 'https://hooks.firm.example/', WEBHOOK_SECRET: SECRET };

describe.each(STORAGE_KINDS)('a session that is booked on %s', (kind) => {
  let run: Awaited<ReturnType<typeof bookingSite>>;
  beforeEach(async () => {
    run = await bookingSite(kind);
  });
  afterEach(() => run.site.storage.close());

  test('moved and cancelled: by a press only, the time is free again, and calendars are told in order', async () => {
    const { clock, request, press, book, toVisitor, heading } = run;
    const [first = '', second = ''] = times(clock.now);
    const { booking } = await book(await request(), first);
    const session = `/contact/session?booking=${booking}`;
    expect(await heading(`${session}&show=cancel`)).toBe('Cancel this session?');
    expect(await heading(`${session}&show=move`)).toBe('Choose another time.');
    expect(await heading(session)).toBe('Your session is booked.');
    const moved = await press('move-session', { booking, start: second, zone: PHOENIX });
    expect([moved.told, await heading(moved.page)]).toEqual(['moved', 'Your session has been moved.']);
    const other = await book(await request({ email: 'bob@firm.example' }), first);
    expect(other.told).toBe('booked');
    const taken = await press('move-session', { booking: other.booking, start: second, zone: PHOENIX });
    expect([taken.told, taken.page.searchParams.get('show')]).toEqual(['taken', 'move']);
    const cancelled = await press('cancel-session', { booking });
    expect([cancelled.told, await heading(cancelled.page)]).toEqual([
      'cancelled',
      'Your session has been canceled.',
    ]);
    expect((await press('cancel-session', { booking })).told).toBeNull();
    expect((await press('move-session', { booking: other.booking, start: second })).told).toBe('moved');
    const ours = (await toVisitor()).filter(({ to }) => to === VISITOR.email);
    const events = ours.map(({ calendar }) => {
      const { method, event } = readInvitation(calendar?.content);
      return [method, event.sequence, event.uid];
    });
    const uid = events[0]?.[2];
    expect(events).toEqual([
      ['REQUEST', 0, uid],
      ['REQUEST', 1, uid],
      ['CANCEL', 2, uid],
    ]);
  });

  test('a session is moved three times at most', async () => {
    const { clock, request, press, book } = run;
    let { booking } = await book(await request(), times(clock.now)[0] ?? '');
    for (const at of [1, 2, 3]) {
      const moved = await press('move-session', { booking, start: times(clock.now)[at] ?? '' });
      expect(moved.told).toBe('moved');
      booking = moved.booking;
    }
    expect((await press('move-session', { booking, start: times(clock.now)[4] ?? '' })).told).toBe('often');
  });

  test('who cancels and books again the same day is mailed again; who presses twice gets the first answer', async () => {
    const { clock, request, press, book, toVisitor } = run;
    const [one = '', two = ''] = times(clock.now);
    const choose = await request();
    const first = await book(choose, one);
    const again = await book(choose, one);
    expect([again.told, again.page.pathname]).toEqual(['booked', first.page.pathname]);
    expect((await book(choose, two)).told).toBe('again');
    await press('cancel-session', { booking: first.booking });
    expect((await book(choose, two)).told).toBe('booked');
    const sent = (await toVisitor()).map(({ calendar }) => readInvitation(calendar?.content).method);
    expect(sent).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
  });

  test('by the links in the agency’s mail a session is moved as often as need be', async () => {
    const { clock, request, press, book, mails } = run;
    await book(await request(), times(clock.now)[0] ?? '');
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Session booked'));
    const [, link = ''] = /Choose another time: (\S+)/.exec(mail?.text ?? '') ?? [];
    const booking = new URL(link).searchParams.get('booking') ?? '';
    for (const at of [1, 2, 3, 4, 5]) {
      const moved = await press('move-session', { booking, start: times(clock.now)[at] ?? '' });
      expect(moved.told).toBe('moved');
    }
  });

  test('an address gets the mails of one booking a day, and no name that is none', async () => {
    const { clock, request, press, book, mails, toVisitor } = run;
    const link = 'https://spam.example/win';
    const [one = '', two = ''] = times(clock.now);
    const first = await book(await request({ name: `${link} Ada` }), one);
    const second = await book(await request({ email: 'ADA@firm.example', message: 'two' }), two);
    expect([first.told, second.told]).toEqual(['booked', 'booked']);
    await press('cancel-session', { booking: second.booking });
    const sent = await toVisitor();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(sent)).not.toContain('spam');
    expect((await mails()).filter(({ calendar, to }) => calendar && !to)).toHaveLength(3);
  });

  test('who was taken for a program chooses a time like any other and gets no mail; the agency is told', async () => {
    await run.site.storage.close();
    run = await bookingSite(kind, { RATE_LIMIT_SCALE: '1', ...WEBHOOK });
    const { site, desk, clock, request, press, book, show, mails, toVisitor } = run;
    const start = times(clock.now)[40] ?? '';
    const { told, page, booking } = await book(await request({ fillMs: 900 }), start);
    expect(told).toBe('booked');
    expect((await show(page)).$('main').text()).toContain('Keep the address of this page');
    clock.now = new Date(Date.parse(start) - 23 * HOUR_MS);
    expect(await remind(site.storage.database, desk, clock.now)).toBe(0);
    expect((await press('cancel-session', { booking })).told).toBe('cancelled');
    expect(await toVisitor()).toEqual([]);
    const [, ...sessions] = await mails();
    expect(sessions.map(({ subject }) => subject.slice(0, 24))).toEqual([
      '[Marked: too-fast] Sessi',
      '[Marked: too-fast] Sessi',
    ]);
  });

  test('a CRM is told of what becomes of a session', async () => {
    await run.site.storage.close();
    run = await bookingSite(kind, WEBHOOK);
    const { site, clock, request, press, book } = run;
    const [one = '', two = ''] = times(clock.now);
    const { booking } = await book(await request(), one, { way: 'video' });
    clock.now = new Date(START.getTime() + 1_000);
    const moved = await press('move-session', { booking, start: two });
    clock.now = new Date(START.getTime() + 2_000);
    await press('cancel-session', { booking: moved.booking });
    const rows = await site.storage.database
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'webhook')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const session = { minutes: 30, way: 'video', host: 'curtis-halloway' };
    expect(rows.map(({ payload }) => JSON.parse(payload)).slice(1)).toMatchObject(
      [
        ['session.booked', 0, one],
        ['session.moved', 1, two],
        ['session.canceled', 2, two],
      ].map(([type, sequence, start]) => ({
        ...{ type, version: 1 },
        timestamp: new Date(START.getTime() + Number(sequence) * 1_000).toISOString(),
        data: { name: VISITOR.name, email: VISITOR.email, session: { ...session, sequence, start } },
      })),
    );
  });

  test('reminders: a day and an hour before, once each, for the time that stands', async () => {
    const { site, desk, clock, request, press, book, toVisitor } = run;
    const start = times(clock.now)[40] ?? '';
    const { booking } = await book(await request(), start);
    const at = async (ms: number, time = start) => {
      clock.now = new Date(Date.parse(time) - ms);
      return remind(site.storage.database, desk, clock.now);
    };
    expect(await at(25 * HOUR_MS)).toBe(0);
    expect(await Promise.all([at(23 * HOUR_MS), at(23 * HOUR_MS)])).toHaveLength(2);
    expect(await at(2 * HOUR_MS)).toBe(0);
    expect(await at(HOUR_MS / 2)).toBe(1);
    expect(await at(-1)).toBe(0);
    const reminders = (await toVisitor()).filter(({ subject }) => subject.startsWith('Reminder'));
    expect(reminders).toHaveLength(2);
    clock.now = START;
    const later = times(clock.now)[60] ?? '';
    const moved = await press('move-session', { booking, start: later });
    expect(await at(23 * HOUR_MS, start)).toBe(0);
    expect(await at(23 * HOUR_MS, later)).toBe(1);
    clock.now = START;
    await press('cancel-session', { booking: moved.booking });
    expect(await at(HOUR_MS / 2, later)).toBe(0);
  });

  test('exports show the session, and erasing a person frees the time', async () => {
    const { site, clock, request, book } = run;
    const [start = ''] = times(clock.now);
    await book(await request(), start);
    const [lead] = await site.leads();
    expect(lead?.session).toEqual({
      startsAt: start,
      way: 'phone',
      host: 'curtis-halloway',
      cancelledAt: null,
    });
    expect(lead?.mail.status).toBe('waiting');
    await eraseLeads(site.storage, site.storage.place.DATA_DIR, { idOrEmail: VISITOR.email });
    for (const table of ['bookings', 'receipts', 'outbox'] as const)
      expect(await site.storage.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await book(await request({ email: 'bob@firm.example' }), start)).told).toBe('booked');
  });
});
