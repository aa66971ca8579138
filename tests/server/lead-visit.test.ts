import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshApp, VISITOR } from './support/app.ts';
import { STORAGE_KINDS } from './support/storage.ts';

const KNOWN = {
  landing: '/blog/a',
  referrer: 'www.google.com',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'spring “26”',
  utm_term: 'law firm marketing',
  utm_content: 'b',
};
const NOTHING = Object.fromEntries(Object.keys(KNOWN).map((name) => [name, null]));
const SAME_SITE = { origin: 'http://localhost' };

describe.each(STORAGE_KINDS)('where a visit came from, on %s', (kind) => {
  let site: Awaited<ReturnType<typeof freshApp>>;
  beforeEach(async () => {
    site = await freshApp(kind);
  });
  afterEach(() => site.storage.close());
  const mailText = async () => {
    const { payload } = await site.storage.database
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    return (JSON.parse(payload) as { text: string }).text;
  };

  test('is kept with the lead and told in its mail', async () => {
    expect((await site.post({ ...VISITOR, page: '/pricing', ...KNOWN })).status).toBe(200);
    expect((await site.leads())[0]).toMatchObject({ page: '/pricing', ...KNOWN });
    const text = await mailText();
    expect(text).toContain('/blog/a\nCame from: www.google.com\n');
    expect(text).toMatch(/^First page: https?:\/\/[^/]+\/blog\/a$/m);
    expect(text).toContain(
      'Campaign: source: google, medium: cpc, campaign: spring “26”, term: law firm marketing, content: b\n',
    );
  });

  test('is left out where nothing is known, also of the mail', async () => {
    await site.post(VISITOR);
    expect((await site.leads())[0]).toMatchObject(NOTHING);
    expect(await mailText()).not.toMatch(/First page|Came from|Campaign/);
  });

  test('what breaks its rule is dropped and costs no lead', async () => {
    const wrong = [
      { landing: 'https://evil.example/', referrer: 'evil.example/path', utm_source: 'x'.repeat(101) },
      { landing: `/${'x'.repeat(300)}`, referrer: 'a b', utm_source: 7 },
      { landing: {}, referrer: [], utm_source: { a: 1 } },
      { landing: '', referrer: '', utm_source: ' \u0000\u200b ' },
    ];
    for (const sent of wrong) expect((await site.post({ ...VISITOR, ...sent })).status).toBe(200);
    const leads = await site.leads();
    expect(leads).toHaveLength(wrong.length);
    for (const lead of leads) expect(lead).toMatchObject(NOTHING);
  });

  test('is one line of visible text, so that it steers neither mail nor terminal', async () => {
    await site.post({ ...VISITOR, landing: '/a\r\nBcc: x', utm_source: 'go\u001b[31m\r\nogle\u202e' });
    expect((await site.leads())[0]).toMatchObject({ landing: '/a Bcc: x', utm_source: 'go [31m ogle' });
  });

  test('is not kept of a browser that sends Global Privacy Control', async () => {
    await site.post({ ...VISITOR, page: '/pricing', ...KNOWN }, { 'sec-gpc': '1' });
    expect((await site.leads())[0]).toMatchObject({ page: '/pricing', ...NOTHING });
  });

  test('a form without JavaScript tells the page it stands on and the campaign of its address', async () => {
    const referer = 'http://localhost/contact?from=header&utm_source=news&utm_term=x&gclid=1';
    await site.postForm(VISITOR, { ...SAME_SITE, referer });
    expect((await site.leads())[0]).toMatchObject({
      ...NOTHING,
      source: 'header',
      page: '/contact',
      utm_source: 'news',
      utm_term: 'x',
    });
  });

  test('after a mistake it was still the page of the form', async () => {
    const referer = 'http://localhost/functions/v1/send-contact-email';
    await site.postForm(VISITOR, { ...SAME_SITE, referer });
    expect((await site.leads())[0]).toMatchObject({ page: '/contact', ...NOTHING });
  });

  test.each([
    ['none', {}],
    ['of another host', { referer: 'https://elsewhere.example/secret?utm_source=x' }],
    ['that is no address', { referer: 'http://[' }],
  ])('a form with a referrer %s says no page', async (_, headers) => {
    await site.postForm(VISITOR, { ...SAME_SITE, ...headers });
    expect((await site.leads())[0]).toMatchObject({ page: null, ...NOTHING });
  });
});
