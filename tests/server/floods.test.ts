import { afterEach, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { FILL_MS_MIN, MARKS } from '../../server/leads/marks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { HIDDEN_FIELD } from '../../src/features/forms/hidden-field-name.ts';
import { freshApp, VISITOR } from './support/app.ts';
import { claimAny } from './support/outbox.ts';
import { STORAGE_KINDS } from './support/storage.ts';

let site: Awaited<ReturnType<typeof freshApp>>;
const start = async (
  env: Record<string, string> = { RATE_LIMIT_SCALE: '1' },
  kind: (typeof STORAGE_KINDS)[number] = 'sqlite',
) => {
  site = await freshApp(kind, env);
};
afterEach(() => site.storage.close());

async function mails() {
  const rows = await site.storage.database
    .selectFrom('outbox')
    .select('payload')
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload) as { subject: string; text: string });
}

test.each([
  ['a filled hidden field', { [HIDDEN_FIELD]: 'https://spam.example' }, 'hidden-field'],
  ['a fill that is too quick', { fillMs: FILL_MS_MIN - 1 }, 'too-fast'],
  ['a fill in no time', { fillMs: 0 }, 'too-fast'],
] as const)('%s is answered like any other, kept and mailed with its mark', async (_, sent, mark) => {
  await start();
  const good = await site.post(VISITOR, {}, '203.0.113.1');
  const marked = await site.post({ ...VISITOR, ...sent }, {}, '203.0.113.2');
  // but for the signed part of an address, which is another one each time
  const said = async (answer: Response) => (await answer.text()).replace(/booking=[^"]+/, '');
  expect([marked.status, await said(marked)]).toEqual([good.status, await said(good)]);
  expect([...marked.headers]).toEqual([...good.headers]);
  const leads = await site.leads();
  expect(leads.map((lead) => lead.mark)).toEqual(expect.arrayContaining([null, mark]));
  expect(leads.every(({ data }) => !(HIDDEN_FIELD in data) && !('fillMs' in data))).toBe(true);
  const mail = (await mails()).find(({ subject }) =>
    subject.startsWith(`[Marked: ${mark}] ${contactWords().names.request}`),
  );
  expect(mail?.text).toContain(MARKS[mark]);
});

test.each([
  ['nothing', {}],
  ['an empty hidden field', { [HIDDEN_FIELD]: ' ' }],
  ['a fill as quick as a person’s', { fillMs: FILL_MS_MIN }],
  ['a page that was open for a week', { fillMs: 7 * 86_400_000 }],
  ['a time that is no number', { fillMs: '12' }],
  ['a time before the page', { fillMs: -1 }],
  ['a hidden field that is no text', { [HIDDEN_FIELD]: { $ne: 1 } }],
])('%s is no mark', async (_, sent) => {
  await start();
  expect((await site.post({ ...VISITOR, ...sent })).status).toBe(200);
  expect((await site.leads())[0]?.mark).toBeNull();
  expect((await mails())[0]?.subject).not.toContain('Marked');
});

test('a scale of 0 switches the marks off', async () => {
  await start({ RATE_LIMIT_SCALE: '0' });
  await site.post({ ...VISITOR, [HIDDEN_FIELD]: 'x', fillMs: 1 });
  expect((await site.leads())[0]?.mark).toBeNull();
});

test('a plain form with the hidden field filled in thanks like any other', async () => {
  await start();
  const answer = await site.postForm({ ...VISITOR, [HIDDEN_FIELD]: 'x' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/contact\/thank-you\?booking=/),
  ]);
  expect((await site.leads())[0]?.mark).toBe('hidden-field');
});

test('in a flood of many addresses a visitor stays good, and whoever sends again is marked and kept', async () => {
  await start({ RATE_LIMIT_SCALE: '0.1' });
  const soft = RATE_LIMITS['leads-everyone'].points / 10;
  const again = RATE_LIMITS['leads-marked'].points / 10 + 20;
  const addresses = soft + again;
  const post = (round: number, index: number) =>
    site.post({ ...VISITOR, message: `${round} of ${index}` }, {}, `198.51.${index >> 8}.${index & 255}`);
  for (let index = 0; index < addresses; index += 1) expect((await post(1, index)).status).toBe(200);
  for (let index = 0; index < again; index += 1) expect((await post(2, index)).status).toBe(200);
  expect((await site.post({ ...VISITOR, message: 'good' }, {}, '203.0.113.77')).status).toBe(200);
  const leads = await site.leads();
  expect(leads.find(({ data }) => data.message === 'good')?.mark).toBeNull();
  expect(leads.filter(({ mark }) => mark === 'flood')).toHaveLength(again);
  expect(leads).toHaveLength(addresses + again + 1);
});

test('programs that go on after their daily number are told to call, and nobody else notices', async () => {
  await start({ RATE_LIMIT_SCALE: '0.01' });
  const kept = RATE_LIMITS['leads-marked'].points / 100;
  const program = (index: number) =>
    site.post(
      { ...VISITOR, message: `${index}`, [HIDDEN_FIELD]: 'x' },
      {},
      `198.51.${index >> 8}.${index & 255}`,
    );
  for (let index = 0; index < kept; index += 1) expect((await program(index)).status).toBe(200);
  const refused = await program(kept);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: 'We are getting more requests than we can take in. Please call us directly at (813) 555-0142.' },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const day = RATE_LIMITS['leads-day'].points / 100;
  for (let index = kept + 1; index < kept + 2 * day; index += 1)
    expect((await program(index)).status).toBe(503);
  // the words of one that was refused have not been received
  expect((await site.post({ ...VISITOR, message: `${kept}` }, {}, '203.0.113.77')).status).toBe(200);
  expect((await site.leads()).filter(({ mark }) => mark === null)).toHaveLength(1);
});

