import { load } from 'cheerio';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactWords } from '../../src/content/contact-words.ts';
import { SUBJECT_MAX } from '../../src/features/forms/tell-form.ts';
import { freshApp, VISITOR } from './support/app.ts';
import { STORAGE_KINDS } from './support/storage.ts';

const SAME_SITE = { origin: 'http://localhost' };

describe.each(STORAGE_KINDS)('what a visitor asked about, on %s', (kind) => {
  let site: Awaited<ReturnType<typeof freshApp>>;
  beforeEach(async () => {
    site = await freshApp(kind);
  });
  afterEach(() => site.storage.close());

  test('a choice that is none, or too long, is left out and costs no lead', async () => {
    for (const subject of [undefined, '', ' \u0000 ', 7, { a: 1 }, 'x'.repeat(SUBJECT_MAX + 1)])
      expect((await site.post({ ...VISITOR, subject })).status).toBe(200);
    const leads = await site.leads();
    expect(leads.map(({ subject }) => subject)).toEqual(Array(6).fill(null));
    expect((await site.post({ ...VISITOR, subject: 'x'.repeat(SUBJECT_MAX) })).status).toBe(200);
    expect((await site.leads()).filter(({ subject }) => subject)).toHaveLength(1);
  });

  test('the mail names the choice', async () => {
    await site.post({ ...VISITOR, subject: 'PPC Management' });
    const row = await site.storage.database
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    const { subject, text } = JSON.parse(row.payload);
    expect(subject).toBe(`${contactWords().names.request}: Ada Nuñez, Nuñez & Co (PPC Management)`);
    expect(text).toContain('\nAsked about: PPC Management\n');
  });

  test('what is asked for in place of a call stands in lead and mail, and is what the answer speaks of', async () => {
    const answer = await (await site.post({ ...VISITOR, ask: 'agreement', subject: 'Packages' })).json();
    expect(answer).toMatchObject({
      message: contactWords().asks.agreement.thanks,
      page: expect.stringContaining('&ask=agreement'),
    });
    expect((await site.leads())[0]?.subject).toBe('Agreement: Packages');
    const row = await site.storage.database
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.payload).subject).toBe('Agreement: Ada Nuñez, Nuñez & Co (Packages)');
    const other = await (await site.post({ ...VISITOR, ask: 'money' })).json();
    expect(other).toMatchObject({ message: contactWords().session.thanks });
  });

  test('a plain form has the words of its ask again after a mistake', async () => {
    const refused = await site.postForm({ ...VISITOR, email: 'ada@', ask: 'price' }, SAME_SITE);
    const $ = load(await refused.text());
    expect($('h1').text()).toBe(contactWords().asks.price.title);
    expect($('[name="ask"]').attr('value')).toBe('price');
  });

  test('a plain form keeps the choice that led to its page, also after a mistake', async () => {
    const referer = 'http://localhost/contact?from=pricing%3A%20Growth&about=Growth%20package';
    const wrong = await site.postForm({ ...VISITOR, email: 'ada@', subject: '' }, { ...SAME_SITE, referer });
    const $ = load(await wrong.text());
    expect($('[name="subject"]').attr('value')).toBe('Growth package');
    expect($('[data-about]').text()).toBe('Growth package');
    const again = { ...SAME_SITE, referer: 'http://localhost/functions/v1/send-contact-email' };
    await site.postForm({ ...VISITOR, subject: 'Growth package' }, again);
    expect((await site.leads())[0]?.subject).toBe('Growth package');
  });

  test('what no database stores does not cost a lead, wherever the address of its page has it', async () => {
    const referer =
      'http://localhost/contact?from=head%00er&about=Growth%00&utm_source=a%00b&utm_medium=%ED%A0%80';
    expect((await site.postForm(VISITOR, { ...SAME_SITE, referer })).status).toBe(303);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({ source: 'header', subject: 'Growth', page: '/contact', utm_source: 'ab' });
  });

  test('where a form was opened writes no row of its own into the mail', async () => {
    const written = 'x\r\nMarked: none\u2028Marked: none';
    await site.post({ ...VISITOR, source: written, page: written });
    const row = await site.storage.database
      .selectFrom('outbox')
      .select('payload')
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    const { text } = JSON.parse(row.payload) as { text: string };
    expect(text).toContain('Opened from: x Marked: none Marked: none\nPage: x Marked: none Marked: none\n');
  });

  test('the same words about something else on the same day are another lead', async () => {
    for (const subject of ['', 'Growth package', 'Growth package'])
      expect((await site.postForm({ ...VISITOR, subject })).status).toBe(303);
    expect((await site.leads()).map(({ subject }) => subject).toSorted()).toEqual(['Growth package', null]);
  });
});
