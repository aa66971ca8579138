import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GENERATE_BODY_MAX, READ_BODY_MAX, REFINE_BODY_MAX } from '../../server/functions/intake-scripts.ts';
import { SUBMIT_INTAKE_BODY_MAX } from '../../server/functions/submit-intake-builder.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { embeddedWriter } from '../../server/intake-script/embedded/embedded-writer.ts';
import { UNDERSTOOD_REQUESTS } from '../../server/intake-script/refinement.ts';
import type { ScriptWriter } from '../../server/intake-script/script-writer.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { FIELD_MESSAGES } from '../../src/features/forms/field-rules.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/functions.ts';
import { INTAKE_LIMITS, INTAKE_MESSAGES } from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';
import {
  FALLBACK_SCRIPT,
  fakeWriter,
  INTAKE_CONFIG,
  MODEL_SCRIPT,
  OFFERS,
} from '../support/intake-script.ts';
import { freshApp } from './support/app.ts';
import { STORAGE_KINDS, type StorageKind } from './support/storage.ts';

type FunctionName = keyof typeof INTAKE_FUNCTIONS;
const LEAD = {
  ...INTAKE_CONFIG,
  scriptContent: MODEL_SCRIPT,
  fullScriptText: scriptText(MODEL_SCRIPT).trim(),
};
const SUBMISSION = { submissionId: 'abcd-1234', source: 'intake-builder', page: '/tools/ai-intake-builder' };
const { practiceArea, channel, tone, specialConsiderations } = INTAKE_CONFIG;
const BODIES = {
  read: { practiceArea, channel, tone, specialConsiderations },
  generate: { config: INTAKE_CONFIG },
  refine: { currentScript: MODEL_SCRIPT, config: INTAKE_CONFIG, refinementRequest: 'shorter' },
  submit: LEAD,
};
const NAMES = Object.keys(BODIES) as FunctionName[];
const BODY_MAX = {
  generate: GENERATE_BODY_MAX,
  read: READ_BODY_MAX,
  refine: REFINE_BODY_MAX,
  submit: SUBMIT_INTAKE_BODY_MAX,
};
const MARKED = 'Please correct the marked fields and send the form again.';

let site: Awaited<ReturnType<typeof freshApp>>;
let writer: ReturnType<typeof fakeWriter>;
async function start(env: Record<string, string> = {}, kind: StorageKind = 'sqlite', by?: ScriptWriter) {
  writer = fakeWriter();
  site = await freshApp(kind, env, undefined, by ?? writer);
}
afterEach(() => site.storage.close());
const call = (
  name: FunctionName,
  body: unknown = BODIES[name],
  headers?: Record<string, string>,
  from?: string,
) => site.postTo(functionAddress('', INTAKE_FUNCTIONS[name]), body, headers, from);
const answerOf = async (response: Response) => [response.status, await response.json()];
async function mailWritten() {
  const row = await site.storage.database.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
  return JSON.parse(row.payload) as { subject: string; text: string; html: string; replyTo: unknown };
}

describe('generate-intake-script and refine-intake-script', () => {
  beforeEach(() => start());

  test('answer with a script and keep nothing', async () => {
    const generated = await call('generate');
    expect(generated.headers.get('cache-control')).toBe('no-store');
    expect(await answerOf(generated)).toEqual([
      200,
      { script: FALLBACK_SCRIPT, offers: OFFERS, signature: expect.any(String) },
    ]);
    const refined = { ...MODEL_SCRIPT, closing: 'Shorter.' };
    expect(await answerOf(await call('refine'))).toEqual([
      200,
      { script: refined, understood: ['Shortened.'], offers: OFFERS },
    ]);
    expect(await site.leads()).toEqual([]);
    expect(site.woken()).toBe(0);
  });

  test('a request that is refused comes back with the reason of the writer', async () => {
    const [status, { error, fields }] = await answerOf(
      await call('refine', { ...BODIES.refine, refinementRequest: 'sing it' }),
    );
    expect(status).toBe(400);
    expect(error).toBe('Only shorter is understood.');
    expect(fields).toEqual({ refinementRequest: error });
  });

  test.each([
    ['practiceArea', 'tax-law', INTAKE_MESSAGES.practiceArea],
    ['channel', '', INTAKE_MESSAGES.channel],
    ['tone', 3, INTAKE_MESSAGES.tone],
    ['firmName', ' ', FIELD_MESSAGES.firmRequired],
    ['email', 'ada', FIELD_MESSAGES.emailInvalid],
    ['specialConsiderations', 'x'.repeat(1_001), INTAKE_MESSAGES.considerationsLong],
  ])('a wrong %s is named as the wizard names it', async (field, value, message) => {
    const config = { ...INTAKE_CONFIG, [field]: value };
    for (const name of ['generate', 'refine'] as const) {
      const refused = [400, { error: MARKED, fields: { [field]: message } }];
      expect(await answerOf(await call(name, { ...BODIES[name], config }))).toEqual(refused);
    }
    expect(writer.calls).toEqual({ write: 0, refine: 0 });
  });

  test.each([
    ['config', 'generate', { config: undefined }, INTAKE_MESSAGES.config],
    ['currentScript', 'refine', { currentScript: { opening: 'x' } }, INTAKE_MESSAGES.script],
    ['currentScript', 'refine', { currentScript: undefined }, INTAKE_MESSAGES.script],
    ['refinementRequest', 'refine', { refinementRequest: ' \n ' }, INTAKE_MESSAGES.refinementRequired],
    ['refinementRequest', 'refine', { refinementRequest: undefined }, INTAKE_MESSAGES.refinementRequired],
    ['refinementRequest', 'refine', { refinementRequest: 'x'.repeat(501) }, INTAKE_MESSAGES.refinementLong],
  ] as const)('a wrong %s of %s is named', async (field, name, change, message) => {
    const response = await call(name, { ...BODIES[name], ...change });
    expect(await answerOf(response)).toEqual([400, { error: MARKED, fields: { [field]: message } }]);
  });
});

