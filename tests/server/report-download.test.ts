import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPORT_DOWNLOAD_BODY_MAX } from '../../server/functions/submit-report-download.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { freshApp } from './support/app.ts';
import { STORAGE_KINDS, type StorageKind } from './support/storage.ts';

const PATH = '/functions/v1/submit-report-download';
const PAGE = '/resources/what-law-firms-get-wrong-google-ai-overview';
const BODY = { name: 'Ada Nuñez', email: 'ada@firm.example', firm: 'Nuñez & Co <b>' };
const SUBMISSION = { submissionId: 'abcd-1234', source: 'report-hero', page: PAGE };
const SUCCESS = { message: 'Your PDF is ready. Check your downloads folder.' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: Awaited<ReturnType<typeof freshApp>>;
const start = async (kind: StorageKind = 'sqlite', env: Record<string, string> = {}) => {
  site = await freshApp(kind, env);
};
afterEach(() => site.storage.close());

const post = (body: unknown, headers: Record<string, string> = {}, from?: string) =>
  site.postTo(PATH, body, headers, from);
const postForm = (values: Record<string, string>) => post(new URLSearchParams(values).toString(), FORM);

describe.each(STORAGE_KINDS)('a download on %s', (kind) => {
  beforeEach(() => start(kind));

  test('is stored as a lead, answered, and its mail is due', async () => {
    const response = await post({ ...BODY, ...SUBMISSION });
    expect([response.status, await response.json()]).toEqual([200, SUCCESS]);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({ kind: 'report-download', ...BODY, source: 'report-hero', page: PAGE });
    expect(lead?.data).toEqual(BODY);
    expect(lead?.mail.status).toBe('waiting');
    expect(site.woken()).toBe(1);
  });

  test('the same id ten times at once is one lead', async () => {
    const sent = Array.from({ length: 10 }, () => post({ ...BODY, ...SUBMISSION }));
    for (const response of await Promise.all(sent)) expect(await response.json()).toEqual(SUCCESS);
    expect(await site.leads()).toHaveLength(1);
  });

  test('a database that fails is answered with 500', async () => {
    await sql`drop table outbox`.execute(site.storage.database);
    expect((await post(BODY)).status).toBe(500);
    expect(await site.storage.database.selectFrom('leads').selectAll().execute()).toEqual([]);
  });
});

test('the mail says who, and answers go to the visitor', async () => {
  await start();
  await post({ ...BODY, ...SUBMISSION });
  const row = await site.storage.database.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
  const { subject, text, html, replyTo } = JSON.parse(row.payload);
  expect(subject).toBe('Report download: Ada Nuñez, Nuñez & Co <b>');
  expect(text.split('\n').slice(2, 6)).toEqual([
    'Name: Ada Nuñez',
    'Email: ada@firm.example',
    'Law Firm: Nuñez & Co <b>',
    `Report: ${PAGE}.pdf`,
  ]);
  expect(html).not.toContain('Co <b>');
  expect(replyTo).toEqual({ name: 'Ada Nuñez', address: 'ada@firm.example' });
});

test('the firm may be left out', async () => {
  await start();
  for (const firm of [undefined, '', '  ']) expect((await post({ ...BODY, firm })).status).toBe(200);
  const leads = await site.leads();
  expect(leads.map(({ firm }) => firm)).toEqual([null, null, null]);
  const row = await site.storage.database.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
  expect(JSON.parse(row.payload)).toMatchObject({ subject: 'Report download: Ada Nuñez' });
});

/** A valid address of so many characters. */
const address = (length: number) => {
  const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
};

describe('the limits of the fields', () => {
  test.each([
    ['name', 'x'],
    ['name', 'x'.repeat(100)],
    ['name', ` ${'x'.repeat(100)} `],
    ['email', address(255)],
    ['firm', 'x'.repeat(100)],
  ])('%s may be %s', async (field, value) => {
    await start();
    expect((await post({ ...BODY, [field]: value })).status).toBe(200);
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada@firm', 'Invalid email address'],
    ['email', address(256), 'Email must be less than 255 characters'],
    ['firm', 'x'.repeat(101), 'Firm name must be less than 100 characters'],
    ['firm', 7, 'Firm name must be less than 100 characters'],
  ])('%s may not be %s', async (field, value, message) => {
    await start();
    const response = await post({ ...BODY, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please correct the marked fields and send the form again.',
      fields: { [field]: message },
    });
    expect(await site.leads()).toEqual([]);
  });
});

describe('a form without JavaScript', () => {
  test('is stored and leads to the thank-you page', async () => {
    await start();
    const response = await postForm({ ...BODY, source: 'report-form-page' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}/thank-you`]);
    expect((await site.leads())[0]).toMatchObject({ kind: 'report-download', source: 'report-form-page' });
  });

  test('sent twice on one day is one lead', async () => {
    await start();
    for (const _ of [1, 2]) expect((await postForm(BODY)).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
  });

  test('comes back with what was typed and what is wrong', async () => {
    await start();
    const response = await postForm({ ...BODY, email: 'ada@firm' });
    expect(response.status).toBe(400);
    const $ = load(await response.text());
    expect($('main form [name=email]').attr('value')).toBe('ada@firm');
    expect($('[data-field=email] [data-error]').text()).toBe('Invalid email address');
    expect($('main form [name=firm]').attr('value')).toBe(BODY.firm);
  });

  test('refused as a whole, says so in its own words', async () => {
    await start();
    await sql`drop table outbox`.execute(site.storage.database);
    const response = await postForm(BODY);
    expect(response.status).toBe(500);
    const $ = load(await response.text());
    expect($('[data-form-alert]').attr('hidden')).toBeUndefined();
    expect($('[data-alert-title]').text()).toBe('Submission Failed');
    expect($('[data-alert-text]').text()).toBe('Please try again or call us directly at (813) 555-0142');
  });
});

describe('refusals', () => {
  test('another origin, a huge body, broken JSON, another method', async () => {
    await start();
    expect((await post(BODY, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('x'.repeat(REPORT_DOWNLOAD_BODY_MAX + 1))).status).toBe(413);
    expect((await post('{"name":')).status).toBe(400);
    expect((await site.app.request(PATH)).status).toBe(405);
    expect(await site.leads()).toEqual([]);
  });

  test('too many from one address, or the same words from everywhere: 429', async () => {
    await start('sqlite', { RATE_LIMIT_SCALE: '1' });
    const burst = RATE_LIMITS.requests;
    for (let index = 0; index < burst.points; index += 1)
      expect((await post({ ...BODY, name: `Ada ${index}` })).status).toBe(200);
    const refused = await post(BODY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(burst.seconds - 60);
    for (let index = 0; index < RATE_LIMITS['same-words'].points; index += 1)
      expect((await post(BODY, {}, `198.51.100.${index}`)).status).toBe(200);
    expect((await post(BODY, {}, '198.51.100.200')).status).toBe(429);
  });
});
