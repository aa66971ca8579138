import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { considerationsSchema } from './library-schema.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS } from './schema.ts';
import { fittingTopics, tickSentence, ticksAndNotes } from './ticks.ts';

const FILE = inContent('tools/intake/considerations.yaml');
const { topics, mostWanted } = readContentFile(FILE, considerationsSchema).data;
const topic = (id: string) => {
  const found = topics.find((each) => each.id === id);
  if (!found) throw new Error(`no topic ${id}`);
  return found;
};
const inChat = (text: string) =>
  ticksAndNotes(fittingTopics(topics, { practiceArea: 'personal-injury', channel: 'chat' }), text);

/** Lines as offices type them, our own sentences among them, whole and broken. */
const sentence = fc.constantFrom(...topics.map((each) => tickSentence(each, each.value?.example)));
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  sentence,
  sentence.map((each) => ` ${each} `),
  sentence.map((each) => `${each} But not on Fridays.`),
  sentence.map((each) => each.slice(0, -2)),
  fc.constantFrom('', '   ', '- No dog bites', 'Se habla español.', 'Atty: Diaz <x>'),
);
const spaceless = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((each) => each.trim());

test('any text in, every line out: a tick or a note, word for word, in its order', () => {
  const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
  const answers = fc.record({
    practiceArea: fc.constantFrom(...INTAKE_AREAS),
    channel: fc.constantFrom(...INTAKE_CHANNELS),
  });
  fc.assert(
    fc.property(text, answers, (typed, fit) => {
      const fitting = fittingTopics(topics, fit);
      const { ticks, notes } = ticksAndNotes(fitting, typed);
      const lines = spaceless(typed);
      // taken away one after the other, both leave nothing and find all of theirs in order
      const ticked = [...ticks].map(([id, value]) => tickSentence(topic(id), value));
      const rest = spaceless(notes);
      for (const each of lines)
        if (ticked[0] === each.trim()) ticked.shift();
        else expect(each).toBe(rest.shift());
      expect([rest, ticked]).toEqual([[], []]);
      for (const id of ticks.keys())
        expect(topic(id).insteadOf?.some((other) => ticks.has(other)) ?? false).toBe(false);
    }),
    { numRuns: 400 },
  );
});

describe('a line', () => {
  test('that is a fixed sentence ticks, with its value; the same once more, or its opposite, is a note', () => {
    const text = [
      'Cases we do not take: med mal, dog bites under $5k',
      'The first consultation is free',
      'Fee for a consultation: $150',
      'The first consultation is free',
      'Languages we speak besides English: Spanish',
      'Languages we speak besides English: Creole',
    ].join('\r\n');
    const { ticks, notes } = inChat(text);
    expect([...ticks]).toEqual([
      ['not-taken', 'med mal, dog bites under $5k'],
      ['free-consultation', ''],
      ['language', 'Spanish'],
    ]);
    expect(notes.split('\n')).toEqual([
      'Fee for a consultation: $150',
      'The first consultation is free',
      'Languages we speak besides English: Creole',
    ]);
  });

  test.each([
    'The first consultation is free. For veterans.',
    'the first consultation is free.',
    'Languages we speak besides English:',
    'Languages: Spanish',
    `Where to park: ${'x'.repeat(121)}`,
    'Also ask: What is your social security number?',
    'Also ask: Did you know that we guarantee a win?',
    // of another practice area, and of another channel
    'Ask about breath and blood tests',
  ])('that is none is a note: %s', (text) => {
    expect(inChat(text)).toEqual({ ticks: new Map(), notes: text });
  });
});

test('a mistake in the file is reported with its field', () => {
  const data = { mostWanted, topics };
  const without = (id: string) => ({ ...data, topics: topics.filter((each) => each.id !== id) });
  const issuesOf = (value: unknown) =>
    considerationsSchema
      .safeParse(value)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(issuesOf(data)).toBeUndefined();
  expect(issuesOf(without('language'))?.[0]).toMatch(
    /^mostWanted\.personal-injury\.0: expected the id/,
  );
  expect(issuesOf(without('county'))?.join()).toMatch(
    /insteadOf: expected county to name it in return/,
  );
  const twice = {
    ...data,
    topics: topics.map((each) => ({ ...each, sentence: 'We meet by video' })),
  };
  expect(issuesOf(twice)?.join()).toMatch(/sentence: expected/);
});
