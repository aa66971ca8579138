import { expect, test } from 'vitest';
import { readSettings, readSiteFile } from '../../server/settings.ts';
import { settingsToSet } from './settings-to-set.ts';

const READY = {
  SITE_URL: 'https://www.harbor.law',
  SMTP_URL: 'smtps://user:secret-word@mail.harbor.law',
  LEADS_TO: 'partner@harbor.law',
  MAIL_FROM: 'Harbor <site@harbor.law>',
  TRUSTED_PROXIES: '127.0.0.1',
};
const OURS = { origin: 'https://www.northbar.example', email: 'hello@northbar.example' };
const site = { ...readSiteFile({}), ...OURS };
const names = (env: Record<string, string>) =>
  settingsToSet(readSettings(env, site)).map(({ name }) => name);

test('an empty environment is reported with all settings that a launch needs', () => {
  expect(names({})).toEqual(['SITE_URL', 'SMTP_URL', 'LEADS_TO', 'MAIL_FROM', 'TRUSTED_PROXIES']);
});

test('no setting is reported if all are set', () => {
  expect(names(READY)).toEqual([]);
});

test.each([
  ['SITE_URL', 'http://www.harbor.law'],
  ['SITE_URL', 'http://localhost:4321'],
  ['SMTP_URL', ''],
  ['LEADS_TO', 'partner@harbor.law, hello@northbar.example'],
  ['MAIL_FROM', 'site@northbar.example'],
  ['TRUSTED_PROXIES', ''],
  ['ALLOW_SAMPLES', '1'],
  ['RATE_LIMIT_SCALE', '0'],
])('only %s is reported if its value is "%s"', (name, value) => {
  expect(names({ ...READY, [name]: value })).toEqual([name]);
});

test('the default address for leads is accepted once the brand is real', () => {
  const { LEADS_TO, MAIL_FROM, SITE_URL, ...rest } = READY;
  const real = { ...site, origin: SITE_URL, email: LEADS_TO };
  expect(MAIL_FROM).toContain('@');
  expect(settingsToSet(readSettings(rest, real))).toEqual([]);
});
