import { load } from 'cheerio';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_BODY_MAX } from '../../server/functions/send-contact-email.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { FIELD_LIMITS, FIELD_MESSAGES } from '../../src/features/forms/field-rules.ts';
import { CONTACT_PATH, freshApp, PAGE_POLICY, VISITOR } from './support/app.ts';
import { STORAGE_KINDS } from './support/storage.ts';

const SUCCESS = { message: contactWords().session.thanks };
const SAME_SITE = { origin: 'http://localhost' };
describe.each(STORAGE_KINDS)('a contact request on %s', (kind) => {
  let site: Awaited<ReturnType<typeof freshApp>>;
  beforeEach(async () => {
    site = await freshApp(kind);
  });
  afterEach(() => site.storage.close());

  test('is stored with where it came from, answered, and its mail is due', async () => {
    const response = await site.post(
      {
        ...VISITOR,
        source: 'pricing: Growth',
        subject: ' Growth\n package ',
        page: '/pricing',
        submissionId: 'abcd-1234',
      },
      SAME_SITE,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(SUCCESS);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [lead] = await site.leads();
    expect(lead).toMatchObject({
      kind: 'strategy-session',
      name: 'Ada Nuñez',
      firm: 'Nuñez & Co',
      source: 'pricing: Growth',
      subject: 'Growth package',
      page: '/pricing',
      data: VISITOR,
    });
    expect(lead?.mail.status).toBe('waiting');
    expect(site.woken()).toBe(1);
  });

  test('the same id ten times at once is one lead, and everybody gets the same answer', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => site.post({ ...VISITOR, submissionId: 'abcd-1234' })),
    );
    for (const response of responses) expect(await response.json()).toMatchObject(SUCCESS);
    expect(await site.leads()).toHaveLength(1);
    expect(site.woken()).toBe(1);
  });

  test('JSON without an id is a lead each time', async () => {
    await site.post(VISITOR);
    await site.post(VISITOR);
    expect(await site.leads()).toHaveLength(2);
  });

  test('a NUL character does not cost a lead', async () => {
    expect((await site.post({ ...VISITOR, name: 'Ada\u0000', message: '\ud800 half' })).status).toBe(200);
    expect((await site.leads())[0]?.name).toBe('Ada');
  });

  test('a database that fails is answered with 500, words that help, and no promise', async () => {
    await sql`drop table outbox`.execute(site.storage.database);
    const response = await site.post(VISITOR);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'Your request could not be saved. Please try again or call us directly at (813) 555-0142.',
    });
    expect(await site.storage.database.selectFrom('leads').selectAll().execute()).toEqual([]);
  });

  test('/healthz asks the storage', async () => {
    const healthy = await site.app.request('/healthz');
    expect([healthy.status, await healthy.json()]).toEqual([
      200,
      { status: 'ok', storage: 'ok', leads: 'ok', mail: 'ok', webhook: 'ok' },
    ]);
    // an answer is shared for a moment
    await site.storage.close();
    site = await freshApp(kind);
    for (const table of ['outbox', 'bookings', 'receipts', 'outcomes', 'leads'])
      await site.storage.database.schema.dropTable(table).execute();
    const failing = await site.app.request('/healthz');
    expect([failing.status, await failing.json()]).toEqual([
      503,
      { status: 'failing', storage: 'failing', leads: 'ok', mail: 'unknown', webhook: 'unknown' },
    ]);
  });
});

