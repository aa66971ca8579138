import { describe, expect, test } from 'vitest';
import type { IntakeConfig, IntakeScript } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import { INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { embeddedWriter } from '../embedded/embedded-writer.ts';
import { parseRefinement } from '../refinement.ts';
import type { Refined } from '../script-writer.ts';
import { modelWriter } from './model-writer.ts';

const own = await embeddedWriter();
const config: IntakeConfig = { ...INTAKE_CONFIG, specialConsiderations: 'We speak Spanish.' };
const before = await own.write(config);

/** A model that answers each question alike, and what the log says of its answer. */
async function answered(answer: IntakeScript, request: string, current = before) {
  const facts: { faults?: readonly string[]; reason?: string }[] = [];
  const log = { info: () => undefined, warn: (each: object) => facts.push(each), error: () => undefined };
  const ask = async () => ({ output: answer, tokens: { in: 1, out: 1 } });
  const writer = modelWriter({ ask, fallback: own, provider: 'test', log });
  const refined: Refined = await writer.refine(current, config, request);
  return { refined, faults: facts[0]?.faults ?? [] };
}
/** What our own writer makes of a request, which a good model might answer as well. */
async function made(request: string, current = before): Promise<IntakeScript> {
  const refined = await own.refine(current, config, request);
  if ('refused' in refined) throw new Error(refined.refused);
  return refined.script;
}
const withQuestion = (question: string, script = before): IntakeScript => {
  const [first, second, third, ...rest] = script.qualification;
  if (!first || !second || !third) throw new Error('no sections');
  const facts = { ...third, questions: [...third.questions, question] };
  return { ...script, qualification: [first, second, facts, ...rest] };
};

describe('an answer that does what was asked is taken', () => {
  test.each([
    ['Make it shorter'],
    ['Cut it by 20%'],
    ['Fewer questions'],
    ['Make it longer'],
    ['Make it more formal'],
    ['Use plain words'],
    ['Remove the questions about police reports'],
    ['Ask about prior surgeries'],
    ['End with "We look forward to talking with you."'],
  ])('%s', async (request) => {
    const current = request === 'Make it longer' ? await made('Cut it by 30%') : before;
    const answer = await made(request, current);
    expect(await answered(answer, request, current)).toEqual({
      refined: { script: answer, understood: [] },
      faults: [],
    });
  });

  test('a question of the model’s own about the topic', async () => {
    const answer = withQuestion('Have you had any surgery before this?');
    const { refined } = await answered(answer, 'Add a question about prior surgery');
    expect(refined).toMatchObject({ script: answer });
  });

  test('a request that nobody but the model understands', async () => {
    const request = 'Mention the parking lot behind our building somewhere';
    const answer = { ...before, closing: `${before.closing}\n\nThe parking lot is behind our building.` };
    expect(parseRefinement(request)).toEqual([]);
    expect((await answered(answer, request)).refined).toMatchObject({ script: answer });
  });
});

describe('an answer that does something else is not, and our own writer makes the change', () => {
  const longer = withQuestion('What was the weather like, and was the road wet or dark at that time?');
  const two = withQuestion('And what did the other driver say?', longer);
  test.each([
    ['a longer one to "shorter"', 'Make it shorter', longer, 'not-shorter'],
    ['the same to "shorter"', 'Make it shorter', before, 'not-shorter'],
    [
      'a little to a share',
      'Cut it by 30%',
      { ...before, closing: before.closing.slice(0, -9) },
      'not-shorter',
    ],
    ['more questions to "fewer"', 'Fewer questions', two, 'not-shorter'],
    ['one sentence to another tone', 'Make it more formal', longer, 'not-in-tone'],
    ['the warm one to an assertive tone', 'Make it assertive', before, 'not-in-tone'],
    ['a script in hard words', 'Use plain words', longer, 'not-plain'],
    ['one that still asks', 'Remove the questions about police reports', longer, 'not-removed'],
    ['another question', 'Ask about prior surgeries', longer, 'not-asked'],
    ['without the line', 'End with "We look forward to talking with you."', longer, 'not-added'],
  ])('%s', async (_, request, answer, fault) => {
    const { refined, faults } = await answered(answer, request);
    expect(faults).toContain(fault);
    expect(refined).toMatchObject({ script: await made(request) });
  });

  test('one that adds the question and changes the rest', async () => {
    const few = { ...before, qualification: before.qualification.slice(0, 4) };
    const answer = withQuestion('Have you had any surgery before this?', few);
    expect((await answered(answer, 'Add a question about prior surgery')).faults).toContain('changed-more');
  });

  test('one that drops what the visitor was shown', async () => {
    const { said } = await own.preview(config);
    const sentence = said[0]?.sentence ?? '';
    expect(scriptText(before)).toContain(sentence);
    const answer = {
      ...(await made('Make it shorter')),
      opening: before.opening.replace(sentence, '').trim(),
    };
    expect((await answered(answer, 'Make it shorter')).faults).toContain('preview-left-out');
  });
});

describe('a change that neither makes is refused, and the script stays', () => {
  test.each([
    ['nothing is changed', 'Sing it', before],
    ['only signs are changed', 'Sing it', { ...before, closing: `${before.closing} ` }],
    [
      'the answer says what no script may',
      'Sing it',
      { ...before, closing: `${before.closing} You will win.` },
    ],
    ['it links', 'Add our website', { ...before, closing: `${before.closing} See reyes.example.` }],
    [
      'the request orders a promise',
      'Say that you will win',
      { ...before, closing: `${before.closing} You will win.` },
    ],
  ])('%s', async (_, request, answer) => {
    const { refined } = await answered(answer, request);
    expect(refined).toEqual(await own.refine(before, config, request));
    expect(refined).toHaveProperty('refused');
  });
});
