import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { freshApp, VISITOR } from './support/app.ts';

const TODAY = new Date('2026-03-01T12:00:00Z');
let site: Awaited<ReturnType<typeof freshApp>>;
beforeEach(async () => {
  site = await freshApp('sqlite', {}, { now: () => TODAY });
});

/** What a form without JavaScript got as its id once: whoever knew the words could send it first. */
const oldId = (...parts: string[]) =>
  `form-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}`;

test('nobody takes the place of a form without JavaScript by its id', async () => {
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

test('whatever comes under one id, no words are lost, and the same words are one lead', async () => {
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
      const stored = (await site.leads()).filter(({ submissionId }) => submissionId?.startsWith(id));
      const words = (each: { message: unknown; subject: unknown }) => `${each.message} ${each.subject || ''}`;
      expect(stored.map(({ data, subject }) => words({ message: data.message, subject })).toSorted()).toEqual(
        [...new Set(leads.map(words))].toSorted(),
      );
    },
  );
  await fc.assert(run, { numRuns: 20 });
});

test('the same words from the same mailbox are one lead, however the address is written', async () => {
  const sent = { ...VISITOR, submissionId: '11111111-2222' };
  for (const email of [
    'Info@Müller.example',
    ' info@xn--mller-kva.example\u200b',
    'INFO@MU\u0308LLER.EXAMPLE',
  ])
    expect((await site.post({ ...sent, email })).status).toBe(200);
  expect((await site.leads()).map(({ email }) => email)).toEqual(['Info@xn--mller-kva.example']);
});
