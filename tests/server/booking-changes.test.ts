import { describe, expect, test } from 'vitest';
import { storeReminders } from '../../server/booking/reminders.ts';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, HOUR_MS, PHOENIX, readInvitation, START } from './support/booking-site.ts';

describe('a booked session', () => {
  test('moves or cancels only by POST, frees its time, and updates calendars in order', async () => {
    const { clock, request, press, book, markMailsSent, visitorMails, heading } =
      await bookingSite();
    const [first = '', second = ''] = times(clock.now);
    const { booking } = await book(await request(), first);
    await markMailsSent();
    const session = `/contact/session?booking=${booking}`;
    expect(await heading(`${session}&show=cancel`)).toBe('Cancel this session?');
    expect(await heading(`${session}&show=move`)).toBe('Choose another time.');
    expect(await heading(session)).toMatch(/^Thursday, March 5, .+ Arizona time$/);
    const moved = await press('move-session', { booking, start: second, zone: PHOENIX });
    expect(moved.notice).toBe('moved');
    expect(await heading(moved.page)).toBe('Your session has been moved.');
    await markMailsSent();
    const other = await book(await request({ email: 'bob@firm.example' }), first);
    expect(other.notice).toBe('booked');
    const taken = await press('move-session', {
      booking: other.booking,
      start: second,
      zone: PHOENIX,
    });
    expect([taken.notice, taken.page.searchParams.get('show')]).toEqual(['taken', 'move']);
    const canceled = await press('cancel-session', { booking });
    expect(canceled.notice).toBe('cancelled');
    expect(await heading(canceled.page)).toBe('Your session has been canceled.');
    expect(await heading(moved.page)).toBe('Your session has been canceled.');
    expect((await press('cancel-session', { booking })).notice).toBeNull();
    expect((await press('move-session', { booking: other.booking, start: second })).notice).toBe(
      'moved',
    );
    const mailsToAda = (await visitorMails()).filter(({ to }) => to === VISITOR.email);
    const events = mailsToAda.map(({ calendar }) => {
      const { method, event } = readInvitation(calendar?.content);
      return [method, event.sequence, event.uid];
    });
    const uid = events[0]?.[2];
    expect(events).toEqual([
      ['REQUEST', 0, uid],
      ['REQUEST', 1, uid],
      ['CANCEL', 2, uid],
    ]);
    // The mail about the cancellation links to all free times.
    const [, again = ''] = /Choose a time again: (\S+)/.exec(mailsToAda.at(-1)?.text ?? '') ?? [];
    expect(await heading(new URL(again))).toBe('Choose a time.');
  });

  test('is unchanged if its own time is chosen again; of two simultaneous moves the last one is mailed', async () => {
    const { site, clock, request, press, book, mails, visitorMails } = await bookingSite();
    const [time = '', secondTime = '', thirdTime = ''] = times(clock.now);
    const { booking } = await book(await request(), time);
    const move = (start: string) => press('move-session', { booking, start, zone: PHOENIX });
    const before = await mails();
    expect((await move(time)).notice).toBeNull();
    expect(await mails()).toEqual(before);
    const moves = await Promise.all([move(secondTime), move(thirdTime)]);
    // The second request may read the booking after the first has changed it, which is a second
    // move.
    const moveCount = moves.filter(({ notice }) => notice === 'moved').length;
    expect(moveCount).toBeGreaterThan(0);
    const { starts_at, sequence } = await site.storage.database
      .selectFrom('bookings')
      .select(['starts_at', 'sequence'])
      .executeTakeFirstOrThrow();
    expect(sequence).toBe(moveCount);
    expect((await move(starts_at)).notice).toBe('moved');
    const movedTo = (sent: Awaited<ReturnType<typeof mails>>) =>
      sent
        .map(({ calendar }) => calendar && readInvitation(calendar.content).event)
        .filter((event) => event?.sequence)
        .map((event) => event?.startDate.toJSDate().toISOString());
    expect(movedTo(await visitorMails())).toEqual([starts_at]);
    expect(movedTo((await mails()).filter(({ to }) => !to))).toEqual([starts_at]);
  });

  test('has links that stay valid until it ends, even if it was moved to a later day', async () => {
    const { clock, request, press, book, heading } = await bookingSite();
    const [start = '', ...laterStarts] = times(clock.now);
    const lastStart = laterStarts.at(-1) ?? '';
    const { booking } = await book(await request(), start);
    await press('move-session', { booking, start: lastStart, zone: PHOENIX });
    const cancelPage = `/contact/session?booking=${booking}&show=cancel`;
    clock.now = new Date(Date.parse(lastStart) - HOUR_MS);
    expect(await heading(cancelPage)).toBe('Cancel this session?');
    clock.now = new Date(Date.parse(lastStart) + HOUR_MS);
    expect(await heading(cancelPage)).toBe('This link does not work.');
  });

  test('an address receives mails about one booking a day; they omit an implausible name', async () => {
    const { clock, request, press, book, mails, visitorMails } = await bookingSite();
    const link = 'https://spam.example/win';
    const [time = '', secondTime = ''] = times(clock.now);
    const first = await book(await request({ name: `${link} Ada` }), time);
    const second = await book(
      await request({ email: 'ADA@firm.example', message: 'two' }),
      secondTime,
    );
    expect([first.notice, second.notice]).toEqual(['booked', 'booked']);
    await press('cancel-session', { booking: second.booking });
    const sent = await visitorMails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(sent)).not.toContain('spam');
    const agencyMails = (await mails()).filter(({ calendar, to }) => calendar && !to);
    const withoutNotice = agencyMails.filter(({ text }) =>
      text.includes('No mail about the session goes to the visitor'),
    );
    expect([agencyMails.length, withoutNotice.length]).toEqual([2, 1]);
  });

  describe('reminders', () => {
    async function bookForReminders() {
      const bookingApp = await bookingSite();
      const { site, service, clock, request, book, visitorMails } = bookingApp;
      const start = times(clock.now)[40] ?? '';
      const { booking } = await book(await request(), start);
      const storeRemindersBefore = async (ms: number, time = start) => {
        clock.now = new Date(Date.parse(time) - ms);
        return storeReminders(site.storage.database, service, clock.now);
      };
      const subjects = async () =>
        (await visitorMails()).map(({ subject }) => subject.split(':')[0]);
      return { ...bookingApp, booking, storeRemindersBefore, start, subjects };
    }
    const { session: sessionName } = contactCopy().names;
    const BOOKED = `Your ${sessionName}`;
    const REMINDER = `Reminder of your ${sessionName}`;

    test('are sent once a day before and once an hour before the current time of the session', async () => {
      const { clock, press, markMailsSent, booking, storeRemindersBefore, start, subjects } =
        await bookForReminders();
      expect(await storeRemindersBefore(25 * HOUR_MS)).toBe(0);
      expect(
        await Promise.all([storeRemindersBefore(23 * HOUR_MS), storeRemindersBefore(23 * HOUR_MS)]),
      ).toHaveLength(2);
      expect(await storeRemindersBefore(2 * HOUR_MS)).toBe(0);
      expect(await storeRemindersBefore(HOUR_MS / 2)).toBe(1);
      await markMailsSent();
      expect(await storeRemindersBefore(-1)).toBe(0);
      expect(await subjects()).toEqual([BOOKED, REMINDER, REMINDER]);
      clock.now = START;
      const later = times(clock.now)[60] ?? '';
      const moved = await press('move-session', { booking, start: later });
      expect(await storeRemindersBefore(23 * HOUR_MS, start)).toBe(0);
      expect(await storeRemindersBefore(23 * HOUR_MS, later)).toBe(1);
      clock.now = START;
      await press('cancel-session', { booking: moved.booking });
      expect(await storeRemindersBefore(HOUR_MS / 2, later)).toBe(0);
    });

    test('are withdrawn when the session begins, moves or is canceled', async () => {
      const { clock, press, booking, storeRemindersBefore, start, subjects } =
        await bookForReminders();
      expect(await storeRemindersBefore(HOUR_MS / 2)).toBe(1);
      expect(await subjects()).toEqual([BOOKED, REMINDER]);
      expect(await storeRemindersBefore(1)).toBe(0);
      expect(await subjects()).toEqual([BOOKED, REMINDER]);
      expect(await storeRemindersBefore(0)).toBe(0);
      expect(await subjects()).toEqual([]);
      await storeRemindersBefore(23 * HOUR_MS, start);
      expect(await subjects()).toEqual([REMINDER]);
      const later = times(clock.now).at(-1) ?? '';
      await press('move-session', { booking, start: later });
      expect(await subjects()).toEqual([`${BOOKED} was moved`]);
    });
  });

  test('exports show the session, and erasing a person frees the time', async () => {
    const { site, clock, request, book } = await bookingSite();
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
    await eraseLeads(site.storage, site.storage.settings.DATA_DIR, { idOrEmail: VISITOR.email });
    for (const table of ['bookings', 'receipts', 'outbox'] as const)
      expect(await site.storage.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await book(await request({ email: 'bob@firm.example' }), start)).notice).toBe('booked');
  });
});