test('read-considerations answers with the very sentences of the script, and with what is not used', async () => {
  await start({}, 'sqlite', await embeddedWriter());
  const specialConsiderations = 'We speak Spanish. Free consultation for veterans only.';
  const preview = await (await call('read', { ...BODIES.read, specialConsiderations })).json();
  expect(preview.notUsed).toEqual([
    {
      own: 'Free consultation for veterans only',
      why: 'It holds a condition or a limit that the script cannot check (“for”).',
      span: { start: 18, end: 53 },
    },
  ]);
  const { script } = await (
    await call('generate', { config: { ...INTAKE_CONFIG, specialConsiderations } })
  ).json();
  expect(preview.said).toHaveLength(1);
  expect(scriptText(script)).toContain(preview.said[0].sentence);
  expect(await site.leads()).toEqual([]);
});

test('a writer that breaks is answered with 500 in words of its own', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  await start({}, 'sqlite', { write: fails, preview: fails, refine: fails, offers: fails });
  const error = 'The script could not be written. Please try again or call us directly at (813) 555-0142.';
  for (const name of ['generate', 'read', 'refine'] as const)
    expect(await answerOf(await call(name))).toEqual([500, { error }]);
});

test('with the embedded writer a script is written, changed, changed again, and comes in as a lead', async () => {
  await start({}, 'sqlite', await embeddedWriter());
  const { script } = await (await call('generate')).json();
  expect(script.opening).toContain('Reyes & Cole');
  let current = script;
  for (const refinementRequest of ['Make it shorter', 'Add a question about prior surgeries']) {
    const [status, refined] = await answerOf(
      await call('refine', { ...BODIES.refine, currentScript: current, refinementRequest }),
    );
    expect(status).toBe(200);
    expect(refined.script).not.toEqual(current);
    current = refined.script;
  }
  expect(scriptText(current)).toMatch(/prior surgeries/);
  const nonsense = {
    ...BODIES.refine,
    currentScript: current,
    refinementRequest: 'Purple monkey dishwasher',
  };
  const [status, { error }] = await answerOf(await call('refine', nonsense));
  expect([status, error]).toEqual([400, UNDERSTOOD_REQUESTS]);
  const lead = { ...LEAD, scriptContent: current, fullScriptText: scriptText(current) };
  expect((await call('submit', lead)).status).toBe(200);
  expect((await site.leads())[0]?.data.scriptContent).toEqual(current);
});

