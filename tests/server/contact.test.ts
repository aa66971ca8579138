import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { freshApp, PAGE_POLICY, VISITOR } from './support/app.ts';

test('the longest contact request in characters of three bytes is stored, as JSON and as a plain form', async () => {
  const site = await freshApp();
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
  test('makes one lead of equal values on one day', async () => {
    let now = new Date('2026-03-01T23:59:00Z');
    const site = await freshApp({}, { now: () => now });
    const changes = [{}, { message: 'Else' }, { subject: 'Growth package' }, { ask: 'question' }];
    for (const change of [...changes, ...changes])
      expect((await site.postForm({ ...VISITOR, ...change })).status).toBe(303);
    expect(await site.leads()).toHaveLength(changes.length);
    now = new Date('2026-03-02T00:00:00Z');
    await site.postForm(VISITOR);
    expect(await site.leads()).toHaveLength(changes.length + 1);
  });

  test('links to the session only after the first post, because equal fields may come from another person', async () => {
    const site = await freshApp();
    const send = async () => (await site.postForm(VISITOR)).headers.get('location');
    expect(await send()).toMatch(/^\/contact\/thank-you\?booking=/);
    expect(await send()).toBe('/contact/thank-you');
    expect(await site.leads()).toHaveLength(1);
  });

  test('with an error returns the page of the form, under the policy of that page', async () => {
    const site = await freshApp();
    const response = await site.postForm({ ...VISITOR, email: 'ada@' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-security-policy')).toBe(PAGE_POLICY);
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const $ = load(await response.text());
    expect($('#page-firmName').attr('value')).toBe(VISITOR.firmName);
    expect($('[data-field="email"] [data-error]').text()).toBe('Invalid email address');
    expect(await site.leads()).toEqual([]);
  });
});

test('different values under one submission id are all stored, and equal values are one lead', async () => {
  const site = await freshApp();
  const changes = [{}, { message: 'Else' }, { message: 'Else', subject: 'Growth package' }];
  const answers = [...changes, ...changes].map((change) =>
    site.post({ ...VISITOR, ...change, submissionId: 'abcd-1234' }),
  );
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  expect(await site.leads()).toHaveLength(changes.length);
  expect(site.woken()).toBe(changes.length);
});