describe('guards', () => {
  let site: Awaited<ReturnType<typeof freshApp>>;
  const start = async (env: Record<string, string> = {}) => {
    site = await freshApp('sqlite', env);
    return site;
  };
  afterEach(async () => {
    expect((await site.leads()).filter(({ email }) => email !== VISITOR.email)).toEqual([]);
    await site.storage.close();
  });

  test('wrong content type: 415', async () => {
    const { post } = await start();
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', '']) {
      expect((await post(VISITOR, { 'content-type': type })).status).toBe(415);
    }
  });

  test('another origin: 403; an allowed one passes and may read the answer', async () => {
    const { post } = await start({ ALLOWED_ORIGINS: 'https://partner.example' });
    expect((await post(VISITOR, { origin: 'https://evil.example' })).status).toBe(403);
    const allowed = await post(VISITOR, { origin: 'https://partner.example' });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect((await post(VISITOR, { origin: 'https://www.northbar.example' })).status).toBe(200);
  });

  test('a preflight tells an allowed site what it may send, and another nothing', async () => {
    const { app } = await start({ ALLOWED_ORIGINS: 'https://partner.example' });
    const ask = (origin: string) =>
      app.request(CONTACT_PATH, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const { headers, status } = await ask('https://partner.example');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(headers.get('access-control-allow-methods')).toBe('POST,OPTIONS');
    expect(headers.get('allow')).toBe('POST, OPTIONS');
    expect(headers.get('access-control-allow-headers')).toBe(
      'content-type,authorization,apikey,x-client-info',
    );
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('too many from one address: 429 with Retry-After; others still pass', async () => {
    const { post } = await start({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '10.0.0.0/8' });
    const { points, seconds } = RATE_LIMITS.requests;
    for (let index = 0; index < points; index += 1) {
      expect((await post({ ...VISITOR, message: `${index}` })).status).toBe(200);
    }
    const refused = await post({ ...VISITOR, message: 'one more' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
    expect(await refused.json()).toEqual({
      error:
        'Too many requests from your network. Please try again in 10 minutes or call us directly at (813) 555-0142.',
    });
    const forged = await post(VISITOR, { 'x-forwarded-for': '198.51.100.9' });
    expect(forged.status).toBe(429);
    const throughProxy = await post(VISITOR, { 'x-forwarded-for': '198.51.100.9' }, '10.0.0.1');
    expect(throughProxy.status).toBe(200);
  });

  test('the same content from everywhere: 429, but a repeated submission still gets its answer', async () => {
    const { post, leads } = await start({ RATE_LIMIT_SCALE: '1' });
    const { points } = RATE_LIMITS['same-words'];
    for (let index = 0; index < points; index += 1) {
      expect(
        (await post({ ...VISITOR, submissionId: `number-${index}` }, {}, `203.0.113.${index}`)).status,
      ).toBe(200);
    }
    const refused = await post(VISITOR, {}, '203.0.113.200');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      error:
        'We have already received this request and will answer it. To add to it, please call us directly at (813) 555-0142.',
    });
    expect((await post({ ...VISITOR, submissionId: 'number-0' }, {}, '203.0.113.201')).status).toBe(200);
    expect(await leads()).toHaveLength(points);
  });

  test('size: the limit passes to the form rules, one byte more is 413', async () => {
    const { post } = await start();
    const frame = Buffer.byteLength(JSON.stringify({ ...VISITOR, message: '' }));
    const of = (bytes: number) => JSON.stringify({ ...VISITOR, message: 'x'.repeat(bytes - frame) });
    const whole = of(CONTACT_BODY_MAX);
    expect(Buffer.byteLength(whole)).toBe(CONTACT_BODY_MAX);
    const tooLong = await post(whole);
    expect([tooLong.status, await tooLong.json()]).toMatchObject([
      400,
      { fields: { message: FIELD_MESSAGES.messageLong } },
    ]);
    expect((await post(`${whole} `)).status).toBe(413);
    expect((await post(VISITOR, { 'content-length': `${CONTACT_BODY_MAX + 1}` })).status).toBe(413);
    expect((await post('')).status).toBe(400);
  });

  test('order: content type, origin, rate, size', async () => {
    const { post } = await start({ RATE_LIMIT_SCALE: '0.001' });
    const huge = 'x'.repeat(CONTACT_BODY_MAX + 1);
    const evil = { origin: 'https://evil.example' };
    expect((await post(huge, { ...evil, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(huge, evil)).status).toBe(403);
    expect((await post(huge)).status).toBe(413);
    expect((await post(huge)).status).toBe(429);
  });

  test('broken JSON: 400; wrong method: 405 with Allow; unknown function: 404', async () => {
    const { post, app } = await start();
    expect((await post('{"name":')).status).toBe(400);
    const get = await app.request(CONTACT_PATH);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await app.request('/functions/v1/nothing', { method: 'POST' })).status).toBe(404);
    expect((await app.request('/functions/v1/', { method: 'POST' })).status).toBe(404);
  });

  test.each([
    ['name', '', FIELD_MESSAGES.nameRequired],
    ['name', 'x'.repeat(FIELD_LIMITS.nameMax + 1), FIELD_MESSAGES.nameLong],
    ['email', 'ada@firm', FIELD_MESSAGES.emailInvalid],
    ['phone', '1'.repeat(FIELD_LIMITS.phoneMin - 1), FIELD_MESSAGES.phoneShort],
    ['phone', '1'.repeat(FIELD_LIMITS.phoneMax + 1), FIELD_MESSAGES.phoneLong],
    ['firmName', '  ', FIELD_MESSAGES.firmRequired],
    ['firmName', 'x'.repeat(FIELD_LIMITS.firmNameMax + 1), FIELD_MESSAGES.firmLong],
    ['message', 'x'.repeat(FIELD_LIMITS.messageMax + 1), FIELD_MESSAGES.messageLong],
  ])('a wrong %s is named', async (field, value, message) => {
    const { post } = await start();
    const response = await post({ ...VISITOR, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please correct the marked fields and send the form again.',
      fields: { [field]: message },
    });
  });
});

describe('a plain HTML form', () => {
  const TODAY = new Date('2026-03-01T23:59:00Z');
  let now = TODAY;
  let site: Awaited<ReturnType<typeof freshApp>>;
  beforeEach(async () => {
    now = TODAY;
    site = await freshApp('sqlite', {}, () => now);
  });
  afterEach(() => site.storage.close());

  test('goes on to the page that says thank you', async () => {
    const response = await site.postForm({ ...VISITOR, submissionId: '', source: 'contact-page' }, SAME_SITE);
    expect(response.headers.get('location')).toMatch(/^\/contact\/thank-you\?booking=/);
    expect((await site.leads())[0]).toMatchObject({ source: 'contact-page', page: null });
  });

  test('a plain form keeps the control whose link led to its page', async () => {
    const referer = 'http://localhost/contact?from=pricing%3A%20Growth';
    await site.postForm({ ...VISITOR, source: 'contact page' }, { ...SAME_SITE, referer });
    expect((await site.leads())[0]).toMatchObject({ source: 'pricing: Growth', subject: null });
  });

  test('sent twice on one day it is one lead, on another day another', async () => {
    await site.postForm(VISITOR);
    expect((await site.postForm(VISITOR)).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
    await site.postForm({ ...VISITOR, message: 'Something else' });
    now = new Date('2026-03-02T00:00:00Z');
    await site.postForm(VISITOR);
    expect(await site.leads()).toHaveLength(3);
  });

  test('with a mistake comes back as the page, under the policy of that page', async () => {
    const response = await site.postForm({ ...VISITOR, email: 'ada@' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toBe(PAGE_POLICY);
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([null, 'no-store']);
    const $ = load(await response.text());
    expect($('#f').attr('value')).toBe(VISITOR.firmName);
    expect($('[data-field="email"] [data-error]').text()).toBe('Invalid email address');
    expect(await site.leads()).toEqual([]);
  });

  test('that cannot be saved comes back with the words and the alert', async () => {
    await sql`drop table outbox`.execute(site.storage.database);
    const response = await site.postForm(VISITOR);
    expect(response.status).toBe(500);
    const $ = load(await response.text());
    expect($('[data-alert-title]').text()).toBe('Submission Failed');
    expect($('#m').text()).toBe(VISITOR.message);
  });

  test('too often comes back with the words, the alert and Retry-After', async () => {
    const limited = await freshApp('sqlite', { RATE_LIMIT_SCALE: '0.001' });
    await limited.postForm(VISITOR);
    const response = await limited.postForm({ ...VISITOR, message: 'Again' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const $ = load(await response.text());
    expect($('[data-alert-title]').text()).toBe('Too Many Submissions');
    expect($('[data-alert-text]').text()).toMatch(/^Too many requests from your network\./);
    expect($('#m').text()).toBe('Again');
    await limited.storage.close();
  });
});
