import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_BODY_MAX } from '../../server/functions/send-contact-email.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { freshApp, PAGE_POLICY, VISITOR } from './support/app.ts';

const SUCCESS = { message: contactCopy().session.thanks };
const SAME_SITE = { origin: 'http://localhost' };
type TestApp = Awaited<ReturnType<typeof freshApp>>;

describe('a contact request', () => {
  let site: TestApp;
  beforeEach(async () => {
    site = await freshApp('sqlite');
  });

  test('is stored with its origin and answered', async () => {
    const request = {
      ...VISITOR,
      source: 'pricing: Growth',
      subject: ' Growth\n package ',
      page: '/pricing',
    };
    const response = await site.post({ ...request, submissionId: 'abcd-1234' }, SAME_SITE);
    expect([response.status, await response.json()]).toMatchObject([200, SUCCESS]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const from = { source: 'pricing: Growth', subject: 'Growth package', page: '/pricing' };
    expect(await site.leads()).toMatchObject([
      { ...from, data: VISITOR, mail: { status: 'waiting' } },
    ]);
    expect(site.woken()).toBe(1);
  });

  test('the same id ten times at once is one lead, and each request gets the same answer', async () => {
    const responses = Array.from({ length: 10 }, () =>
      site.post({ ...VISITOR, submissionId: 'abcd-1234' }),
    );
    for (const response of await Promise.all(responses))
      expect(await response.json()).toMatchObject(SUCCESS);
    expect(await site.leads()).toHaveLength(1);
    expect(site.woken()).toBe(1);
  });

  test('a failing database is answered with 500, a helpful message, and no promise', async () => {
    await sql`drop table outbox`.execute(site.storage.database);
    const response = await site.post(VISITOR);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error:
        'Your request could not be saved. Please try again or call us directly at (813) 555-0142.',
    });
    expect(await site.storage.database.selectFrom('leads').selectAll().execute()).toEqual([]);
  });
});

describe('guards', () => {
  const start = (env: Record<string, string> = {}) => freshApp('sqlite', env);

  test('another origin is refused; allowed origins and that of the site pass', async () => {
    const { post } = await start({ ALLOWED_ORIGINS: 'https://partner.example' });
    expect((await post(VISITOR, { origin: 'https://evil.example' })).status).toBe(403);
    const allowed = await post(VISITOR, { origin: 'https://partner.example' });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect((await post(VISITOR, { origin: 'https://www.northbar.example' })).status).toBe(200);
  });

  test('too many requests get a time to retry; the address from our proxy counts', async () => {
    const { post } = await start({ RATE_LIMIT_SCALE: '0.1', TRUSTED_PROXIES: '10.0.0.0/8' });
    for (let index = 0; index < RATE_LIMITS.requests.points / 10; index += 1)
      expect((await post({ ...VISITOR, message: `${index}` })).status).toBe(200);
    const refused = await post({ ...VISITOR, message: 'one more' });
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        error:
          'Too many requests from your network. Please try again in 10 minutes or call us directly at (813) 555-0142.',
      },
    ]);
    const forwarded = { 'x-forwarded-for': '198.51.100.9' };
    expect((await post(VISITOR, forwarded)).status).toBe(429);
    expect((await post(VISITOR, forwarded, '10.0.0.1')).status).toBe(200);
  });

  test('the same content from many addresses: 429, but a repeated submission still gets its answer', async () => {
    const { post, leads } = await start({ RATE_LIMIT_SCALE: '1' });
    const { points } = RATE_LIMITS['same-words'];
    const send = (number: number, from: number) =>
      post({ ...VISITOR, submissionId: `number-${number}` }, {}, `203.0.113.${from}`);
    for (let index = 0; index < points; index += 1)
      expect((await send(index, index)).status).toBe(200);
    const refused = await send(points, 200);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        error:
          'We have already received this request and will answer it. To add to it, please call us directly at (813) 555-0142.',
      },
    ]);
    expect((await send(0, 201)).status).toBe(200);
    expect(await leads()).toHaveLength(points);
  });

  test('order: content type, origin, rate, size; there is no other function', async () => {
    const { post, app } = await start({ RATE_LIMIT_SCALE: '0.001' });
    const huge = 'x'.repeat(CONTACT_BODY_MAX + 1);
    const evil = { origin: 'https://evil.example' };
    expect((await post(huge, { ...evil, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(huge, evil)).status).toBe(403);
    expect((await post('', { 'content-length': `${CONTACT_BODY_MAX + 1}` })).status).toBe(413);
    expect((await post(huge)).status).toBe(429);
    for (const path of ['/functions/v1/nothing', '/functions/v1/'])
      expect((await app.request(path, { method: 'POST' })).status).toBe(404);
  });
});

