import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { MIN_FILL_MS, SPAM_REASONS } from '../../server/leads/spam-reasons.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';
import { freshApp, VISITOR } from './support/app.ts';

const startSite = (scale = '1') => freshApp({ RATE_LIMIT_SCALE: scale });

test.each([
  ['a filled hidden field', { [HIDDEN_FIELD]: 'https://spam.example' }, 'hidden-field'],
  ['a fill that is too quick', { fillMs: MIN_FILL_MS - 1 }, 'too-fast'],
  ['a fill in no time', { fillMs: 0 }, 'too-fast'],
] as const)(
  '%s is answered like any other, stored, and mailed with its spam reason',
  async (_, sent, spamReason) => {
    const site = await startSite();
    const goodResponse = await site.post(VISITOR, {}, '203.0.113.1');
    const spamResponse = await site.post({ ...VISITOR, ...sent }, {}, '203.0.113.2');
    const textOf = async (answer: Response) => (await answer.text()).replace(/booking=[^"]+/, '');
    expect(spamResponse.status).toBe(goodResponse.status);
    expect(await textOf(spamResponse)).toEqual(await textOf(goodResponse));
    expect([...spamResponse.headers]).toEqual([...goodResponse.headers]);
    const leads = await site.leads();
    expect(leads.map((lead) => lead.mark)).toEqual(expect.arrayContaining([null, spamReason]));
    expect(leads.every(({ data }) => !(HIDDEN_FIELD in data) && !('fillMs' in data))).toBe(true);
    const mail = (await site.mails()).find(({ subject }) =>
      subject.startsWith(`[Possible spam: ${spamReason}] ${contactCopy().names.request}`),
    );
    expect(mail?.text).toContain(SPAM_REASONS[spamReason]);
  },
);

test.each([
  ['nothing', {}],
  ['an empty hidden field', { [HIDDEN_FIELD]: ' ' }],
  ['a fill as quick as a person’s', { fillMs: MIN_FILL_MS }],
  ['a page that was open for a week', { fillMs: 7 * 86_400_000 }],
  ['a time that is no number', { fillMs: '12' }],
  ['a time before the page', { fillMs: -1 }],
  ['a hidden field that is no text', { [HIDDEN_FIELD]: { $ne: 1 } }],
])('%s is not a spam reason', async (_, sent) => {
  const site = await startSite();
  expect((await site.post({ ...VISITOR, ...sent })).status).toBe(200);
  expect((await site.leads())[0]?.mark).toBeNull();
  expect((await site.mails())[0]?.subject).not.toContain('Possible spam');
});

test('programs beyond their daily limit get the phone number; other visitors are not affected', async () => {
  const site = await startSite('0.01');
  const points = RATE_LIMITS['spam-leads-day'].points / 100;
  const program = (index: number) =>
    site.post(
      { ...VISITOR, message: `${index}`, [HIDDEN_FIELD]: 'x' },
      {},
      `198.51.${index >> 8}.${index & 255}`,
    );
  for (let index = 0; index < points; index += 1) expect((await program(index)).status).toBe(200);
  const refused = await program(points);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      error:
        'We are getting more requests than we can take in. Please call us directly at (813) 555-0142.',
    },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let index = points + 1; index < 3 * points; index += 1)
    expect((await program(index)).status).toBe(503);
  expect((await site.post({ ...VISITOR, message: `${points}` }, {}, '203.0.113.77')).status).toBe(
    200,
  );
  expect((await site.leads()).filter(({ mark }) => mark === null)).toHaveLength(1);
});

test('a retry after a failure is accepted', async () => {
  const site = await startSite();
  const { points } = RATE_LIMITS['same-words'];
  const { schema } = site.storage.database;
  await schema.alterTable('outbox').renameTo('away').execute();
  const send = (index: number) => site.post(VISITOR, {}, `203.0.113.${index}`);
  for (let index = 0; index < 2 * points; index += 1) expect((await send(index)).status).toBe(500);
  await schema.alterTable('away').renameTo('outbox').execute();
  for (let index = 0; index < points; index += 1) expect((await send(index)).status).toBe(200);
  expect((await send(points)).status).toBe(429);
  expect(await site.leads()).toHaveLength(points);
});

test('a visitor is not blocked by an equal form that a program sent earlier', async () => {
  const site = await startSite();
  expect((await site.postForm({ ...VISITOR, [HIDDEN_FIELD]: 'x' })).status).toBe(303);
  expect((await site.postForm(VISITOR)).status).toBe(303);
  expect((await site.postForm(VISITOR)).status).toBe(303);
  expect((await site.leads()).map(({ mark }) => mark).toSorted()).toEqual(['hidden-field', null]);
});

test('a form sent several times counts once, and beyond the limit it gets its first answer again', async () => {
  const site = await startSite('0.1');
  const send = (submissionId: string, from: string) =>
    site.post({ ...VISITOR, submissionId }, {}, from);
  const { points } = RATE_LIMITS['same-words'];
  const answers = await Promise.all(
    ['1', '2'].map((from) => send('pressed-at-once', `203.0.113.${from}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(points / 10).fill(200));
  expect((await send('pressed-later', '203.0.113.3')).status).toBe(200);
  expect((await send('pressed-last', '203.0.113.4')).status).toBe(429);
  expect((await send('pressed-at-once', '203.0.113.5')).status).toBe(200);
  expect(await site.leads()).toHaveLength(points / 10);
});
