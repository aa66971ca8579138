import { describe, expect, test } from 'vitest';
import { questionRequest } from '../../../src/features/intake/change-offers.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeConfig,
  type IntakePracticeArea,
  type IntakeScript,
} from '../../../src/features/intake/schema.ts';
import { changed, library, questions, refusal, write } from '../../../tests/support/refinement.ts';
import { SCRIPT_PLACES, SCRIPT_SECTIONS } from '../library-schema.ts';
import { entriesOf } from './draft.ts';
import { furtherLines, STAYS, scriptLines } from './lines.ts';
import { recognise } from './recognise.ts';

/** Many scripts take their time on a busy machine, in ms. */
const MANY_SCRIPTS_MS = 60_000;
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
const SHORTER_TIMES_LEAST = 3;

/** Without an answer to these nobody can say whether the firm takes the matter. */
const DECIDES: Record<IntakePracticeArea, readonly string[]> = {
  'personal-injury': ['statements', 'insurance', 'fault', 'treatment'],
  'criminal-defense': ['bond', 'police', 'arrest'],
  'employment-law': ['job', 'complaints', 'size', 'signed'],
  'estate-planning': ['debts', 'fiduciaries', 'dispute', 'capacity', 'family'],
  'business-law': ['money', 'owners', 'contract', 'role'],
};
/** What the firm wants of every conversation goes only after them. */
const LAST_OF_ALL = 'appointment';
/** Who asks, what cannot wait, and the names: a date of birth only helps to keep these apart. */
const NEVER_LEFT_OUT = ['opening', 'urgency', 'conflict'];
const HELPS_THE_CHECK = 'birth';

const answers = (practiceArea: IntakePracticeArea, channel: (typeof INTAKE_CHANNELS)[number]) =>
  INTAKE_TONES.map(
    (tone): IntakeConfig => ({
      practiceArea,
      channel,
      tone,
      firmName: 'Reyes & Park, LLP',
      email: 'a@firm.example',
      specialConsiderations: '',
    }),
  );
const PAIRS = AREAS.flatMap((area) => INTAKE_CHANNELS.map((channel) => [area, channel] as const));
const linesOf = (script: IntakeScript, config: IntakeConfig) =>
  entriesOf(recognise(library, config, script)).flatMap(({ known }) => (known ? [known.line] : []));

describe.each(PAIRS)('%s, %s', { timeout: MANY_SCRIPTS_MS }, (area, channel) => {
  test('gets shorter a few times, the lowest rank first, and keeps safety, conflict check and deadlines', () => {
    for (const config of answers(area, channel)) {
      let script = write(config);
      const must = linesOf(script, config).filter(({ rank }) => rank === STAYS);
      expect(must.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['deadline', 'hold', 'names', 'consent', 'next', 'farewell']),
      );
      const whole = linesOf(script, config).map(({ id }) => id);
      const order: string[][] = [];
      let times = 0;
      for (let next = ''; ; times += 1) {
        next = refusal(script, 'Make it shorter', config);
        if (next.startsWith('refused')) {
          expect(next).toMatch(/^refused: Nothing more can be left out: the \d+ words that remain belong/);
          break;
        }
        const shorter: IntakeScript = JSON.parse(next);
        const left = linesOf(shorter, config);
        const gone = linesOf(script, config).filter(({ id }) => !left.some((line) => line.id === id));
        expect(Math.max(...gone.map(({ rank }) => rank))).toBeLessThan(
          Math.min(...left.map(({ rank }) => rank)),
        );
        order.push(gone.map(({ id }) => id));
        script = shorter;
      }
      const decides = DECIDES[area];
      expect(
        order[0]?.filter((id) => decides.includes(id)),
        config.tone,
      ).toEqual([]);
      expect(order.at(-1)).toContain(LAST_OF_ALL);
      const rankOf = new Map(scriptLines(library, config, SCRIPT_PLACES).map(({ id, rank }) => [id, rank]));
      const lowest = Math.min(...decides.map((id) => rankOf.get(id) ?? 0));
      for (const id of order.flat().filter((each) => ![...decides, LAST_OF_ALL].includes(each)))
        expect(rankOf.get(id), id).toBeLessThan(lowest);
      expect(times, config.tone).toBeGreaterThanOrEqual(SHORTER_TIMES_LEAST);
      const kept = linesOf(script, config).map(({ id }) => id);
      expect(kept).toEqual(must.map(({ id }) => id));
      expect(kept.some((id) => ['danger', 'urgent', 'threats'].includes(id))).toBe(true);
      const stays = scriptLines(library, config, SCRIPT_PLACES).filter(
        ({ id, place }) => NEVER_LEFT_OUT.includes(place) && id !== HELPS_THE_CHECK,
      );
      expect(kept).toEqual(expect.arrayContaining(stays.map(({ id }) => id)));
      expect(kept.length + order.flat().length).toBe(whole.length);
      expect(script.opening).not.toBe('');
      expect(script.closing).not.toBe('');
    }
  });

  test('each question that may go does so alone when it is named, and comes back', () => {
    const [config] = answers(area, channel) as [IntakeConfig];
    const full = write(config);
    const lines = scriptLines(library, config, [...SCRIPT_SECTIONS, 'closing']);
    const named = [...lines.filter(({ rank }) => rank < STAYS), ...furtherLines(library, config)];
    for (const { id, about } of named) {
      const [name = id] = about;
      const add = questionRequest({ name, isAsked: false });
      const remove = questionRequest({ name, isAsked: true });
      const has = (script: IntakeScript) => linesOf(script, config).some((line) => line.id === id);
      const [without, present] = has(full) ? [changed(full, config, remove), full] : [full, undefined];
      expect(has(without), remove).toBe(false);
      const again = changed(without, config, add);
      expect(has(again), add).toBe(true);
      expect(linesOf(again, config), name).toHaveLength(linesOf(without, config).length + 1);
      if (present) expect(linesOf(again, config)).toHaveLength(linesOf(present, config).length);
      expect(questions(again).length).toBeGreaterThanOrEqual(questions(without).length);
    }
  });
});