describe('a plain HTML form', () => {
  const TODAY = new Date('2026-03-01T23:59:00Z');
  let now = TODAY;
  let site: TestApp;
  beforeEach(async () => {
    now = TODAY;
    site = await freshApp('sqlite', {}, { now: () => now });
  });

  test('leads to the thank-you page', async () => {
    const response = await site.postForm(
      { ...VISITOR, submissionId: '', source: 'contact-page' },
      SAME_SITE,
    );
    expect(response.headers.get('location')).toMatch(/^\/contact\/thank-you\?booking=/);
    expect((await site.leads())[0]).toMatchObject({ source: 'contact-page', page: null });
  });

  test('sent twice on one day it is one lead; on another day, or with another subject, it is a second lead', async () => {
    for (const _ of [1, 2]) expect((await site.postForm(VISITOR)).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
    await site.postForm({ ...VISITOR, message: 'Something else' });
    await site.postForm({ ...VISITOR, subject: 'Growth package' });
    now = new Date('2026-03-02T00:00:00Z');
    await site.postForm(VISITOR);
    expect(await site.leads()).toHaveLength(4);
  });

  test('the link to the session is only for the first post: equal fields may come from another person', async () => {
    const send = async () => (await site.postForm(VISITOR)).headers.get('location');
    expect(await send()).toContain('?booking=');
    expect(await send()).toBe('/contact/thank-you');
    expect(await site.leads()).toHaveLength(1);
  });

  test('with an error it comes back as the page, under the policy of that page', async () => {
    const response = await site.postForm({ ...VISITOR, email: 'ada@' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toBe(PAGE_POLICY);
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ]);
    const $ = load(await response.text());
    expect($('#page-firmName').attr('value')).toBe(VISITOR.firmName);
    expect($('[data-field="email"] [data-error]').text()).toBe('Invalid email address');
    expect(await site.leads()).toEqual([]);
  });
});

describe('the id of a submission', () => {
  const TODAY = new Date('2026-03-01T12:00:00Z');
  let site: TestApp;
  beforeEach(async () => {
    site = await freshApp('sqlite', {}, { now: () => TODAY });
  });

  /**
   * An earlier version computed this id from the values, so anybody who knew them could send it
   * first.
   */
  const oldId = (...parts: string[]) =>
    `form-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}`;

  test('no submission can replace a form without JavaScript by its id', async () => {
    await site.postForm(VISITOR);
    const [{ submissionId = '' } = {}] = await site.leads();
    const content = `strategy-session\n${JSON.stringify(VISITOR)}`;
    for (const id of [
      submissionId,
      submissionId?.replaceAll('/', '-'),
      submissionId?.slice(0, 64),
      oldId('2026-03-01', content, ''),
    ])
      await site.post({ ...VISITOR, message: 'Claimed', submissionId: id });
    const message = 'The real one';
    const claimed = { ...VISITOR, message };
    const guess = oldId('2026-03-01', `strategy-session\n${JSON.stringify(claimed)}`, '');
    await site.post({ ...VISITOR, message: 'Claimed before', submissionId: guess });
    expect((await site.postForm(claimed)).status).toBe(303);
    expect((await site.leads()).map(({ data }) => data.message)).toContain(message);
  });

  test('plain forms with equal values are one lead for each kind of request', async () => {
    for (const ask of ['', 'question', 'question', 'agreement', ''])
      expect((await site.postForm({ ...VISITOR, ask })).status).toBe(303);
    const subjects = (await site.leads()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Agreement', 'Question', null]);
  });

  test('different values under one id are all stored, and equal values are one lead', async () => {
    const lead = fc.record({
      message: fc.constantFrom('One', 'Two', 'Three'),
      subject: fc.constantFrom('', 'Growth package'),
    });
    const run = fc.asyncProperty(
      fc.array(lead, { minLength: 1, maxLength: 8 }),
      fc.uuid(),
      async (leads, id) => {
        for (const each of leads) {
          const answer = await site.post({ ...VISITOR, ...each, submissionId: id });
          expect(answer.status).toBe(200);
        }
        const storedLeads = (await site.leads()).filter(({ submissionId }) =>
          submissionId?.startsWith(id),
        );
        const messageAndSubject = (each: { message: unknown; subject: unknown }) =>
          `${each.message} ${each.subject || ''}`;
        expect(
          storedLeads
            .map(({ data, subject }) => messageAndSubject({ message: data.message, subject }))
            .toSorted(),
        ).toEqual([...new Set(leads.map(messageAndSubject))].toSorted());
      },
    );
    await fc.assert(run, { numRuns: 20 });
  });
});