test.each(STORAGE_KINDS)('whoever tries again after a failure is not part of a flood: %s', async (kind) => {
  await start({ RATE_LIMIT_SCALE: '1' }, kind);
  for (let index = 0; index <= RATE_LIMITS['leads-everyone'].points; index += 1)
    await site.post({ ...VISITOR, message: `${index}` }, {}, `198.51.100.${index}`);
  const { schema } = site.storage.database;
  await schema.alterTable('outbox').renameTo('away').execute();
  const send = () => site.post({ ...VISITOR, message: 'again' }, {}, '203.0.113.77');
  for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(500);
  await schema.alterTable('away').renameTo('outbox').execute();
  expect((await send()).status).toBe(200);
  const leads = await site.leads();
  expect(leads.find(({ data }) => data.message === 'again')?.mark).toBeNull();
});

test.each(STORAGE_KINDS)(
  'the words of a visitor, sent by a flood before, do not stand in the way: %s',
  async (kind) => {
    await start({ RATE_LIMIT_SCALE: '0.1' }, kind);
    const form = (from: string) =>
      site.post(
        new URLSearchParams(VISITOR).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
        from,
      );
    const flood = RATE_LIMITS['leads-everyone'].points / 10;
    for (let index = 0; index < flood; index += 1)
      await site.post({ ...VISITOR, message: `${index}` }, {}, `198.51.100.${index}`);
    expect((await form('198.51.100.0')).status).toBe(303);
    expect((await form('203.0.113.77')).status).toBe(303);
    expect((await form('203.0.113.77')).status).toBe(303);
    const same = (await site.leads()).filter(({ data }) => data.message === VISITOR.message);
    expect(same.map(({ mark }) => mark).toSorted()).toEqual(['flood', null]);
  },
);

test('the same form that comes several times at once counts as one', async () => {
  await start({ RATE_LIMIT_SCALE: '1' });
  const soft = RATE_LIMITS['leads-everyone'].points;
  for (let index = 0; index < soft - 2; index += 1)
    await site.post({ ...VISITOR, message: `${index}` }, {}, `198.51.100.${index}`);
  const send = (message: string) => site.post({ ...VISITOR, message, submissionId: message });
  const answers = await Promise.all(Array<string>(3).fill('pressed-at-once').map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await send('pressed-later');
  const leads = await site.leads();
  expect(leads).toHaveLength(soft);
  expect(leads.every(({ mark }) => mark === null)).toBe(true);
});

test('in a flood of new addresses the mail of a visitor goes before theirs', async () => {
  await start({ RATE_LIMIT_SCALE: '0.1' });
  const flood = RATE_LIMITS['leads-everyone'].points / 10 + 5;
  for (let index = 0; index < flood; index += 1)
    await site.post({ ...VISITOR, message: `${index}` }, {}, `198.51.${index}.1`);
  await site.post({ ...VISITOR, message: 'good' }, {}, '203.0.113.77');
  const first = await claimAny(site.storage, 'a', new Date());
  expect(first?.payload).toContain('good');
  expect((await site.leads()).every(({ mark }) => mark === null)).toBe(true);
});
