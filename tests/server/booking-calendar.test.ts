import { expect, test } from 'vitest';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, PHOENIX, readInvitation } from './support/booking-site.ts';

type BookingApp = Awaited<ReturnType<typeof bookingSite>>;

const calendarLinkOn = async ({ show }: BookingApp, address: URL | string) =>
  (await show(address)).$('a:contains("Add to calendar")').attr('href');

async function expectSameEntry(bookingApp: BookingApp, address: URL | string) {
  const file = await bookingApp.show((await calendarLinkOn(bookingApp, address)) ?? '');
  expect(file.status).toBe(200);
  expect(file.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(file.cache).toBe('no-store');
  expect(file.text).toMatch(/END:VCALENDAR\r\n$/);
  expect(file.text).not.toContain(VISITOR.email);
  const entry = readInvitation(file.text);
  const mailed = readInvitation((await bookingApp.visitorMails()).at(-1)?.calendar?.content);
  expect([entry.method, entry.event.attendees]).toEqual(['PUBLISH', []]);
  for (const field of ['uid', 'summary', 'description', 'sequence', 'organizer'] as const)
    expect(entry.event[field]).toEqual(mailed.event[field]);
  for (const when of ['startDate', 'endDate'] as const)
    expect(entry.event[when].compare(mailed.event[when])).toBe(0);
}

test("a booked session has a calendar file with the mail's event, without addresses of people", async () => {
  const bookingApp = await bookingSite();
  const { clock, request, press, book, markMailsSent } = bookingApp;
  const choosing = await request();
  const { booking, page } = await book(choosing, times(clock.now)[20] ?? '');
  await expectSameEntry(bookingApp, page);
  await expectSameEntry(bookingApp, `/contact/session?booking=${choosing}`);
  await markMailsSent();
  await press('move-session', { booking, start: times(clock.now)[25] ?? '', zone: PHOENIX });
  await expectSameEntry(bookingApp, page);
});

test("a canceled session, a forged address and the agency's page have no calendar file", async () => {
  const bookingApp = await bookingSite();
  const { clock, request, press, book, mails, show } = bookingApp;
  const { booking, page } = await book(await request(), times(clock.now)[20] ?? '');
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Session booked'));
  const [, staff = ''] = /Choose another time: (\S+)&show=move/.exec(mail?.text ?? '') ?? [];
  // The event of the agency differs from that of the visitor.
  expect(await calendarLinkOn(bookingApp, staff)).toBeUndefined();
  const link = (await calendarLinkOn(bookingApp, page)) ?? '';
  const headingOf = async (address: string) => {
    const { type, $ } = await show(address);
    return [type, $('h1').text()];
  };
  expect(await headingOf(`${staff}&show=calendar`)).toEqual([
    'text/html; charset=utf-8',
    expect.stringMatching(/Arizona time$/),
  ]);
  await press('cancel-session', { booking });
  expect((await headingOf(link))[1]).toBe('Your session has been canceled.');
  expect((await show('/contact/session?booking=forged&show=calendar')).status).toBe(404);
});
