import { expect, test } from 'vitest';
import { calendarAddresses, readMailbox } from './setting-values.ts';
import { likelyTypos, readSiteFile, settingNames } from './settings.ts';

test.each([
  ['a@b.example', 'a@b.example'],
  ['<a@b.example>', '<a@b.example>'],
  ['Smith & Jones, LLP <a@b.example>', 'Smith & Jones, LLP <a@b.example>'],
  // Mail servers need the name of a domain in ASCII.
  ['"Müller: Law" <site@müller.example>', '"Müller: Law" <site@xn--mller-kva.example>'],
  ['site@Müller.example', 'site@xn--mller-kva.example'],
  // nodemailer reads the first as a group without a sender, the second as another sender.
  ['Smith: Jones <a@b.example>', undefined],
  ['Sm"ith <a@b.example>', undefined],
  ['Smith; Jones <a@b.example>', undefined],
  ['Smith (web) <a@b.example>', undefined],
  ['"Smith\nBcc: x@y.example" <a@b.example>', undefined],
  ['Smith <a@b.example> <c@d.example>', undefined],
])('the sender %j is read as %j', (text, mailbox) => expect(readMailbox(text)).toBe(mailbox));

test('CALENDAR_URL must have one address for each host', () => {
  const [one, two] = ['https://cal.example/a,b.ics', 'http://10.0.0.4/b.ics'];
  expect(calendarAddresses(2).parse(`${one}  ${two}`)).toEqual([one, two]);
  expect(calendarAddresses(1).parse(one)).toEqual([one]);
  for (const value of [one, `${one} ${two} ${two}`, `${one} ftp://cal.example/`]) {
    const { error } = calendarAddresses(2).safeParse(value);
    expect(error?.issues[0]?.message).toContain('one for each of the 2 sessionHosts');
  }
});

test('only variables whose names are similar to a setting are reported', () => {
  const env = {
    SMTPURL: 'smtp://x',
    smtp_connections: '3',
    MAIL_FORM: 'a@b.co',
    LEADS_TO: 'a@b.co',
    LEAD_TO: 'a@b.co',
    DATA_DIRS: '',
    PORTS: '1',
    HOSTNAME: 'web',
    HOME: '/root',
    PATH: '/bin',
    MAIL: '/var/mail/root',
    NODE_ENV: 'production',
  };
  expect(likelyTypos(env, settingNames(readSiteFile({})))).toEqual([
    { name: 'SMTPURL', suggestion: 'SMTP_URL' },
    { name: 'smtp_connections', suggestion: 'SMTP_CONNECTIONS' },
    { name: 'MAIL_FORM', suggestion: 'MAIL_FROM' },
  ]);
});
