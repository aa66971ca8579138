import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';
import { documentOf, linesOf, type Script } from '../../src/features/intake/script.ts';
import { write as compose, INTAKE_CONFIG, idsOf, MODEL_SCRIPT } from '../support/intake-script.ts';
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

const write = (env?: Record<string, string>, config = INTAKE_CONFIG) =>
  site.writerFor(env).write(config);
/** What the model's writer makes of a request, for a script as our page has it. */
async function refine(request: string, script: Script, config: IntakeConfig = INTAKE_CONFIG) {
  const ask = { document: documentOf(script), lines: script.sections, config, request };
  return site.writerFor().refine(ask);
}
/** What the server was asked, the first time unless told. */
const asked = <T = Record<string, unknown>>(index = 0) => server.requests[index]?.body as T;
type Messages = { messages: { role: string; content: string }[] };

describe('a change', () => {
  const rhymes = (document: IntakeScript) => ({
    ...document,
    closing: `${document.closing}\n\nWe hear you, and we wish you well.`,
  });

  test('that our library knows is made by it, and no model is asked', async () => {
    const refined = await refine('shorter, and add: Any pets?', compose(INTAKE_CONFIG));
    expect(refined).toMatchObject({
      script: { writer: 'library' },
      understood: [/Any pets/, /Shortened/].map((each) => expect.stringMatching(each)),
    });
    expect(server.requests).toEqual([]);
  });

  test('that it does not know is made by the model: lines that stay keep their ids, and those by hand their words', async () => {
    const script = compose(INTAKE_CONFIG);
    const hand = { id: 'own-1', text: 'Did you see us on TikTok?', byHand: true as const };
    const edited = {
      ...script,
      sections: script.sections.map((section) =>
        section.place === 'decision' ? { ...section, lines: [...section.lines, hand] } : section,
      ),
    };
    server.play(openai.says(rhymes(documentOf(edited))));
    const refined = await refine('make it rhyme', edited);
    if ('refused' in refined) throw new Error(refined.refused);
    expect(idsOf(refined.script)).toEqual([...idsOf(edited), 'model-1']);
    expect(linesOf(refined.script.sections)).toContainEqual(hand);
    expect(refined.script.sections.map(({ place }) => place)).toEqual(
      edited.sections.map(({ place }) => place),
    );
    const user = asked<Messages>().messages[1]?.content;
    expect(user).toContain('"request": "make it rhyme"');
    expect(user).toContain('"byHand": [\n    "Did you see us on TikTok?"\n  ]');
    expect(site.lines).toMatchObject([{ level: 30, work: 'refine' }]);
    // without it the change is not taken
    const without: IntakeScript = JSON.parse(
      JSON.stringify(rhymes(documentOf(edited))).replace('TikTok', 'TV'),
    );
    server.play(openai.says(without));
    expect(await refine('make it rhyme', edited)).toMatchObject({ refused: expect.any(String) });
    expect(site.lines.at(-1)).toMatchObject({ reason: 'rejected', faults: ['by-hand'] });
  });

  test('of a script that a model wrote may be any, another tone too; one that came without ids as well', async () => {
    server.play(openai.says(MODEL_SCRIPT));
    const script = await write();
    const firmer = {
      ...MODEL_SCRIPT,
      opening: MODEL_SCRIPT.opening.replace('Hi, thanks so much', 'Thank you'),
    };
    server.play(openai.says(firmer));
    const refined = await refine('more assertive', script);
    if ('refused' in refined) throw new Error(refined.refused);
    expect(documentOf(refined.script)).toEqual(firmer);
    server.play(openai.says(firmer));
    const bare = { document: MODEL_SCRIPT, config: INTAKE_CONFIG, request: 'more assertive' };
    expect(await site.writerFor().refine(bare)).toMatchObject({ script: { writer: 'model' } });
  });

  test('that changes nothing, or breaks a rule, is refused in the words of our library', async () => {
    server.play(openai.says(MODEL_SCRIPT));
    const script = await write();
    expect(await refine('make it rhyme', script)).toMatchObject({ refused: /You can ask for/ });
    expect(site.lines.at(-1)).toMatchObject({ work: 'refine', faults: ['unchanged'] });
  });
});
