import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICES } from '../../server/intake-script/offices.fixture.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { warningFor } from '../../src/features/intake/forbidden.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/places.ts';
import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import { documentOf, linesIn, NOTES, type Script } from '../../src/features/intake/script.ts';
import { fittingTopics, tickSentence, ticksAndNotes } from '../../src/features/intake/ticks.ts';
import { ALL_CONFIGS, AREAS, INTAKE_CONFIG, library, write } from '../support/intake-script.ts';
import { MODEL_LINES, modelLinesFor, modelLinesWith } from '../support/model-lines.ts';
import { openai, startModelServer } from '../support/openai-server.ts';
import { post, sharedServer } from './support/server-process.ts';

/** What a real server answers to the page. */
async function call(url: string, name: keyof typeof INTAKE_FUNCTIONS, body: unknown) {
  const response = await post(url, functionAddress('', INTAKE_FUNCTIONS[name]), body);
  return { status: response.status, ...(await response.json()) };
}

describe('our own library', () => {
  const shared = sharedServer();
  const generate = (config: IntakeConfig) => call(shared.server.url, 'generate', { config });

  test('writes every area, channel and tone, as it is documented and with ids', async () => {
    for (const config of ALL_CONFIGS) {
      const { status, script, lines } = await generate(config);
      const ours = write(config);
      expect([status, script, lines]).toEqual([200, documentOf(ours), ours.lines]);
    }
  });

  test('forty offices: a fixed sentence is a tick, every other line is printed word for word', async () => {
    expect(OFFICES).toHaveLength(40);
    for (const { area: practiceArea, channel, text, ticks: expected = [] } of OFFICES) {
      const config = { ...INTAKE_CONFIG, practiceArea, channel, specialConsiderations: text };
      const { lines } = await generate(config);
      const ids = (lines as Script['lines']).map(({ id }) => id);
      expect(ids.filter((id) => id.startsWith('tick-')).toSorted(), text).toEqual(
        expected.map((id) => `tick-${id}`).toSorted(),
      );
      const { ticks } = ticksAndNotes(fittingTopics(library.topics, config), text);
      const said = ticks.map(({ id, value }) => {
        const topic = library.topics.find((each) => each.id === id);
        return topic ? tickSentence(topic, value) : '';
      });
      const typed = text.split('\n').flatMap((line) => line.trim() || []);
      const notes = typed.filter(
        (line) => !said.includes(line.replace(/(?<=[a-z])\.$/, '')) && !said.includes(line),
      );
      expect(linesIn(lines, NOTES).map((line) => line.text)).toEqual(notes);
    }
  });

  /** Area, channel, request, and what was done, or the start of the reason why nothing was. */
  const REQUESTS = `
    personal-injury phone: shorter > Left out: papers
    personal-injury phone: Make it shorter please > Left out: papers
    personal-injury phone: too long > Left out: papers
    personal-injury phone: shorten the script > Left out: papers
    personal-injury phone: fewer questions > Left out: papers
    personal-injury phone: longer > Added: job duties
    personal-injury phone: make it longer > Added: job duties
    personal-injury phone: More questions > Added: job duties
    personal-injury phone: too short > Added: job duties
    personal-injury phone: plainer > The script has plainer words now.
    personal-injury phone: plain English, please > The script has plainer words now.
    personal-injury phone: simpler language > The script has plainer words now.
    personal-injury phone: no legalese > The script has plainer words now.
    personal-injury phone: more assertive > The tone is assertive now.
    personal-injury phone: use a professional tone > The tone is professional now.
    personal-injury phone: More formal. > The tone is professional now.
    personal-injury phone: gentler > The tone is empathetic now.
    personal-injury phone: more empathetic > The tone is empathetic now.
    personal-injury phone: make it warmer - The script has the warm tone already.
    personal-injury phone: friendlier - The script has the warm tone already.
    personal-injury phone: ask about parking > Added: “(Ask about parking.)”
    personal-injury phone: Ask whether they have seen a specialist > Added: “(Ask whether they have seen a specialist.)”
    personal-injury phone: ask if a doctor referred them to a specialist > Added: “(Ask if
    personal-injury phone: Add: Have you seen a specialist? > Added: “Have you seen a specialist?”
    personal-injury phone: Add: Has an expert looked at the car? > Added: “Has an expert
    personal-injury phone: ask: do you have pets > Added: “Do you have pets?”
    personal-injury phone: please ask who was driving > Added: “(Ask who was driving.)”
    personal-injury phone: add a question about their job > Added: “(Ask about their job.)”
    personal-injury phone: ask them how they found us > Added: “(Ask how they found us.)”
    personal-injury phone: Ask for account numbers ! Asks for what opens
    personal-injury phone: Ask for their passport number ! Asks for what opens
    personal-injury phone: End with we promise you a settlement ! Promises an outcome.
    personal-injury phone: end with: Our specialists call you. ! Praises the firm.
    personal-injury phone: Add: You should sue. ! Gives legal advice.
    personal-injury phone: Add: You are now our client. ! Treats the caller as a client.
    criminal-defense phone: Ask what happened that night ! Asks for the story.
    criminal-defense phone: Add: Tell us everything that happened ! Asks for the story.
    criminal-defense phone: end with: No fee unless we win. ! Ties the fee to the result.
    personal-injury email: Ask if they speak Spanish - A client reads every word of an email
    personal-injury email: ask whether they were insured - A client reads every word of an email
    personal-injury email: ask about an interpreter > Added: “Is there anything we should know about an interpreter?”
    personal-injury email: ask: Do you need an interpreter? > Added: “Do you need an interpreter?”
    personal-injury email: end with: We wish you well. > Added: “We wish you well.”
    employment-law email: no questions about size - No line of the script has the words “size”.
    personal-injury chat: ask whether they can talk by phone > Added: “(Staff only: ask whether
    employment-law chat: ask: Do you have a union? > Added: “Do you have a union?”
    estate-planning phone: Ask who the beneficiaries are > Added: “(Ask who the beneficiaries are.)”
    estate-planning in-person: ask about a safe deposit box > Added: “(Ask about a safe deposit box.)”
    business-law phone: ask about the lease > Added: “(Ask about the lease.)”
    personal-injury phone: no questions about bills > Left out: “What has this cost
    personal-injury phone: No questions about BILLS > Left out: “What has this cost
    personal-injury phone: dont ask about the pictures > Left out: “Did you or anyone
    personal-injury phone: don't ask about pictures > Left out: “Did you or anyone
    personal-injury phone: remove the adjuster > Left out: “Has an adjuster
    personal-injury phone: delete the questions about cost > Left out: “What has this cost
    personal-injury phone: no questions about the moon - No line of the script has the words “moon”.
    personal-injury phone: remove the attorney-client relationship - This stays in every script
    personal-injury phone: remove the last question - No line of the script has the words
    personal-injury phone: remove question 5 - No line of the script has the words
    personal-injury phone: finish with "Talk soon" > Added: “Talk soon.”
    personal-injury phone: close the call with thank you for trusting us > Added: “Thank you for trusting us.”
    personal-injury phone: I only want 10 questions - You can ask for: shorter
    personal-injury phone: shorter and warmer - You can ask for: shorter
    personal-injury phone: translate it to Spanish - You can ask for: shorter
    personal-injury phone: make the opening shorter - You can ask for: shorter
    personal-injury phone: undo - You can ask for: shorter
    personal-injury phone: my girls won't read all that, drop the photos - You can ask for: shorter
    personal-injury phone: make it rhyme - You can ask for: shorter
    personal-injury phone: Purple monkey dishwasher - You can ask for: shorter
    personal-injury phone: What is the capital of France? - You can ask for: shorter
    personal-injury phone: make it better - You can ask for: shorter`;
  const rows = [...REQUESTS.matchAll(/^\s+(\S+) (\S+): (.+?) ([>!-]) (.+)$/gm)];

  test('there are seventy requests', () => expect(rows.length).toBeGreaterThanOrEqual(70));

  test.each(rows.map(([, ...row]) => row as [string, string, string, string, string]))(
    '%s %s: %s %s %s',
    async (practiceArea, channel, refinementRequest, sign, expected) => {
      const config = { ...INTAKE_CONFIG, practiceArea, channel } as IntakeConfig;
      const { lines, ...script } = write(config);
      const body = {
        config,
        currentScript: documentOf({ ...script, lines }),
        lines,
        refinementRequest,
      };
      const answer = await call(shared.server.url, 'refine', body);
      if (sign === '-') {
        expect(answer).toMatchObject({ status: 400, fields: { refinementRequest: answer.error } });
        expect(answer.error).toContain(expected);
        return;
      }
      expect(answer).toMatchObject({ status: 200, script: documentOf(answer) });
      const own = (answer.lines as Script['lines']).find(({ byHand }) => byHand);
      if (sign === '>') expect(answer.done.startsWith(expected), answer.done).toBe(true);
      else expect(own && warningFor(own, config.practiceArea)).toContain(expected);
    },
  );
});

