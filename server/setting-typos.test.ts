import { expect, test } from 'vitest';
import { likelyTypos, readSiteFile, settingNames } from './settings.ts';

test('a variable that is written nearly like a setting is told, and no other', () => {
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
