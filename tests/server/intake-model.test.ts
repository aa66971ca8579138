import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  languageModel,
  PROVIDER_PAUSE_MS,
  pauseAfterTimeout,
  providerFetch,
} from '../../server/intake-script/model/model-client.ts';
import { modelWriter } from '../../server/intake-script/model/model-writer.ts';
import { UNDERSTOOD_REQUESTS } from '../../server/intake-script/writer.ts';
import { readSettings } from '../../server/settings.ts';
import { dailyCalls } from '../../server/storage/daily-calls.ts';
import type { Script } from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import {
  composeFromLibrary,
  INTAKE_CONFIG,
  idsOf,
  library,
  textOf,
} from '../support/intake-script.ts';
import { MODEL_LINES, modelLinesWith } from '../support/model-lines.ts';
import {
  answerWithoutEnd,
  anthropic,
  noAnswer,
  openai,
  startModelServer,
} from '../support/openai-server.ts';
import { BUSINESS } from './support/business.ts';
import { recordingLog } from './support/outbox.ts';
import { freshStorage } from './support/storage.ts';

const KEY = 'sk-very-secret-key';
const TIMEOUT_MS = 20_000;
/** A log must not contain the key, a provider's error or INTAKE_CONFIG. */
const SECRET = /sk-very|Bearer|Failed for|Reyes|Spanish|ada@/;

async function freshModelWriter(url: string) {
  const storage = await freshStorage('sqlite');
  const { log, lines } = recordingLog();
  onTestFinished(() => expect(JSON.stringify(lines)).not.toMatch(SECRET));
  return {
    storage,
    lines,
    /** `env` adds settings, and `now` is a clock in ms. */
    writerFor(env: Record<string, string> = {}, now?: () => number) {
      const settings = readSettings({
        CONTENT_DIR: BUSINESS,
        INTAKE_PROVIDER: 'openai-compatible',
        INTAKE_MODEL: 'test-model',
        INTAKE_API_KEY: KEY,
        INTAKE_BASE_URL: url,
        INTAKE_TIMEOUT_MS: String(TIMEOUT_MS),
        ...env,
      });
      const takeCall = dailyCalls(storage.database, () => new Date());
      const callModel = pauseAfterTimeout(languageModel(settings, providerFetch(takeCall)), now);
      return modelWriter({
        callModel,
        library: async () => library,
        provider: settings.INTAKE_PROVIDER,
        log,
      });
    },
    async callsToday() {
      return (await storage.database.selectFrom('model_calls').select('calls').executeTakeFirst())
        ?.calls;
    },
  };
}

const SHORT_TIMEOUT_MS = 700;
const TOLERANCE_MS = 1_500;
/** Honoring a provider's Retry-After would take twice as long. */
const AT_ONCE_MS = 15_000;
const OUR_SCRIPT = composeFromLibrary(INTAKE_CONFIG);
const GOOD_ANSWER = { lines: MODEL_LINES };

let server: Awaited<ReturnType<typeof startModelServer>>;
let site: Awaited<ReturnType<typeof freshModelWriter>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.play();
  site = await freshModelWriter(server.url);
});

const writeByModel = (env?: Record<string, string>, config = INTAKE_CONFIG) =>
  site.writerFor(env).write(config);
const refineByModel = (refinementRequest: string, script: Script, writer = site.writerFor()) =>
  writer.refine({
    currentScript: documentOf(script),
    lines: script.lines,
    config: INTAKE_CONFIG,
    refinementRequest,
  });
type OpenAiRequest = {
  model?: string;
  messages?: { content: string }[];
  response_format?: { type: string };
};
/** A busy machine delays the work and the timer alike. */
const endsWithin = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.then(() => true), setTimeout(ms, false)]);