describe.each(STORAGE_KINDS)('submit-intake-builder on %s', (kind) => {
  beforeEach(() => start({}, kind));

  test('stores answers and script as a lead, and its mail is due', async () => {
    expect(await answerOf(await call('submit', { ...LEAD, ...SUBMISSION }))).toEqual([
      200,
      { message: 'We have received your script' },
    ]);
    expect(await site.leads()).toMatchObject([
      {
        kind: 'intake-builder',
        name: null,
        email: INTAKE_CONFIG.email,
        firm: INTAKE_CONFIG.firmName,
        source: SUBMISSION.source,
        page: SUBMISSION.page,
        data: LEAD,
        mail: { status: 'waiting' },
      },
    ]);
    expect(site.woken()).toBe(1);
  });

  test('the same id several times at once is one lead', async () => {
    const body = { ...LEAD, ...SUBMISSION };
    const responses = await Promise.all(Array.from({ length: 6 }, () => call('submit', body)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await site.leads()).toHaveLength(1);
  });
});

describe('the mail of a script', () => {
  beforeEach(() => start());

  test('has the answers first and the whole script below them', async () => {
    await call('submit', { ...LEAD, ...SUBMISSION, callBack: 'Within an hour' });
    const { subject, text, html, replyTo } = await mailWritten();
    expect(subject).toBe('Intake script: Reyes & Cole, Personal Injury');
    expect(replyTo).toEqual({ name: '', address: INTAKE_CONFIG.email });
    expect(text).toContain(`Law Firm Name: Reyes & Cole
Email Address: ada@firm.example
Call-Back Promise: Within an hour
Practice Area: Personal Injury
Channel: Phone
Tone: Warm
Special Considerations: Many callers speak Spanish first.
Script: Not confirmed as written by the site: it was changed after that, or came without the site’s signature
Opened from: intake-builder
Page: https://www.northbar.example/tools/ai-intake-builder
Received: `);
    expect(text).toContain(`\n\nThe script\n----------\n\nOPENING\n\nThank you for calling Reyes & Cole.`);
    expect(text.endsWith(`${LEAD.fullScriptText}\n`)).toBe(true);
    expect(html).toContain('<h2>The script</h2>\n<p>OPENING</p>\n<p>Thank you for calling Reyes &amp; Cole.');
    expect(html).toContain('<br>2. What are the full names of the other drivers');
  });

  test('escapes what a client may have put into the script', async () => {
    await call('submit', {
      ...LEAD,
      fullScriptText: 'One <img src=x>\r\n\r\nTwo & "three"',
      channel: 'in-person',
    });
    const { html, text } = await mailWritten();
    expect(html).toContain('<p>One &lt;img src=x&gt;</p>\n<p>Two &amp; &quot;three&quot;</p>');
    expect(text).toContain('Channel: In person\n');
  });
});

describe('what submit-intake-builder refuses', () => {
  beforeEach(() => start());

  test.each([
    ['firmName', '', FIELD_MESSAGES.firmRequired],
    ['email', 'nobody', FIELD_MESSAGES.emailInvalid],
    ['practiceArea', 'x', INTAKE_MESSAGES.practiceArea],
    ['channel', 'x', INTAKE_MESSAGES.channel],
    ['tone', 'x', INTAKE_MESSAGES.tone],
    ['scriptContent', 'x', INTAKE_MESSAGES.script],
    ['fullScriptText', '', INTAKE_MESSAGES.script],
    ['fullScriptText', 'x'.repeat(INTAKE_LIMITS.fullTextMax + 1), INTAKE_MESSAGES.scriptLong],
  ])('a wrong %s is named', async (field, value, message) => {
    const response = await call('submit', { ...LEAD, [field]: value });
    expect(await answerOf(response)).toEqual([400, { error: MARKED, fields: { [field]: message } }]);
    expect(await site.leads()).toEqual([]);
  });
});

describe.each(NAMES)('the guards of %s', (name) => {
  test('JSON only, from our own pages, by POST', async () => {
    await start();
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', ''])
      expect((await call(name, BODIES[name], { 'content-type': type })).status).toBe(415);
    expect((await call(name, BODIES[name], { origin: 'https://evil.example' })).status).toBe(403);
    expect((await call(name, '{"config":')).status).toBe(400);
    const get = await site.app.request(functionAddress('', INTAKE_FUNCTIONS[name]));
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await call(name)).status).toBe(200);
  });

  test('a body of the limit passes, one byte more is 413', async () => {
    await start();
    const body = JSON.stringify(BODIES[name]);
    const filled = (bytes: number) => `${body}${' '.repeat(bytes - Buffer.byteLength(body))}`;
    expect((await call(name, filled(BODY_MAX[name]))).status).toBe(200);
    const [status, { error }] = await answerOf(await call(name, filled(BODY_MAX[name] + 1)));
    expect([status, error]).toEqual([413, expect.stringMatching(/^This request is too long\./)]);
  });

  test('past the limit of one address: 429 with Retry-After; other addresses and functions still pass', async () => {
    await start({ RATE_LIMIT_SCALE: '1' });
    const { points, seconds } = RATE_LIMITS[`intake-${name}-burst`];
    for (let index = 0; index < points; index += 1) expect((await call(name)).status).toBe(200);
    const refused = await call(name);
    expect([refused.status, Object.keys(await refused.json())]).toEqual([429, ['error']]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
    expect((await call(name, BODIES[name], {}, '198.51.100.7')).status).toBe(200);
    for (const other of NAMES.filter((each) => each !== name)) expect((await call(other)).status).toBe(200);
  });
});
