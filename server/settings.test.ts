import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { recipientsForAllForms } from './outbox/recipients.ts';
import { readSettings, SECRET_SETTINGS, SettingsError } from './settings.ts';

function mistakes(env: Record<string, string>) {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return lines.map((line) => line.trim());
  }
}

test('a folder of content sets the defaults of its own business', () => {
  const agencyYaml = readFileSync(inContent('site.yaml'), 'utf8')
    .replace(/^brand: .*$/m, 'brand: Ashlar')
    .replace(/^origin: .*$/m, 'origin: https://www.ashlar.example')
    .replace(/^email: .*$/m, 'email: hello@ashlar.example');
  const line = agencyYaml.split('\n').findIndex((yamlLine) => yamlLine.startsWith('brand:')) + 1;
  const folder = folderWith({ 'site.yaml': agencyYaml });
  const settings = readSettings({ CONTENT_DIR: ` ${folder} ` });
  expect(settings).toMatchObject({
    CONTENT_DIR: folder,
    SITE_URL: 'https://www.ashlar.example',
    LEADS_TO: recipientsForAllForms('hello@ashlar.example'),
  });
  expect(settings.MAIL_FROM).toContain('Ashlar');
  for (const [brand, message] of [
    ['""', 'brand'],
    ['a: b', '.*expected valid YAML'],
  ]) {
    const wrongYaml = agencyYaml.replace(/^brand: .*$/m, `brand: ${brand}`);
    const CONTENT_DIR = folderWith({ 'site.yaml': wrongYaml });
    const expected = new RegExp(`${CONTENT_DIR}/site\\.yaml: line ${line}: ${message}`, 's');
    expect(() => readSettings({ CONTENT_DIR })).toThrow(expected);
  }
  const empty = folderWith();
  expect(mistakes({ CONTENT_DIR: empty })).toEqual([
    `CONTENT_DIR: expected a folder of content with a site.yaml in it, got "${empty}"`,
  ]);
  expect(readSettings({ CONTENT_DIR: ' ', PORT: '', LEADS_TO: '' })).toEqual(readSettings({}));
});

test.runIf(process.platform === 'linux')(
  'a data directory that is not on a disk is reported at the start',
  () => {
    expect(() => readSettings({ DATA_DIR: '/proc/nope' })).toThrow(
      'DATA_DIR: expected a directory on a disk, got "/proc/nope"',
    );
  },
);

const EXPECTED_ADDRESSES = 'a comma-separated list of email addresses';
const EXPECTED_PROXIES = 'a comma-separated list of IP addresses or CIDR ranges';
const EXPECTED_ORIGIN = 'an origin such as https://www.example.com, without a path';
const EXPECTED_SMTP =
  'an address such as smtp://user:password@mail.example.com:587, with %23 for #, %2F for / and %3F for ? in the password';
const EXPECTED_TIMEOUT = 'a whole number from 100 to 25000';
test.each([
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['METRICS_PORT', '4321', 'another port than PORT'],
  ['SITE_URL', 'https://a.example/path', EXPECTED_ORIGIN],
  ['DATABASE_URL', 'mysql://h/d', 'an address such as postgres://user:password@host:5432/database'],
  ['SMTP_URL', 'smtp.x', EXPECTED_SMTP, '(hidden)'],
  ['SMTP_URL', 'smtp://user:12#34@mail.example', EXPECTED_SMTP, '"smtp://user:***@mail.example"'],
  ['SMTP_URL', 'smtp://user:12/34@mail.example', EXPECTED_SMTP, '"smtp://user:***@mail.example"'],
  ['MAIL_FROM', 'nobody', 'an email address such as Name <name@example.com>'],
  ['LEADS_TO', 'a@b.co,nobody', EXPECTED_ADDRESSES],
  // A mail program reads these as a group or as a second address.
  ['LEADS_TO', 'a:b@c.example', EXPECTED_ADDRESSES],
  ['LEADS_TO', 'a;b@c.example', EXPECTED_ADDRESSES],
  ['LEADS_TO', '(a@b.example', EXPECTED_ADDRESSES],
  ['TRUSTED_PROXIES', ',', EXPECTED_PROXIES],
  ['TRUSTED_PROXIES', '10.0.0.0/99', EXPECTED_PROXIES],
  ['ALLOWED_ORIGINS', '*', 'a comma-separated list of origins such as https://www.example.com'],
  ['ALLOW_SAMPLES', 'yes', '1 (on) or 0 (off)'],
  ['RATE_LIMIT_SCALE', '-1', 'a number from 0 (off) to 1000'],
  ['INTAKE_PROVIDER', 'magic', 'embedded, anthropic, openai-compatible'],
  ['INTAKE_TIMEOUT_MS', '5', EXPECTED_TIMEOUT],
  // A browser waits for 30 seconds and needs the script by then.
  ['INTAKE_TIMEOUT_MS', '25001', EXPECTED_TIMEOUT],
])('a wrong %s is reported: %s', (name, value, expected, shown = `"${value}"`) => {
  expect(mistakes({ [name]: value })).toEqual([`${name}: expected ${expected}, got ${shown}`]);
});

