import { expect, test, vi } from 'vitest';
import { FAKE_DOCUMENT, FAKE_SCRIPT, INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { intakeClient } from './client.ts';
import { linesIn, NOTES } from './script.ts';

const client = intakeClient({ address: '', key: 'public-anon-key' });
const { parts, lines, writer } = FAKE_SCRIPT;
const notes = linesIn(lines, NOTES);
const script = FAKE_DOCUMENT;

function stubAnswer(status: number, body: unknown) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, request: { body: string }) => {
    sent.push(JSON.parse(request.body));
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

test('a script in the documented form becomes lines, with every line of the considerations', async () => {
  stubAnswer(200, { script });
  const { script: generated } = await client.generate(INTAKE_CONFIG);
  expect(generated?.lines.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  const change = { kind: 'tone', tone: 'empathetic' } as const;
  const { script: refined } = await client.refine(FAKE_SCRIPT, { text: 'warmer', change });
  expect(refined?.config.tone).toBe('empathetic');
  expect(linesIn(refined?.lines ?? [], NOTES)).toEqual(notes);
});

test.each([
  ['half a script', 200, { script: { opening: 'Hi.' } }, undefined],
  ['a reason', 400, { error: 'Nothing about that.' }, 'Nothing about that.'],
  ['an error page', 500, 'Oops', undefined],
])('an answer with %s is a failure', async (_, status, body, reason) => {
  stubAnswer(status, body);
  expect(await client.generate(INTAKE_CONFIG)).toEqual(reason ? { reason } : {});
});

test('a button sends its change as data and the field sends its text, both with the whole script', async () => {
  const sent = stubAnswer(200, { script, parts, lines, writer, tone: 'warm', done: 'Shortened.' });
  const config = { ...INTAKE_CONFIG, tone: 'assertive' as const };
  const assertive = { ...FAKE_SCRIPT, config };
  const change = { kind: 'shorter' } as const;
  const refined = await client.refine(assertive, { text: 'Shorter', change });
  await client.refine(assertive, { text: 'ask about trucks' });
  const shared = { currentScript: script, config, lines };
  expect(sent).toEqual([
    { ...shared, refinementRequest: 'Shorter', change },
    { ...shared, refinementRequest: 'ask about trucks' },
  ]);
  expect(refined).toEqual({ script: FAKE_SCRIPT, done: 'Shortened.' });
});
