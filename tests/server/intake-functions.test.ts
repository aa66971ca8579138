import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  GENERATE_BODY_MAX,
  REFINE_BODY_MAX,
  SUBMIT_INTAKE_BODY_MAX,
} from '../../server/functions/intake-builder.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { UNDERSTOOD_REQUESTS } from '../../server/intake-script/matcher.ts';
import { refineByLibrary, type ScriptWriter } from '../../server/intake-script/writer.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { FIELD_MESSAGES } from '../../src/features/forms/field-rules.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/places.ts';
import { INTAKE_LIMITS, INTAKE_MESSAGES } from '../../src/features/intake/schema.ts';
import { documentOf, scriptText } from '../../src/features/intake/script.ts';
import {
  write as compose,
  FAKE_SCRIPT,
  fakeWriter,
  INTAKE_CONFIG,
  library,
} from '../support/intake-script.ts';
import { freshApp } from './support/app.ts';
import { STORAGE_KINDS, type StorageKind } from './support/storage.ts';

type FunctionName = keyof typeof INTAKE_FUNCTIONS;
const SCRIPT = compose(INTAKE_CONFIG);
const byLibrary: ScriptWriter = {
  write: async (config) => compose(config),
  refine: async (ask) => refineByLibrary(library, ask),
};
const LEAD = {
  ...INTAKE_CONFIG,
  scriptContent: documentOf(SCRIPT),
  fullScriptText: scriptText(SCRIPT).trim(),
};
const SUBMISSION = { submissionId: 'abcd-1234', source: 'intake-builder', page: '/tools/ai-intake-builder' };
const BODIES = {
  generate: { config: INTAKE_CONFIG },
  refine: { currentScript: documentOf(SCRIPT), config: INTAKE_CONFIG, refinementRequest: 'shorter' },
  submit: LEAD,
};
const NAMES = Object.keys(BODIES) as FunctionName[];
const BODY_MAX = {
  generate: GENERATE_BODY_MAX,
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
    const { sections: lines, notes, writer: by, tone } = FAKE_SCRIPT;
    const answer = { script: documentOf(FAKE_SCRIPT), lines, notes, writer: by, tone };
    expect(await answerOf(generated)).toEqual([200, answer]);
    expect(await answerOf(await call('refine'))).toEqual([
      200,
      { ...answer, understood: ['Shortened.'], untouched: ['Mine.'] },
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
    [
      'specialConsiderations',
      'x'.repeat(INTAKE_LIMITS.considerationsMax + 1),
      INTAKE_MESSAGES.considerationsLong,
    ],
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

test('a writer that breaks is answered with 500 in words of its own', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  await start({}, 'sqlite', { write: fails, refine: fails });
  const error = 'The script could not be written. Please try again or call us directly at (813) 555-0142.';
  for (const name of ['generate', 'refine'] as const)
    expect(await answerOf(await call(name))).toEqual([500, { error }]);
});

test('a script is written, changed as it is documented and with ids, and comes in as a lead', async () => {
  await start({}, 'sqlite', byLibrary);
  const generated = await (await call('generate')).json();
  expect(generated).toMatchObject({ writer: 'library', notes: [INTAKE_CONFIG.specialConsiderations] });
  const documented = {
    ...BODIES.refine,
    currentScript: generated.script,
    refinementRequest: 'Make it shorter',
  };
  const [status, shorter] = await answerOf(await call('refine', documented));
  expect([status, shorter.script.opening]).toEqual([200, generated.script.opening]);
  const hand = { id: 'own-1', text: 'Did you see us on TikTok?', byHand: true };
  const lines = shorter.lines.map((section: { place: string; lines: object[] }) =>
    section.place === 'facts' ? { ...section, lines: [...section.lines, hand] } : section,
  );
  const button = {
    ...documented,
    refinementRequest: 'a button',
    lines,
    change: { kind: 'tone', tone: 'assertive' },
  };
  const [, firmer] = await answerOf(await call('refine', button));
  expect(firmer).toMatchObject({ tone: 'assertive', untouched: [hand.text] });
  const nonsense = { ...documented, refinementRequest: 'Purple monkey dishwasher' };
  const [refused, { error, fields }] = await answerOf(await call('refine', nonsense));
  expect([refused, error, fields]).toEqual([
    400,
    UNDERSTOOD_REQUESTS,
    { refinementRequest: UNDERSTOOD_REQUESTS },
  ]);
  const lead = { ...LEAD, scriptContent: firmer.script };
  expect((await call('submit', lead)).status).toBe(200);
  expect((await site.leads())[0]?.data.scriptContent).toEqual(firmer.script);
});

test('a change that is none, or lines of another shape, are named', async () => {
  await start({}, 'sqlite', byLibrary);
  for (const wrong of [{ change: { kind: 'sing' } }, { lines: [{ place: 'facts' }] }, { lines: 'x' }])
    expect((await call('refine', { ...BODIES.refine, ...wrong })).status).toBe(400);
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
Opened from: intake-builder
Page: https://www.northbar.example/tools/ai-intake-builder
Received: `);
    expect(text).toContain(`\n\nThe script\n----------\n\nOPENING\n\nHi, thanks for calling Reyes & Cole!`);
    expect(text.endsWith(`${LEAD.fullScriptText}\n`)).toBe(true);
    expect(html).toContain(
      '<h2>The script</h2>\n<p>OPENING</p>\n<p>Hi, thanks for calling Reyes &amp; Cole!',
    );
    expect(text).toContain('NOTES FROM YOUR FIRM\n\nMany callers speak Spanish first.');
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
    await start({ RATE_LIMIT_SCALE: '0.1' });
    const { points, seconds } = RATE_LIMITS[name === 'submit' ? 'requests' : 'scripts-day'];
    for (let index = 0; index < points / 10; index += 1) expect((await call(name)).status).toBe(200);
    const refused = await call(name);
    expect([refused.status, Object.keys(await refused.json())]).toEqual([429, ['error']]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
    const others = { ...BODIES[name], firmName: 'Another firm' };
    expect((await call(name, others, {}, '198.51.100.7')).status).toBe(200);
    for (const other of NAMES.filter((each) => each !== name)) expect((await call(other)).status).toBe(200);
  });
});