const WEBHOOK = 'https://x.example/';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PROVIDER = 'openai-compatible';
test.each<[Record<string, string>, string[]]>([
  [{ PORT: 'x', SITE_URL: 'y' }, ['PORT: expected a whole', 'SITE_URL: expected an origin']],
  [{ INTAKE_PROVIDER: 'anthropic' }, ['INTAKE_API_KEY: expected', 'INTAKE_MODEL: expected']],
  [{ INTAKE_PROVIDER: PROVIDER }, ['INTAKE_BASE_URL: expected', 'INTAKE_MODEL: expected']],
  [{ WEBHOOK_URL: WEBHOOK }, ['WEBHOOK_SECRET: expected a value, because WEBHOOK_URL is set']],
  [{ WEBHOOK_SECRET: SECRET }, ['WEBHOOK_URL: expected a value, because WEBHOOK_SECRET is set']],
])('all wrong and missing settings are reported at once: %j', (env, messages) => {
  expect(mistakes(env).sort()).toEqual(messages.map((text) => expect.stringContaining(text)));
});

test.each(Object.keys(SECRET_SETTINGS))('%s is not shown, even when misspelled', (name) => {
  const secret = 's3cret-é';
  const misspelled = [
    secret,
    `x://user:${secret}@h/d`,
    `x://${secret}@h/d`,
    `x://user:a/${secret}@h`,
    `x://user:a?${secret}@h`,
    `postgres//user:${secret}@h`,
    `x://user:${secret}`,
    `x://user:1/${secret}@h`,
    `x://h/d?password=${secret}`,
    `x://user:\n${secret}@h`,
    `user:${secret}@h:5432/d`,
    `postgres:/user:${secret}@h`,
    `postgres://user:${secret}@h:99999/d`,
  ];
  for (const value of misspelled) {
    const message = mistakes({ [name]: value, PORT: 'x' }).join('\n');
    expect(message, value).not.toContain('s3cret');
    expect(message).toContain('PORT');
  }
});

const EXPECTED_WEBHOOK_URL =
  'an https address (http only in a private network) without user and password';
test.each([
  ['https://hooks.zapier.example/hooks/catch/1/abc?x=1', true],
  ['http://127.0.0.1:4600/hook', true],
  ['http://n8n:5678/webhook/lead', true],
  ['http://10.1.2.3/hook', true],
  ['http://hooks.agency.com/hook', false],
  ['https://user:password@hooks.agency.com/hook', false],
  ['https://user@hooks.agency.com/hook', false],
  ['ftp://hooks.agency.com/hook', false],
  ['hooks.agency.com/hook', false],
])(
  'a webhook may have the address %s: %s; no message contains the address',
  (WEBHOOK_URL, isAllowed) => {
    const refusal = [`WEBHOOK_URL: expected ${EXPECTED_WEBHOOK_URL}, got (hidden)`];
    expect(mistakes({ WEBHOOK_URL, WEBHOOK_SECRET: SECRET })).toEqual(isAllowed ? [] : refusal);
  },
);

test.each([
  'whsec_',
  'secret',
  SECRET.replace('whsec_', ''),
  `${SECRET}x`,
  SECRET.slice(0, -2),
  `whsec_${Buffer.alloc(23).toString('base64')}`,
  `whsec_${Buffer.alloc(65).toString('base64')}`,
])('the secret of a webhook cannot be %s', (WEBHOOK_SECRET) => {
  const message = /^WEBHOOK_SECRET: expected whsec_ and 24 to 64 bytes in base64, .*\(hidden\)$/;
  const messages = mistakes({ WEBHOOK_URL: WEBHOOK, WEBHOOK_SECRET });
  expect(messages).toEqual([expect.stringMatching(message)]);
});
