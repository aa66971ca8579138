import { load } from 'cheerio';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { freshApp, PAGE_POLICY, VISITOR } from './support/app.ts';

const SUCCESS = { message: contactCopy().session.thanks };
type TestApp = Awaited<ReturnType<typeof freshApp>>;

test('ten simultaneous requests with one id make one lead and get the same answer', async () => {
  const site = await freshApp('sqlite');
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => site.post({ ...VISITOR, submissionId: 'abcd-1234' })),
  );
  for (const response of responses) expect(await response.json()).toMatchObject(SUCCESS);
  expect(await site.leads()).toHaveLength(1);
  expect(site.woken()).toBe(1);
});

test('the longest contact request in characters of three bytes is stored, as JSON and as a plain form', async () => {
  const site = await freshApp('sqlite');
  const longest = (length: number) => '語'.repeat(length);
  const values = {
    name: longest(FIELD_LIMITS.nameMax),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    phone: '8'.repeat(FIELD_LIMITS.phoneMax),
    firmName: longest(FIELD_LIMITS.firmNameMax),
    message: longest(FIELD_LIMITS.messageMax),
    subject: longest(400),
  };
  expect((await site.post({ ...values, submissionId: 'abcd-1234' })).status).toBe(200);
  expect((await site.postForm(values)).status).toBe(303);
  expect(await site.leads()).toHaveLength(2);
});

describe('a plain HTML form', () => {
  const TODAY = new Date('2026-03-01T23:59:00Z');
  let now = TODAY;
  let site: TestApp;
  beforeEach(async () => {
    now = TODAY;
    site = await freshApp('sqlite', {}, { now: () => now });
  });

  test('makes one lead if it is sent twice on one day, and a second lead on another day or with another subject', async () => {
    for (const _ of [1, 2]) expect((await site.postForm(VISITOR)).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
    await site.postForm({ ...VISITOR, message: 'Something else' });
    await site.postForm({ ...VISITOR, subject: 'Growth package' });
    now = new Date('2026-03-02T00:00:00Z');
    await site.postForm(VISITOR);
    expect(await site.leads()).toHaveLength(4);
  });

  test('links to the session only after the first post, because equal fields may come from another person', async () => {
    const send = async () => (await site.postForm(VISITOR)).headers.get('location');
    expect(await send()).toMatch(/^\/contact\/thank-you\?booking=/);
    expect(await send()).toBe('/contact/thank-you');
    expect(await site.leads()).toHaveLength(1);
  });

  test('with an error returns the page of the form, under the policy of that page', async () => {
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

  test('plain forms with equal values are one lead for each kind of request', async () => {
    for (const ask of ['', 'question', 'question', 'agreement', ''])
      expect((await site.postForm({ ...VISITOR, ask })).status).toBe(303);
    const subjects = (await site.leads()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Agreement', 'Question', null]);
  });

  test('different values under one id are all stored, and equal values are one lead', async () => {
    const sent = ['One', 'Two', 'One', 'Three', 'Two'].flatMap((message) => [
      { message },
      { message, subject: 'Growth package' },
    ]);
    for (const changes of sent)
      expect((await site.post({ ...VISITOR, ...changes, submissionId: 'abcd-1234' })).status).toBe(
        200,
      );
    expect(await site.leads()).toHaveLength(6);
  });
});
