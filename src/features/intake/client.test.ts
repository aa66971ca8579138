import { afterEach, expect, test, vi } from 'vitest';
import { intakeClient } from './client.ts';
import { INTAKE_FUNCTIONS } from './places.ts';
import { type IntakeConfig, intakeConfigSchema } from './schema.ts';
import { ANSWERS, scriptThat } from './script.fixture.ts';
import { documentOf, linesOf, scriptText } from './script.ts';
import { notRefined } from './toasts.ts';

afterEach(() => vi.unstubAllGlobals());

const client = intakeClient({ address: '', key: 'public-anon-key' });
const CONFIG: IntakeConfig = intakeConfigSchema.parse(ANSWERS);
const SCRIPT = scriptThat('Hello.');
const { sections: lines, notes, writer } = SCRIPT;
const script = documentOf(SCRIPT);

/** Answers every call, and gives what was sent. */
function answering(status: number, body: unknown) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, request: { body: string }) => {
    sent.push(JSON.parse(request.body));
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
}

test('a script of our own server keeps the ids of its lines, its notes, its writer and its tone', async () => {
  answering(200, { script, lines, notes, writer: 'model', tone: 'assertive' });
  expect(await client.generate(CONFIG)).toEqual({
    script: { ...SCRIPT, writer: 'model', tone: 'assertive' },
  });
});

test('a backend that answers as documented gives the same script, and nothing of the considerations is lost', async () => {
  answering(200, { script });
  const made = (await client.generate(CONFIG)).script;
  expect(made && documentOf(made)).toEqual(script);
  expect(made?.notes).toEqual(notes);
});

test.each([
  ['no script', {}],
  ['half a script', { script: { opening: 'Hi.' } }],
])('an answer with %s is a failure without a reason', async (_, body) => {
  answering(200, body);
  expect(await client.generate(CONFIG)).toEqual({});
});

test('a button sends its change as data, the field its words; both the lines and the tone of the script', async () => {
  const sent = answering(200, {
    script,
    lines,
    notes: [],
    writer,
    tone: 'warm',
    understood: ['Shortened.'],
  });
  const spoken = { ...SCRIPT, tone: 'assertive' as const };
  const refined = await client.refine(spoken, CONFIG, {
    text: 'Shorter',
    change: { kind: 'shorter' },
  });
  await client.refine(spoken, CONFIG, { text: 'ask about trucks' });
  const config = { ...CONFIG, tone: 'assertive' };
  expect(sent).toEqual([
    {
      currentScript: script,
      config,
      refinementRequest: 'Shorter',
      lines,
      change: { kind: 'shorter' },
    },
    { currentScript: script, config, refinementRequest: 'ask about trucks', lines },
  ]);
  expect(refined).toEqual({ script: SCRIPT, understood: ['Shortened.'], untouched: [] });
});

test('a documented backend changes a script: what was by hand stays so, the notes stay the visitor’s', async () => {
  const [opening, ...rest] = lines;
  const byHand = [
    { ...opening, lines: [{ id: 'greeting', text: 'Hello.', byHand: true as const }] },
    ...rest,
  ];
  answering(200, { script: { ...script, closing: 'Bye.' } });
  const current = { ...SCRIPT, sections: byHand as typeof lines };
  const refined = await client.refine(current, CONFIG, {
    text: 'warmer',
    change: { kind: 'tone', tone: 'empathetic' },
  });
  expect(refined.script).toMatchObject({ notes, tone: 'empathetic' });
  const marked = linesOf(refined.script?.sections ?? []).filter((line) => line.byHand);
  expect(marked.map(({ text }) => text)).toEqual(['Hello.']);
});

test('the lead has the documented shape, and the text with the notes', async () => {
  vi.stubGlobal('location', new URL('https://www.northbar.example/tools/ai-intake-builder'));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { referrer: '' }));
  const sent = answering(200, { message: 'kept' });
  await client.submit(CONFIG, SCRIPT, 'https://spam.example');
  expect(sent[0]).toMatchObject({
    ...CONFIG,
    site: 'https://spam.example',
    scriptContent: script,
    fullScriptText: scriptText(SCRIPT),
  });
  expect(scriptText(SCRIPT)).toContain('Dana takes trucks.');
  expect(INTAKE_FUNCTIONS.submit).toBe('submit-intake-builder');
});

test('a refused change has its reason, which the toast says after the documented words', async () => {
  answering(400, { error: 'The script asks nothing about that.' });
  const { script: none, reason } = await client.refine(SCRIPT, CONFIG, { text: 'no zebras' });
  expect([none, notRefined(reason)]).toEqual([
    undefined,
    {
      title: 'Refinement Failed',
      text: 'Please try again with a different prompt. The script asks nothing about that.',
      tone: 'destructive',
    },
  ]);
  for (const nothing of [undefined, ''])
    expect(notRefined(nothing).text).toBe('Please try again with a different prompt');
});
