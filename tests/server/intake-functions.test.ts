import { expect, test } from 'vitest';
import {
  refineByLibrary,
  type ScriptWriter,
  UNDERSTOOD_REQUESTS,
} from '../../server/intake-script/writer.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { INTAKE_MESSAGES } from '../../src/features/intake/schema.ts';
import { NOTES } from '../../src/features/intake/script.ts';
import {
  write as compose,
  FAKE_DOCUMENT,
  FAKE_SCRIPT,
  fakeWriter,
  INTAKE_CONFIG,
  library,
} from '../support/intake-script.ts';
import { freshApp } from './support/app.ts';
import { INTAKE_BODIES as BODIES } from './support/bodies.ts';

type FunctionName = keyof typeof INTAKE_FUNCTIONS;
const byLibrary: ScriptWriter = {
  write: async (config) => compose(config),
  refine: async (request) => refineByLibrary(library, request),
};

async function start(writer: ScriptWriter) {
  const site = await freshApp('sqlite', {}, { writer });
  const call = async (name: FunctionName, body: unknown = BODIES[name]) => {
    const response = await site.postTo(functionAddress('', INTAKE_FUNCTIONS[name]), body);
    return [response.status, await response.json()] as const;
  };
  return { ...site, call };
}

test('a script is answered and nothing stored; a refused request comes back with the reason of the writer', async () => {
  const writer = fakeWriter();
  const { call, leads, woken } = await start(writer);
  const { parts, lines, writer: by, config } = FAKE_SCRIPT;
  const answer = { script: FAKE_DOCUMENT, parts, lines, writer: by, tone: config.tone };
  expect(await call('generate')).toEqual([200, answer]);
  const refined = { ...answer, done: 'Shortened.' };
  expect(await call('refine')).toEqual([200, refined]);
  const error = 'Only shorter is understood.';
  const refused = await call('refine', { ...BODIES.refine, refinementRequest: 'sing it' });
  expect(refused).toEqual([400, { error, fields: { refinementRequest: error } }]);
  expect([await leads(), woken()]).toEqual([[], 0]);
});

test('a wrong answer is named as the wizard names it, and no writer is called', async () => {
  const writer = fakeWriter();
  const { call } = await start(writer);
  const config = { ...INTAKE_CONFIG, practiceArea: 'tax-law' };
  for (const name of ['generate', 'refine'] as const) {
    const [status, { fields }] = await call(name, { ...BODIES[name], config });
    expect([status, fields]).toEqual([400, { practiceArea: INTAKE_MESSAGES.practiceArea }]);
  }
  const wrong = { currentScript: { opening: 'x' }, refinementRequest: 'x'.repeat(501) };
  expect((await call('refine', { ...BODIES.refine, ...wrong }))[1].fields).toEqual({
    currentScript: INTAKE_MESSAGES.script,
    refinementRequest: INTAKE_MESSAGES.refinementLong,
  });
  for (const shape of [
    { change: { kind: 'sing' } },
    { lines: [{ part: 'facts' }] },
    { lines: 'x' },
  ])
    expect((await call('refine', { ...BODIES.refine, ...shape }))[0]).toBe(400);
  expect(writer.calls).toEqual({ write: 0, refine: 0 });
});

test('a script is written, changed as it is documented and with ids, and comes in as a lead', async () => {
  const { call, leads } = await start(byLibrary);
  const [, generated] = await call('generate');
  expect(generated).toMatchObject({
    writer: 'library',
    lines: expect.arrayContaining([
      { id: 'note-1', part: NOTES, text: INTAKE_CONFIG.specialConsiderations },
    ]),
  });
  const documented = {
    ...BODIES.refine,
    currentScript: generated.script,
    refinementRequest: 'Make it shorter',
  };
  const [status, shorter] = await call('refine', documented);
  expect([status, shorter.script.opening]).toEqual([200, generated.script.opening]);
  const hand = { id: 'own-1', part: 'facts', text: 'Did you see us on TikTok?', byHand: true };
  const lines = [...shorter.lines, hand];
  const change = { kind: 'tone', tone: 'assertive' };
  const button = { ...documented, refinementRequest: 'a button', lines, change };
  const [, firmer] = await call('refine', button);
  expect(firmer).toMatchObject({ tone: 'assertive', lines: expect.arrayContaining([hand]) });
  const nonsense = { ...documented, refinementRequest: 'Purple monkey dishwasher' };
  const fields = { refinementRequest: UNDERSTOOD_REQUESTS };
  expect(await call('refine', nonsense)).toEqual([400, { error: UNDERSTOOD_REQUESTS, fields }]);
  expect((await call('submit', { ...BODIES.submit, scriptContent: firmer.script }))[0]).toBe(200);
  expect((await leads())[0]?.data.scriptContent).toEqual(firmer.script);
});
