import { expect, test } from 'vitest';
import { calendarAddresses, readMailbox } from './setting-values.ts';
import { likelyTypos, readSiteFile, settingNames } from './settings.ts';

test.each([
  'a@b.example',
  '<a@b.example>',
  'Smith & Jones, LLP <a@b.example>',
  '"Smith: Jones" <a@b.example>',
])('mails may come from %s', (text) => {
  expect(readMailbox(text)).toBe(text);
});

test('each calendar belongs to one host', () => {
  const [address, otherAddress] = ['https://cal.example/a,b.ics', 'http://10.0.0.4/b.ics'];
  expect(calendarAddresses(2).parse(`${address}  ${otherAddress}`)).toEqual([
    address,
    otherAddress,
  ]);
  expect(calendarAddresses(1).parse(address)).toEqual([address]);
  for (const value of [
    address,
    `${address} ${otherAddress} ${otherAddress}`,
    `${address} ftp://cal.example/`,
  ])
    expect(calendarAddresses(2).safeParse(value).error?.issues[0]?.message).toContain(
      'one for each of the 2 sessionHosts',
    );
});

test('a sender domain with non-ASCII letters is written in the form that mail servers use', () => {
  expect(readMailbox('"Müller: Law" <site@müller.example>')).toBe(
    '"Müller: Law" <site@xn--mller-kva.example>',
  );
  expect(readMailbox('site@Müller.example')).toBe('site@xn--mller-kva.example');
});

// nodemailer reads the first as a group without a sender, the second as another sender.
test.each([
  'Smith: Jones <a@b.example>',
  'Sm"ith <a@b.example>',
  'Smith; Jones <a@b.example>',
  'Smith (web) <a@b.example>',
  '"Smith\nBcc: x@y.example" <a@b.example>',
  'Smith <a@b.example> <c@d.example>',
])('mails may not come from %j', (text) => {
  expect(readMailbox(text)).toBeUndefined();
});

test('a variable whose name is similar to a setting is reported, and no other', () => {
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
    { name: 'SMTPURL', meant: 'SMTP_URL' },
    { name: 'smtp_connections', meant: 'SMTP_CONNECTIONS' },
    { name: 'MAIL_FORM', meant: 'MAIL_FROM' },
  ]);
});
