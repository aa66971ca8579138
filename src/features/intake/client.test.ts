import { afterEach, expect, test, vi } from 'vitest';
import { INTAKE_CONFIG, FALLBACK_SCRIPT as SCRIPT } from '../../../tests/support/intake-script.ts';
import { intakeClient } from './client.ts';
import { notRefined } from './toasts.ts';

afterEach(() => vi.unstubAllGlobals());

const client = intakeClient({ address: '', key: 'public-anon-key' });
const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

const SPAN = { start: 0, end: 5 };
const PREVIEW = {
  said: [{ sentence: 'We speak Spanish.', own: ['Spanish'], spans: [SPAN] }],
  notUsed: [{ own: 'cheap', why: 'Not understood.', span: SPAN }],
};

test.each([
  ['a preview', PREVIEW, PREVIEW],
  ['no lists', {}, undefined],
  ['a list of nothing', { said: [null], notUsed: [] }, undefined],
  ['a sentence without spans', { ...PREVIEW, said: [{ sentence: 'Hi.', own: ['hi'] }] }, undefined],
  ['a reason without a place', { ...PREVIEW, notUsed: [{ own: 'cheap', why: 'No.' }] }, undefined],
])('read: %s', async (_, body, preview) => {
  answering(200, body);
  expect(await client.read(INTAKE_CONFIG)).toEqual(preview);
});

test.each([
  ['what was understood', ['Shortened.', 'Now in a warm tone.'], ['Shortened.', 'Now in a warm tone.']],
  ['nothing of it', undefined, []],
  ['something else', [7], []],
])('a change that says %s', async (_, understood, said) => {
  answering(200, { script: SCRIPT, understood });
  expect(await client.refine(SCRIPT, INTAKE_CONFIG, 'shorter')).toEqual({ script: SCRIPT, understood: said });
});

test('the lead carries what the server signed the script with', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('location', new URL('https://www.northbar.example/tools/ai-intake-builder'));
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ script: SCRIPT, signature: `signed-${sent.length}` }));
  });
  await client.generate(INTAKE_CONFIG);
  await client.submit(INTAKE_CONFIG, SCRIPT);
  await client.generate(INTAKE_CONFIG);
  await client.submit(INTAKE_CONFIG, SCRIPT);
  expect([sent[1]?.signature, sent[3]?.signature]).toEqual(['signed-1', 'signed-3']);
});

test('a refused change has its reason, and the toast says it', async () => {
  answering(400, { error: 'The script asks nothing about that.' });
  const { script, reason } = await client.refine(SCRIPT, INTAKE_CONFIG, 'no zebras');
  expect([script, notRefined(reason)]).toEqual([
    undefined,
    { title: 'Refinement Failed', text: 'The script asks nothing about that.', tone: 'destructive' },
  ]);
});

test('without a reason the toast says what the documents say', () => {
  for (const none of [undefined, ''])
    expect(notRefined(none).text).toBe('Please try again with a different prompt');
});