test('an openai-compatible provider gets the answers and our script as data; its script gets filled slots and our fixed lines', async () => {
  // None of these answers mentions Spanish.
  server.play(
    openai.answerWith({ lines: MODEL_LINES.filter(({ text }) => !text.includes('Spanish')) }),
  );
  const specialConsiderations = 'Where to park: in back\nDana takes trucks.';
  const script = await writeByModel({}, { ...INTAKE_CONFIG, specialConsiderations });
  // The model left out the fixed line about parking.
  const ownIds = ['disclosure', 'hold', 'names', 'tick-parking'];
  expect(idsOf(script).filter((id) => !id.startsWith('model-'))).toEqual(ownIds);
  expect(textOf(script, 'hold')).toBe(textOf(OUR_SCRIPT, 'hold'));
  expect(textOf(script, 'tick-parking')).toBe('About parking: in back.');
  const { opening, closing } = documentOf(script);
  expect(opening).toMatch(/^Hi, thanks so much for calling Reyes & Cole\. /);
  expect(closing).toContain('One of our attorneys looks at this next');
  const [request] = server.requests;
  expect(request?.path).toBe('/v1/chat/completions');
  expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
  const { model, messages = [], response_format: format } = (request?.body ?? {}) as OpenAiRequest;
  expect([model, format?.type]).toEqual(['test-model', 'json_schema']);
  expect(messages[0]?.content).not.toMatch(/Reyes|Dana/);
  const data = /^<data>\n(\{.*\})\n<\/data>$/s.exec(messages[1]?.content ?? '')?.[1] ?? '{}';
  const { practiceArea, channel, tone } = INTAKE_CONFIG;
  const notes = ['Dana takes trucks.'];
  expect(JSON.parse(data)).toMatchObject({ practiceArea, channel, tone, notes });
  const parking = { part: 'closing', text: 'About parking: in back.', fixed: true };
  expect(JSON.parse(data).script).toContainEqual({ id: 'tick-parking', ...parking });
  expect(JSON.stringify(request?.body)).not.toContain(INTAKE_CONFIG.email);
  expect(site.lines).toMatchObject([{ level: 30, provider: 'openai-compatible', work: 'write' }]);
  expect(await site.callsToday()).toBe(1);
});

test("a model of Anthropic gets the request in Anthropic's protocol", async () => {
  server.play(anthropic.answerWith(GOOD_ANSWER));
  const env = { INTAKE_PROVIDER: 'anthropic', INTAKE_MODEL: 'claude-sonnet-5' };
  expect((await writeByModel(env)).writer).toBe('model');
  const [request] = server.requests;
  expect(request?.path).toBe('/v1/messages');
  expect(request?.headers['x-api-key']).toBe(KEY);
  const { messages, output_config: config } = request?.body ?? {};
  expect(JSON.stringify(messages)).toContain('{firm}');
  expect(config).toMatchObject({ format: { type: 'json_schema' } });
});

test('our library makes the changes that it knows, and the model the others; lines keep their ids, and typed lines their text', async () => {
  expect(await refineByModel('shorter', OUR_SCRIPT)).toMatchObject({
    script: { writer: 'library' },
  });
  expect(server.requests).toEqual([]);
  const typed = 'Did you see us on TikTok?';
  const typedLine = { id: 'own-1', part: 'decision', text: typed, byHand: true as const };
  const edited = { ...OUR_SCRIPT, lines: OUR_SCRIPT.lines.toSpliced(-6, 0, typedLine) };
  const answer = edited.lines.flatMap(({ id, part, text }) =>
    part === 'notes'
      ? []
      : [{ id, part, text: id === typedLine.id ? 'Did you see us on TV?' : text }],
  );
  const rhyme = { id: '', part: 'closing', text: 'We hear you, and we wish you well.' };
  server.play(openai.answerWith({ lines: [...answer, rhyme] }));
  const refined = await refineByModel('make it rhyme', edited);
  if ('refused' in refined) throw new Error(refined.refused);
  expect(idsOf(refined.script)).toEqual([...idsOf(edited), 'model-1']);
  expect(refined.script.lines).toContainEqual(typedLine);
  const user = JSON.stringify(server.requests[0]?.body.messages);
  expect(user).toContain('make it rhyme');
  expect(user).toMatch(/Did you see us on TikTok\?[^{}]*fixed/);
  expect(site.lines).toMatchObject([{ level: 30, work: 'refine' }]);
});

test('a line with very many spaces does not block the server', async () => {
  const lines = modelLinesWith(`Thank you.${' '.repeat(40_000)}We will call.`);
  server.play(openai.answerWith({ lines }));
  const start = performance.now();
  expect((await writeByModel()).writer).toBe('model');
  expect(performance.now() - start).toBeLessThan(500);
});

