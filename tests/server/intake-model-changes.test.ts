import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Script } from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { write as compose, INTAKE_CONFIG, idsOf } from '../support/intake-script.ts';
import { openai, startModelServer } from '../support/openai-server.ts';
import { freshModelWriter } from './support/intake-model.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
let site: Awaited<ReturnType<typeof freshModelWriter>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  site = await freshModelWriter(server.url);
});

/** What the model's writer makes of a request, for a script as our page has it. */
const refine = (refinementRequest: string, script: Script) =>
  site.writerFor().refine({
    currentScript: documentOf(script),
    lines: script.lines,
    config: INTAKE_CONFIG,
    refinementRequest,
  });
const script = compose(INTAKE_CONFIG);
const hand = {
  id: 'own-1',
  part: 'decision',
  text: 'Did you see us on TikTok?',
  byHand: true as const,
};
const edited = {
  ...script,
  lines: [...script.lines.slice(0, -6), hand, ...script.lines.slice(-6)],
};
/** The script as a model answers it, each line by its id. */
const answerOf = ({ lines }: Script) =>
  lines.flatMap(({ id, part, text }) => (part === 'notes' ? [] : [{ id, part, text }]));

test('a change that our library knows is made by it, and no model is called', async () => {
  expect(await refine('shorter', script)).toMatchObject({ script: { writer: 'library' } });
  expect(server.requests).toEqual([]);
});

test('another one is made by the model: remaining lines have the same ids, and lines by hand the same text', async () => {
  const rhyme = { id: '', part: 'closing', text: 'We hear you, and we wish you well.' };
  const lines = answerOf(edited).map((line) =>
    line.id === 'own-1' ? { ...line, text: 'Did you see us on TV?' } : line,
  );
  server.play(openai.says({ lines: [...lines, rhyme] }));
  const refined = await refine('make it rhyme', edited);
  if ('refused' in refined) throw new Error(refined.refused);
  expect(idsOf(refined.script)).toEqual([...idsOf(edited), 'model-1']);
  expect(refined.script.lines).toContainEqual(hand);
  const body = server.requests[0]?.body as { messages: { content: string }[] };
  const user = body.messages[1]?.content;
  expect(user).toContain('"request": "make it rhyme"');
  expect(user).toMatch(/"text": "Did you see us on TikTok\?",\s+"fixed": true/);
  expect(site.lines).toMatchObject([{ level: 30, work: 'refine' }]);
});
