import { expect, test } from 'vitest';
import { refineByLibrary, UNDERSTOOD_REQUESTS } from '../../server/intake-script/writer.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { composeFromLibrary, INTAKE_CONFIG, library } from '../support/intake-script.ts';
import { freshApp } from './support/app.ts';
import { INTAKE_BODIES as BODIES } from './support/bodies.ts';

// functions.test.ts and schema.test.ts check refused input.

test('a script is written and changed without being stored; a visitor who sends it becomes a lead', async () => {
  const { postTo, leads, woken } = await freshApp(
    {},
    {
      writer: {
        write: async (config) => composeFromLibrary(config),
        refine: async (request) => refineByLibrary(library, request),
      },
    },
  );
  const call = async (name: keyof typeof INTAKE_FUNCTIONS, body: unknown) => {
    const response = await postTo(functionAddress('', INTAKE_FUNCTIONS[name]), body);
    return [response.status, await response.json()] as const;
  };
  const libraryScript = composeFromLibrary(INTAKE_CONFIG);
  const { parts, lines, writer, config } = libraryScript;
  const answer = { script: documentOf(libraryScript), parts, lines, writer, tone: config.tone };
  expect(await call('generate', BODIES.generate)).toEqual([200, answer]);
  const { script } = answer;
  const documented = { ...BODIES.refine, currentScript: script, refinementRequest: 'Shorter' };
  const [status, shorter] = await call('refine', documented);
  expect([status, shorter.script.opening]).toEqual([200, script.opening]);
  expect(shorter.done).toMatch(/^Left out: /);
  const typedLine = { id: 'own-1', part: 'facts', text: 'Did you see us on TikTok?', byHand: true };
  const change = { kind: 'tone', tone: 'assertive' };
  const button = { ...documented, refinementRequest: 'Assertive', change };
  const [, firmer] = await call('refine', { ...button, lines: [...shorter.lines, typedLine] });
  expect(firmer).toMatchObject({ tone: 'assertive', lines: expect.arrayContaining([typedLine]) });
  const nonsense = { ...documented, refinementRequest: 'Purple monkey dishwasher' };
  const fields = { refinementRequest: UNDERSTOOD_REQUESTS };
  expect(await call('refine', nonsense)).toEqual([400, { error: UNDERSTOOD_REQUESTS, fields }]);
  expect([await leads(), woken()]).toEqual([[], 0]);
  const lead = { ...BODIES.submit, scriptContent: firmer.script };
  expect((await call('submit', lead))[0]).toBe(200);
  expect((await leads())[0]?.data.scriptContent).toEqual(firmer.script);
});
