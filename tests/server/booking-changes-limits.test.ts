import { expect, test } from 'vitest';
import { storeReminders } from '../../server/booking/reminders.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, HOUR_MS, PHOENIX, readInvitation, START } from './support/booking-site.ts';
import { payloadsOf } from './support/outbox.ts';
import { SECRET } from './support/webhook.ts';

const WEBHOOK = { WEBHOOK_URL: 'https://hooks.firm.example/', WEBHOOK_SECRET: SECRET };

test('a visitor moves a session three times at most, and staff without limit', async () => {
  const { clock, request, press, book, mails, show, visitorMails } = await bookingSite();
  const offeredStarts = times(clock.now);
  const move = (booking: string, index: number) =>
    press('move-session', { booking, start: offeredStarts[index] ?? '', zone: PHOENIX });
  let { booking } = await book(await request(), offeredStarts[0] ?? '');
  const bookedMail = (await mails()).find(({ subject }) => subject.startsWith('Session booked'));
  const [, link = ''] = /Choose another time: (\S+)/.exec(bookedMail?.text ?? '') ?? [];
  let staff = new URL(link).searchParams.get('booking') ?? '';
  for (const index of [1, 2, 3, 4, 5]) {
    const moved = await move(staff, index);
    expect(moved.notice).toBe('moved');
    staff = moved.booking;
  }
  for (const index of [6, 7, 8]) {
    const moved = await move(booking, index);
    expect(moved.notice).toBe('moved');
    booking = moved.booking;
  }
  expect((await move(booking, 9)).notice).toBe('often');
  const { $ } = await show(`/contact/session?booking=${booking}&show=move`);
  expect($('[role=status]').text()).toMatch(/^A session can be moved here three times/);
  expect($('input[name=start]')).toHaveLength(0);
  const lastMove = await move(staff, 9);
  expect(lastMove.notice).toBe('moved');
  const [mail] = (await visitorMails()).slice(-1);
  expect(mail?.text).toContain('Arizona time (');
  expect(readInvitation(mail?.calendar?.content).event.sequence).toBe(9);
});

test('a visitor who cancels and books again the same day is mailed again; a double press gets the first answer', async () => {
  const { clock, request, press, book, markMailsSent, visitorMails, show } = await bookingSite();
  const [time = '', otherTime = ''] = times(clock.now);
  const choose = await request();
  const first = await book(choose, time);
  const again = await book(choose, time);
  expect([again.notice, again.page.pathname]).toEqual(['booked', first.page.pathname]);
  await markMailsSent();
  const other = await book(choose, otherTime);
  expect([other.notice, other.page.pathname]).toEqual(['again', '/contact/session']);
  expect((await show(other.page)).$('[role=status]').text()).toMatch(/^You already have a session/);
  await press('cancel-session', { booking: first.booking });
  expect((await show(other.page)).$('[role=status]')).toHaveLength(0);
  expect((await book(choose, otherTime)).notice).toBe('booked');
  const sent = (await visitorMails()).map(
    ({ calendar }) => readInvitation(calendar?.content).method,
  );
  expect(sent).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
});

test('a lead with a spam reason books like any other and gets no mail; the agency is notified', async () => {
  const { site, service, clock, request, press, book, show, mails, markMailsSent, visitorMails } =
    await bookingSite({ RATE_LIMIT_SCALE: '1', ...WEBHOOK });
  const start = times(clock.now)[40] ?? '';
  const { notice, page, booking } = await book(await request({ fillMs: 900 }), start);
  await markMailsSent();
  expect(notice).toBe('booked');
  expect((await show(page)).$('main').text()).toContain('Keep the address of this page');
  clock.now = new Date(Date.parse(start) - 23 * HOUR_MS);
  expect(await storeReminders(site.storage.database, service, clock.now)).toBe(0);
  expect((await press('cancel-session', { booking })).notice).toBe('cancelled');
  expect(await visitorMails()).toEqual([]);
  const [, ...sessions] = await mails();
  const subject = expect.stringMatching(/^\[Possible spam: too-fast\] Session /);
  expect(sessions.map((mail) => mail.subject)).toEqual([subject, subject]);
  for (const { text } of sessions)
    expect(text).toContain('No mail about the session goes to the visitor');
});

test('a CRM is notified of each change of a session', async () => {
  const { site, clock, request, press, book } = await bookingSite(WEBHOOK);
  const [time = '', otherTime = ''] = times(clock.now);
  const { booking } = await book(await request(), time, { way: 'video' });
  clock.now = new Date(START.getTime() + 1_000);
  const moved = await press('move-session', { booking, start: otherTime });
  clock.now = new Date(START.getTime() + 2_000);
  await press('cancel-session', { booking: moved.booking });
  const events = await payloadsOf(site.storage.database, 'webhook');
  const changes = [
    ['session.booked', 0, time],
    ['session.moved', 1, otherTime],
    ['session.canceled', 2, otherTime],
  ] as const;
  const { name, email } = VISITOR;
  const session = { minutes: 30, way: 'video', host: 'curtis-halloway' };
  expect(events.slice(1)).toMatchObject(
    changes.map(([type, sequence, start]) => ({
      type,
      version: 1,
      timestamp: new Date(START.getTime() + sequence * 1_000).toISOString(),
      data: { name, email, session: { ...session, sequence, start } },
    })),
  );
});
