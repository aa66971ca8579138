import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOf } from '../../src/features/intake/script.ts';
import { write as compose, INTAKE_CONFIG, idsOf, textOf } from '../support/intake-script.ts';
import { MODEL_LINES } from '../support/model-lines.ts';
import { anthropic, openai, startModelServer } from '../support/openai-server.ts';
import { freshModelWriter, KEY } from './support/intake-model.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
let site: Awaited<ReturnType<typeof freshModelWriter>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  site = await freshModelWriter(server.url);
});

const write = (env?: Record<string, string>, config = INTAKE_CONFIG) =>
  site.writerFor(env).write(config);
/** What the server was asked, the first time unless told. */
const requestAt = <T = Record<string, unknown>>(index = 0) => server.requests[index]?.body as T;
type Messages = { messages: { role: string; content: string }[] };

const GOOD = { lines: MODEL_LINES };

test('a good answer shows as it was written, with its slots filled in and our fixed lines in place', async () => {
  server.play(openai.says(GOOD));
  const script = await write();
  expect(script).toMatchObject({ writer: 'model', config: INTAKE_CONFIG });
  const ours = compose(INTAKE_CONFIG);
  expect(idsOf(script).filter((id) => !id.startsWith('model-'))).toEqual([
    'disclosure',
    'hold',
    'names',
  ]);
  expect(textOf(script, 'hold')).toBe(textOf(ours, 'hold'));
  const { opening, closing } = documentOf(script);
  expect(opening).toMatch(/^Hi, thanks so much for calling Reyes & Cole\. /);
  expect(closing).toContain('One of our attorneys looks at this next');
});

describe('an openai-compatible provider', () => {
  test('gets answers, ticks, notes and our own script as data, apart from the instructions', async () => {
    // Spanish is in none of these answers.
    const lines = MODEL_LINES.filter(({ text }) => !text.includes('Spanish'));
    server.play(openai.says({ lines }));
    const script = await write(
      {},
      { ...INTAKE_CONFIG, specialConsiderations: 'Where to park: in back\nDana takes trucks.' },
    );
    // The model left this fixed line out.
    expect(textOf(script, 'tick-parking')).toBe('About parking: in back.');
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const {
      messages,
      response_format: format,
      max_tokens,
      model,
    } = requestAt<Messages & { response_format: unknown; max_tokens: number; model: string }>();
    expect([model, max_tokens]).toEqual(['test-model', 6_000]);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).not.toMatch(/Reyes|Dana/);
    const data = JSON.parse(
      /^<data>\n(\{.*\})\n<\/data>$/s.exec(messages[1]?.content ?? '')?.[1] ?? '{}',
    );
    expect(data).toMatchObject({
      practiceArea: 'personal-injury',
      channel: 'phone',
      tone: 'warm',
      notes: ['Dana takes trucks.'],
      script: expect.arrayContaining([
        expect.objectContaining({
          id: 'greeting',
          part: 'opening',
          text: expect.stringContaining('{firm}'),
        }),
        { id: 'tick-parking', part: 'closing', text: 'About parking: in back.', fixed: true },
      ]),
    });
    expect(JSON.stringify(request?.body)).not.toContain(INTAKE_CONFIG.email);
    expect(format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        strict: true,
        schema: {
          type: 'object',
          required: ['lines'],
          additionalProperties: false,
          properties: { lines: { items: { required: ['id', 'part', 'text'] } } },
        },
      },
    });
    expect(site.lines).toMatchObject([{ level: 30, provider: 'openai-compatible', work: 'write' }]);
    expect(await site.callsToday()).toBe(1);
  });
});

describe("Anthropic's protocol", () => {
  const env = { INTAKE_PROVIDER: 'anthropic', INTAKE_MODEL: 'claude-sonnet-5' };

  test('writes the script', async () => {
    server.play(anthropic.says(GOOD));
    expect((await write(env)).writer).toBe('model');
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/messages');
    expect(request?.headers['x-api-key']).toBe(KEY);
    const { system, messages, output_config: config, max_tokens } = requestAt();
    expect(JSON.stringify(system)).not.toMatch(/Reyes|Spanish/);
    expect(JSON.stringify(messages)).toContain('{firm}');
    expect(config).toMatchObject({ format: { type: 'json_schema', schema: { type: 'object' } } });
    expect(max_tokens).toBe(6_000);
    expect(site.lines).toMatchObject([{ level: 30, provider: 'anthropic' }]);
  });
});
