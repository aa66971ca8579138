import { load } from 'cheerio';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { freshApp, VISITOR } from './support/app.ts';

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
const headersFrom = (path: string) => ({ ...SAME_SITE, referer: `http://localhost${path}` });

let site: Awaited<ReturnType<typeof freshApp>>;
beforeEach(async () => {
  site = await freshApp();
});
const firstMail = async () => (await site.mails())[0];
const firstLead = async () => (await site.leads())[0];

describe('the choice of a visitor', () => {
  test('the kind of request is in the lead, the mail and the answer', async () => {
    const answer = await site.post({ ...VISITOR, ask: 'agreement', subject: 'Packages' });
    expect(await answer.json()).toMatchObject({
      message: contactCopy().requests.agreement.thanks,
      page: expect.stringContaining('&ask=agreement'),
    });
    expect((await firstLead())?.subject).toBe('Agreement: Packages');
    expect((await firstMail())?.subject).toBe('Agreement: Ada Nuñez, Nuñez & Co (Packages)');
    const other = await (await site.post({ ...VISITOR, ask: 'money' })).json();
    expect(other).toMatchObject({ message: contactCopy().session.thanks });
  });

  test('a plain form shows its kind of request and the choice from its address, even after an error', async () => {
    const address = headersFrom('/contact?from=pricing%3A%20Growth&about=Growth%20package');
    const response = await site.postForm(
      { ...VISITOR, email: 'ada@', subject: '', ask: 'price' },
      address,
    );
    const $ = load(await response.text());
    expect($('label[for=page-message]').text()).toBe(contactCopy().requests.price.message);
    expect($('[name="ask"]').attr('value')).toBe('price');
    expect($('[name="subject"]').attr('value')).toBe('Growth package');
    expect($('[data-about]').text()).toBe('Growth package');
    await site.postForm(
      { ...VISITOR, subject: 'Growth package' },
      headersFrom('/functions/v1/send-contact-email'),
    );
    expect(await firstLead()).toMatchObject({
      subject: 'Growth package',
      page: '/contact',
      ...NOTHING,
    });
  });
});

describe('the origin of a visit', () => {
  test('is stored with the lead and is in its mail', async () => {
    expect((await site.post({ ...VISITOR, page: '/pricing', ...KNOWN })).status).toBe(200);
    expect(await firstLead()).toMatchObject({ page: '/pricing', ...KNOWN });
    const { text } = (await firstMail()) ?? {};
    expect(text).toMatch(/^First page: https?:\/\/[^/]+\/blog\/a\nCame from: www\.google\.com$/m);
    expect(text).toContain(
      'Campaign: source: google, medium: cpc, campaign: spring “26”, term: law firm marketing, content: b\n',
    );
  });

  test('is left out with Global Privacy Control', async () => {
    await site.post({ ...VISITOR, page: '/pricing', ...KNOWN }, { 'sec-gpc': '1' });
    expect(await firstLead()).toMatchObject({ page: '/pricing', ...NOTHING });
    expect((await firstMail())?.text).not.toMatch(/First page|Came from|Campaign/);
  });

  test('an invalid value is removed, and the lead is stored', async () => {
    const long = 'x'.repeat(101);
    const invalidOrigins = [
      { landing: 'https://evil.example/', referrer: 'evil.example/path', utm_source: long },
      { landing: `/${'x'.repeat(300)}`, referrer: 'a b', utm_source: 7 },
      { landing: {}, referrer: [], utm_source: { a: 1 } },
      { landing: '', referrer: '', utm_source: ' \u0000\u200b ' },
    ];
    for (const sent of invalidOrigins)
      expect((await site.post({ ...VISITOR, ...sent })).status).toBe(200);
    expect(await site.leads()).toMatchObject(invalidOrigins.map(() => NOTHING));
  });

  test('a form without JavaScript sends its page, its control and the campaign of its address', async () => {
    await site.postForm(
      { ...VISITOR, source: 'contact page' },
      headersFrom('/contact?from=header&utm_source=news&utm_term=x&gclid=1'),
    );
    const expected = { source: 'header', page: '/contact', utm_source: 'news', utm_term: 'x' };
    expect(await firstLead()).toMatchObject({ ...NOTHING, ...expected });
  });
});

test('a lead with characters that no database stores is stored', async () => {
  const address = headersFrom(
    '/contact?from=head%00er&about=Growth%00&utm_source=a%00b&utm_medium=%ED%A0%80',
  );
  expect((await site.postForm(VISITOR, address)).status).toBe(303);
  const expected = { source: 'header', subject: 'Growth', page: '/contact', utm_source: 'ab' };
  expect(await firstLead()).toMatchObject(expected);
});
