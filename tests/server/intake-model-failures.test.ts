import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDER_PAUSE_MS } from '../../server/intake-script/model/model-client.ts';
import type { ScriptWriter } from '../../server/intake-script/writer.ts';
import { UNDERSTOOD_REQUESTS } from '../../server/intake-script/writer.ts';
import { dailyCalls } from '../../server/storage/daily-calls.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { write as compose, INTAKE_CONFIG } from '../support/intake-script.ts';
import { MODEL_LINES, modelLinesWith } from '../support/model-lines.ts';
import { broken, openai, startModelServer } from '../support/openai-server.ts';
import { freshModelWriter } from './support/intake-model.ts';
import { freshStorage } from './support/storage.ts';

const SHORT_TIMEOUT_MS = 700;
const TOLERANCE_MS = 1_500;
/** Waiting for a provider that wants to be left alone would take twice as long. */
const AT_ONCE_MS = 15_000;
/** What our own library writes instead. */
const OURS = compose(INTAKE_CONFIG);
const BY_MODEL = expect.objectContaining({ writer: 'model' });

let server: Awaited<ReturnType<typeof startModelServer>>;
let site: Awaited<ReturnType<typeof freshModelWriter>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  site = await freshModelWriter(server.url);
});

/** Whether the work ends before a timer of so many ms that starts with it: a busy machine holds up both. */
const endsWithin = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.then(() => true), setTimeout(ms, false)]);

const write = async (env?: Record<string, string>, writer = site.writerFor(env)) =>
  writer.write(INTAKE_CONFIG);

const GOOD = { lines: MODEL_LINES };
const promising = { lines: modelLinesWith('We guarantee that you will win.') };
test.each([
  ['text instead of JSON', openai.says('Sure! Here is your script: {'), { reason: 'wrong-shape' }],
  ['an answer that is cut off', openai.says('{"lines": [{"id', 'length'), { reason: 'cut-off' }],
  ['a refusal', openai.refuses(), { reason: 'refusal' }],
  ['a promise', openai.says(promising), { reason: 'rejected', faults: ['promise'] }],
  ['a wrong key', openai.fails(401), { level: 40, reason: 'provider-error', status: 401 }],
  [
    'a long wait',
    openai.fails(429, { 'retry-after': '30' }),
    { reason: 'provider-error', status: 429 },
  ],
])('%s: one request, then our own library at once', async (_name, action, facts) => {
  server.play(action);
  const written = write();
  expect(await endsWithin(AT_ONCE_MS, written)).toBe(true);
  expect(await written).toEqual(OURS);
  expect(server.requests).toHaveLength(1);
  expect(site.lines).toMatchObject([
    { level: 40, provider: 'openai-compatible', work: 'write', ...facts },
  ]);
  expect(site.lines[0]?.ms).toBeTypeOf('number');
});

test.each([
  ['hangs', broken.hangs()],
  ['never ends its answer', broken.dribbles()],
])('a provider that %s is waited for as long as INTAKE_TIMEOUT_MS', async (_name, action) => {
  server.play(action);
  const written = write({ INTAKE_TIMEOUT_MS: String(SHORT_TIMEOUT_MS) });
  expect(await endsWithin(SHORT_TIMEOUT_MS - 50, written)).toBe(false);
  expect(await endsWithin(TOLERANCE_MS, written)).toBe(true);
  expect(await written).toEqual(OURS);
  expect(site.lines.at(-1)).toMatchObject({ reason: 'timeout' });
});

describe('a provider that hangs or is not there', () => {
  const gone = async () => {
    const server = await startModelServer();
    await server.stop();
    return server.url;
  };
  /** Writes so many scripts, and says why each was not the model's. */
  async function reasons(writer: ScriptWriter, count: number) {
    const from = site.lines.length;
    for (let index = 0; index < count; index += 1) await writer.write(INTAKE_CONFIG);
    return site.lines.slice(from).map(({ reason }) => reason);
  }

  test('is left alone for a minute, then tried by one request, and called again after a success', async () => {
    let now = 0;
    server.play(broken.hangs());
    const writer = site.writerFor({ INTAKE_TIMEOUT_MS: '300' }, undefined, () => now);
    expect(await reasons(writer, 3)).toEqual(['timeout', 'resting', 'resting']);
    expect(server.requests).toHaveLength(1);
    now += PROVIDER_PAUSE_MS - 1;
    expect(await reasons(writer, 1)).toEqual(['resting']);
    now += 1;
    expect(await Promise.all([write({}, writer), write({}, writer)])).toEqual([OURS, OURS]);
    expect(server.requests).toHaveLength(2);
    expect(site.lines.slice(-2).map(({ reason }) => reason)).toEqual(['resting', 'timeout']);
    expect(await reasons(writer, 1)).toEqual(['resting']);
    now += PROVIDER_PAUSE_MS;
    server.play(openai.says(GOOD));
    expect([await write({}, writer), await write({}, writer)]).toEqual([BY_MODEL, BY_MODEL]);
  });

  test('a change rests as well, and a refused connection counts', async () => {
    const writer = site.writerFor({ INTAKE_BASE_URL: await gone() });
    expect(await reasons(writer, 2)).toEqual(['unreachable', 'resting']);
    const refinementRequest = 'make it rhyme';
    const wanted = { currentScript: documentOf(OURS), config: INTAKE_CONFIG, refinementRequest };
    expect(await writer.refine(wanted)).toMatchObject({ refused: UNDERSTOOD_REQUESTS });
    expect(site.lines.at(-1)).toMatchObject({ work: 'refine', reason: 'resting' });
  });
});

describe('the cap of a day', () => {
  test('is shared by all, also at the same moment, and ends with the day', async () => {
    const shared = await freshStorage('sqlite');
    let now = new Date('2026-03-01T23:59:59Z');
    const one = dailyCalls(shared.database, () => now, 5);
    const two = dailyCalls(shared.database, () => now, 5);
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one() : two())),
    );
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await shared.database.selectFrom('model_calls').selectAll().execute()).toEqual([
      { day: '2026-03-01', calls: 5 },
    ]);
    now = new Date('2026-03-02T00:00:00Z');
    expect(await one()).toBe(true);
  });
});

test('a count that cannot be stored allows no request', async () => {
  server.play(openai.says(GOOD));
  await site.storage.database.schema.dropTable('model_calls').execute();
  expect(await write()).toEqual(OURS);
  expect(server.requests).toEqual([]);
});
