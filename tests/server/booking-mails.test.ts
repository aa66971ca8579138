import { expect, test } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { functionAddress, REPORT_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { VISITOR } from './support/app.ts';
import { times } from './support/booking.ts';
import { bookingSite, readInvitation } from './support/booking-site.ts';
import { startMailing, untilOnlyLeft } from './support/outbox.ts';
import { startSmtp } from './support/smtp.ts';

const MAIL_SETTINGS = {
  MAIL_FROM: '"Firm website" <website@firm-mail.example>',
  LEADS_TO: 'leads@agency.example,host@agency.example',
};

async function startBookingApp(mails = MAIL_SETTINGS) {
  const smtp = await startSmtp();
  const site = await bookingSite(mails);
  const { storage } = site.site;
  const outbox = startMailing(storage, { SMTP_URL: smtp.url, ...mails });
  async function trySending() {
    outbox.wake();
    await untilOnlyLeft(storage);
  }
  const sessionMailsTo = (address: string) =>
    smtp.mails
      .filter(({ envelopeTo }) => envelopeTo.includes(address))
      .flatMap(({ attachments, ...mail }) => {
        const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
        if (!calendar) return [];
        const { content } = calendar;
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        return [{ ...mail, ...readInvitation(text) }];
      });
  return { ...site, smtp, trySending, sessionMailsTo };
}

test('the agency’s invitation comes from the sending address, the visitor’s from the address that the agency reads', async () => {
  const { clock, request, book, trySending, sessionMailsTo } = await startBookingApp();
  const [time = ''] = times(clock.now);
  await book(await request(), time);
  await trySending();
  const people = ({ event }: ReturnType<typeof sessionMailsTo>[number]) => ({
    organizer: event.organizer,
    attendees: event.attendees
      .map((attendee) => String(attendee.getFirstValue()).toLowerCase())
      .toSorted(),
    start: event.startDate.toJSDate().toISOString(),
  });
  const [toAgency] = sessionMailsTo('leads@agency.example');
  expect(toAgency && people(toAgency)).toEqual({
    organizer: 'mailto:website@firm-mail.example',
    attendees: [VISITOR.email, 'host@agency.example', 'leads@agency.example']
      .map((address) => `mailto:${address}`)
      .toSorted(),
    start: time,
  });
  expect(toAgency?.from?.address).toBe('website@firm-mail.example');
  expect(toAgency?.text).toContain('Host: Curtis Halloway');
  const [toVisitor] = sessionMailsTo(VISITOR.email);
  const links = ['move', 'cancel'].map((action) =>
    expect.stringMatching(`https://.*&show=${action}$`),
  );
  expect(toVisitor?.event.description.split('\n')).toEqual([
    'By phone: we call the number you gave us.',
    ...links,
    'Questions? Call (813) 555-0142.',
  ]);
  expect(toVisitor && people(toVisitor)).toEqual({
    organizer: 'mailto:hello@northbar.example',
    attendees: [`mailto:${VISITOR.email}`],
    start: time,
  });
});

test('mails about a lead and its session go to the recipients of its form; other forms have their own recipients', async () => {
  const LEADS_TO = 'all@agency.example, strategy-session=host@agency.example';
  const other = await startBookingApp({ ...MAIL_SETTINGS, LEADS_TO });
  const [time = ''] = times(other.clock.now);
  await other.book(await other.request(), time);
  const download = { name: 'Bo', email: 'bo@firm.example', firm: 'Bo Law' };
  await other.site.postTo(functionAddress('', REPORT_FUNCTION), download);
  await other.trySending();
  const mailed = other.smtp.mails
    .filter(({ envelopeTo }) => envelopeTo.some((address) => address.endsWith('@agency.example')))
    .map(({ envelopeTo, to, subject }) => [envelopeTo, to?.map(({ address }) => address), subject]);
  const host = ['host@agency.example'];
  expect(mailed).toHaveLength(3);
  expect(mailed).toEqual(
    expect.arrayContaining([
      [['all@agency.example'], ['all@agency.example'], 'Report download: Bo, Bo Law'],
      [host, host, expect.stringContaining('Session booked')],
      [host, host, expect.stringContaining(contactCopy().names.request)],
    ]),
  );
  const [invited] = other.sessionMailsTo('host@agency.example');
  expect(
    invited?.event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  ).toEqual([`mailto:${VISITOR.email}`, 'mailto:host@agency.example']);
});