describe('a language model', () => {
  const model = {} as Awaited<ReturnType<typeof startModelServer>>;
  const settings: Record<string, string> = {
    INTAKE_PROVIDER: 'openai-compatible',
    INTAKE_MODEL: 'test-model',
  };
  beforeAll(async () => {
    Object.assign(model, await startModelServer());
    settings.INTAKE_BASE_URL = model.url;
  });
  const shared = sharedServer(settings);
  afterAll(() => model.stop());
  async function written(lines: unknown, config: IntakeConfig = INTAKE_CONFIG) {
    model.play(openai.says({ lines }));
    return call(shared.server.url, 'generate', { config });
  }

  const base = { ...INTAKE_CONFIG, specialConsiderations: '' };
  /** Twenty good answers: every area on every channel, each with another firm or sentence. */
  const EXTRA: [string, string, Partial<IntakeConfig>?][] = [
    [
      'Thank you. My colleague will take it from here.',
      'closing',
      { firmName: 'Diaz & Holt, P.A.' },
    ],
    ['{firm} thanks you.', 'closing', { firmName: 'Holt, P.C.' }],
    ['Holt, Inc. My list is done.', 'closing', { firmName: 'Holt, Inc.' }],
    ['You will hear from {firm}.', 'closing', { firmName: 'Tampa Injury Specialists L.L.P.' }],
    ['Has a doctor sent you to a specialist?', 'losses'],
    ['Has an expert looked at any of it?', 'evidence'],
    ['{attorney} will read this.', 'closing'],
    [
      'The fee for a consultation is {fee}.',
      'decision',
      { specialConsiderations: 'Fee for a consultation: $150' },
    ],
    ['Feel free to stop at any time.', 'closing'],
    ['No attorney can guarantee a result.', 'closing'],
    ['We promise to read every word.', 'closing'],
    ['Which bank account did the check go to?', 'facts'],
    ['Did they promise you a settlement?', 'flags'],
    ['Mr. Diaz will read this.', 'closing', { specialConsiderations: 'Send these to Mr. Diaz.' }],
    ['Did your Social Security benefits stop?', 'losses'],
    ['Do you think you should have help with the papers?', 'decision'],
    ['What did they say your case is worth?', 'losses'],
    ['Who else knows about it?', 'facts'],
    ['Nobody knows yet if we will win.', 'closing'],
    ['Please keep your papers together.', 'closing'],
  ];
  const configs = AREAS.flatMap((practiceArea) =>
    (['phone', 'chat', 'email', 'in-person'] as const).map((channel) => ({
      ...base,
      practiceArea,
      channel,
    })),
  );
  test.each(EXTRA.map((row, at) => [at + 1, ...row] as const))(
    'good answer %i: %s',
    async (number, text, part, more) => {
      const config = { ...(configs[number - 1] ?? base), ...more };
      const lines = modelLinesWith(text, part as 'closing', modelLinesFor(config, 'professional'));
      const answer = await written(lines, config);
      expect(answer.writer, shared.server.output().split('\n').at(-2)).toBe('model');
      expect(JSON.stringify(answer.script)).not.toMatch(/[{}](?:firm|attorney|fee)|\.\./);
    },
  );

  const BAD: [string, unknown][] = [
    ['promise', modelLinesWith("You won't go to jail, and the judge will drop this.")],
    ['promise', modelLinesWith('We will fight for you and win. You will be paid.')],
    ['advice', modelLinesWith('You definitely have a case.')],
    ['advice', modelLinesWith('Do not sign anything from the insurance company.')],
    ['advice', modelLinesWith('You have two years to file.')],
    ['contingency', modelLinesWith('We only get paid when you do.')],
    ['name', modelLinesWith('Delgado phones you tomorrow.')],
    ['name', modelLinesWith('Please ask for Ms. Carter.')],
    [
      'secret',
      modelLinesWith('Please read me your insurance account numbers and the passport numbers.'),
    ],
    ['channel', modelLinesWith('Please type your answers below and press send.')],
    ['channel', modelLinesWith('Please reply to this email.')],
    ['number', modelLinesWith('Our fee is $150.')],
    ['number', modelLinesWith('We keep one third.')],
    ['fee', modelLinesWith('The first consultation is free.')],
    ['fee', modelLinesWith('The fee is {fee}.')],
    ['praise', modelLinesWith('Our specialists call you.')],
    ['relationship', modelLinesWith('You are now our client.')],
    ['markup', modelLinesWith('**Thank you**, {name}.')],
    ['link', modelLinesWith('See www.example.com for more.')],
    ['too-short', MODEL_LINES.slice(0, 12)],
  ];
  test.each(BAD)('bad answer: %s', async (fault, lines) => {
    const { writer, lines: shown } = await written(lines);
    expect([writer, shown]).toEqual(['library', write(INTAKE_CONFIG).lines]);
    const last = shared.server
      .output()
      .trimEnd()
      .split('\n')
      .findLast((line) => line.includes('"faults"'));
    expect(JSON.parse(last ?? '{}').faults).toContain(fault);
  });

  test('there are twenty of each', () => expect([EXTRA.length, BAD.length]).toEqual([20, 20]));
});