test('an appointment and how they found us come back when they are asked for', () => {
  const [config] = answers('estate-planning', 'chat') as [IntakeConfig];
  const again = [
    'remove the appointment offer',
    'remove questions about how they found us',
    'Offer an appointment',
    'Ask how they found us',
  ].reduce((script, request) => changed(script, config, request), write(config));
  expect(linesOf(again, config).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['appointment', 'source']),
  );
});

test('no questions about health leaves the people who are to decide alone', () => {
  const [config] = answers('estate-planning', 'phone') as [IntakeConfig];
  const ids = linesOf(changed(write(config), config, 'No questions about health'), config).map(
    ({ id }) => id,
  );
  expect(ids).not.toContain('capacity');
  expect(ids).toContain('fiduciaries');
});

/** What an office manager calls a question, and the line that is meant. */
const CALLED: [IntakePracticeArea, string, string][] = [
  ['personal-injury', 'the drinking question', 'fault'],
  ['personal-injury', 'questions about prior accidents', 'earlier'],
  ['personal-injury', 'the question about DOB', 'birth'],
  ['criminal-defense', 'the kids question', 'refused'],
  ['criminal-defense', 'the question about jail', 'refused'],
  ['criminal-defense', 'questions about who is paying', 'payer'],
  ['criminal-defense', 'questions about criminal history', 'record'],
  ['employment-law', 'questions about reviews', 'discipline'],
  ['employment-law', 'the health questions', 'harm'],
  ['estate-planning', 'the medical questions', 'capacity'],
  ['estate-planning', 'the kids question', 'family'],
  ['estate-planning', 'the family fight question', 'dispute'],
  ['business-law', 'the question about how much is at stake', 'money'],
  ['business-law', 'the question about other lawyers', 'refused'],
];
test.each(CALLED)('%s: remove %s', (area, called, id) => {
  const [config] = answers(area, 'phone') as [IntakeConfig];
  const full = write(config);
  const next = refusal(full, `Remove ${called}`, config);
  if (id === 'refused') return expect(next).toBe('refused: That belongs in every script, so it stays.');
  const left = linesOf(JSON.parse(next), config).map((line) => line.id);
  const gone = linesOf(full, config).filter((line) => !left.includes(line.id));
  expect(gone.map((line) => line.id)).toEqual([id]);
});

test.each(['estate-planning', 'business-law'] as const)('%s asks nothing about jail', (area) => {
  const [config] = answers(area, 'phone') as [IntakeConfig];
  expect(refusal(write(config), 'Remove the question about jail', config)).toBe(
    'refused: The script asks nothing about that.',
  );
});

const ASKED: [string, string][] = [
  ['add a question about date of birth', 'What is your date of birth?'],
  ['add a question about marital status', 'What is your marital status?'],
  ['add a question about the insurance policy number', 'What is your insurance policy number?'],
  ['add a question about accident', 'What can you tell me about the accident?'],
  ['add a question about wife', 'What can you tell me about your wife?'],
  ['add a question about alcohol', 'What can you tell me about alcohol?'],
  ['add a question about security camera', 'What can you tell me about the security camera?'],
  ['add a question about hobbies', 'What can you tell me about hobbies?'],
  ['add a question about prior surgery', 'What can you tell me about prior surgery?'],
  ['add a question about Dr. Smith', 'What can you tell me about Dr. Smith?'],
];
test.each(ASKED)('%s', (request, question) => {
  const [config] = answers('business-law', 'phone') as [IntakeConfig];
  expect(questions(changed(write(config), config, request))).toContain(question);
});