const PROMISE_ANSWER = { lines: modelLinesWith('We guarantee that you will win.') };
test.each([
  ['text instead of JSON', openai.answerWith('Sure! Here: {'), { reason: 'wrong-shape' }],
  ['an unfinished answer', openai.answerWith('{"lines": [{', 'length'), { reason: 'cut-off' }],
  ['a refusal', openai.refuse(), { reason: 'refusal' }],
  ['a promise', openai.answerWith(PROMISE_ANSWER), { reason: 'rejected', faults: ['promise'] }],
  ['a wrong key', openai.failWith(401), { reason: 'provider-error', status: 401 }],
  ['a long wait', openai.failWith(429, { 'retry-after': '30' }), { status: 429 }],
])(
  'after %s our own library answers at once, without a second request',
  async (_name, action, facts) => {
    server.play(action);
    const writing = writeByModel();
    expect(await endsWithin(AT_ONCE_MS, writing)).toBe(true);
    expect(await writing).toEqual(OUR_SCRIPT);
    expect(server.requests).toHaveLength(1);
    const ms = expect.any(Number);
    expect(site.lines).toMatchObject([{ level: 40, work: 'write', ms, ...facts }]);
  },
);

test.each([
  ['does not answer', noAnswer],
  ['never ends its answer', answerWithoutEnd],
])('a provider that %s gets at most INTAKE_TIMEOUT_MS', async (_name, action) => {
  server.play(action);
  const writing = writeByModel({ INTAKE_TIMEOUT_MS: String(SHORT_TIMEOUT_MS) });
  expect(await endsWithin(SHORT_TIMEOUT_MS - 50, writing)).toBe(false);
  expect(await endsWithin(TOLERANCE_MS, writing)).toBe(true);
  expect(await writing).toEqual(OUR_SCRIPT);
  expect(site.lines.at(-1)).toMatchObject({ reason: 'timeout' });
});

describe('a provider that does not answer or cannot be reached', () => {
  async function writeAndReadReasons(writer: ReturnType<typeof site.writerFor>, count: number) {
    const from = site.lines.length;
    for (let index = 0; index < count; index += 1) await writer.write(INTAKE_CONFIG);
    return site.lines.slice(from).map(({ reason }) => reason);
  }

  test('gets no request for a minute, then one, and all again after a success', async () => {
    let now = 0;
    server.play(noAnswer);
    const writer = site.writerFor({ INTAKE_TIMEOUT_MS: '300' }, () => now);
    expect(await writeAndReadReasons(writer, 3)).toEqual(['timeout', 'paused', 'paused']);
    now += PROVIDER_PAUSE_MS - 1;
    expect(await writeAndReadReasons(writer, 1)).toEqual(['paused']);
    now += 1;
    await Promise.all([writer.write(INTAKE_CONFIG), writer.write(INTAKE_CONFIG)]);
    expect(site.lines.slice(-2).map(({ reason }) => reason)).toEqual(['paused', 'timeout']);
    expect(server.requests).toHaveLength(2);
    now += PROVIDER_PAUSE_MS;
    server.play(openai.answerWith(GOOD_ANSWER));
    expect(await writeAndReadReasons(writer, 2)).toEqual([undefined, undefined]);
  });

  test('gets no requested change either; a refused connection counts as no answer', async () => {
    const stoppedServer = await startModelServer();
    await stoppedServer.stop();
    const writer = site.writerFor({ INTAKE_BASE_URL: stoppedServer.url });
    expect(await writeAndReadReasons(writer, 2)).toEqual(['unreachable', 'paused']);
    const refused = { refused: UNDERSTOOD_REQUESTS };
    expect(await refineByModel('make it rhyme', OUR_SCRIPT, writer)).toMatchObject(refused);
    expect(site.lines.at(-1)).toMatchObject({ work: 'refine', reason: 'paused' });
  });
});

test('simultaneous requests stay within the daily cap; beyond it, or without a stored count, no model is called', async () => {
  const takeCall = dailyCalls(site.storage.database, () => new Date('2026-03-01T23:59:59Z'), 5);
  const results = await Promise.all(Array.from({ length: 12 }, takeCall));
  expect(results.filter(Boolean)).toHaveLength(5);
  server.play(openai.answerWith(GOOD_ANSWER));
  const day = new Date().toISOString().slice(0, 10);
  await site.storage.database.insertInto('model_calls').values({ day, calls: 500 }).execute();
  expect(await writeByModel()).toEqual(OUR_SCRIPT);
  expect(site.lines.at(-1)).toMatchObject({ reason: 'daily-cap' });
  await site.storage.database.schema.dropTable('model_calls').execute();
  expect(await writeByModel()).toEqual(OUR_SCRIPT);
  expect(server.requests).toEqual([]);
});
