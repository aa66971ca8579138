import { z } from 'zod';
import {
  areasSchema,
  inEachTone,
  keySchema,
  partSchema,
  topicSchema,
} from './considerations-schema.ts';
import { INTAKE_AREAS } from './schema.ts';
import { OPENING, QUESTION_PARTS } from './script.ts';
import { tickSentence, ticksAndNotes } from './ticks.ts';

/** What a line may have filled in: firm, kind of matter, papers to have ready, the call-back promise. */
const SCRIPT_SLOTS = ['{firm}', '{matter}', '{papers}', '{value}'] as const;

const SLOT = /\{[^}]*\}?|\}/g;
const isSlot = (text: string) => (SCRIPT_SLOTS as readonly string[]).includes(text);

const words = (max: number) =>
  z
    .string()
    .min(4)
    .max(max)
    .refine(
      (text) => (text.match(SLOT) ?? []).every(isSlot),
      `expected only ${SCRIPT_SLOTS.join(', ')}`,
    )
    .refine(
      (text) => text === text.trim() && !/\s{2}|\n/.test(text),
      'expected single spaces on one line',
    )
    // A firm may be called "The Reyes Firm" or end in an s: neither "the" nor a possessive fits every name.
    .refine(
      (text) => !/\bthe \{firm\}|\{firm\}'/i.test(text),
      'expected {firm} without "the" and "\'s"',
    );

/** One line of a script in each of the four tones. */
const tonedLineSchema = inEachTone(words(700));
export type TonedLine = z.infer<typeof tonedLineSchema>;

const heading = words(60);
const name = z
  .string()
  .min(2)
  .max(40)
  .describe('What a visitor reads when the line is left out or added');
const questionPart = z.enum(QUESTION_PARTS).describe('Part of the script that has the line');
const fixed = z
  .literal(true)
  .optional()
  .describe('The line stands in every script, whoever writes it, in these words');

const longerLine = tonedLineSchema.extend({ key: keySchema, part: questionPart, name });

/** The texts of every script for one channel. Content of `content/tools/intake/<channel>.yaml`. */
export const channelWordsSchema = z
  .strictObject({
    introductionAfter: keySchema.describe(
      'Line of the opening after which the firm speaks of itself; none up to it asks anything',
    ),
    headings: z.strictObject({ urgency: heading, conflict: heading, decision: heading }),
    lines: z
      .array(
        tonedLineSchema.extend({
          key: keySchema,
          part: partSchema,
          name,
          fixed,
          areas: areasSchema.describe(
            'Practice areas whose scripts have the line; all when left out',
          ),
        }),
      )
      .min(8),
  })
  .refine(
    ({ introductionAfter, lines }) =>
      lines.some(({ key, part }) => key === introductionAfter && part === OPENING),
    { path: ['introductionAfter'], error: 'expected a line of the opening' },
  );

/** How scripts of one practice area are built. Content of `content/tools/intake/<area>.yaml`. */
export const areaWordsSchema = z.strictObject({
  matter: words(60).describe('What people come about, with its article: "an injury"'),
  papers: words(120).describe('What to have ready, to follow a verb'),
  headings: z.strictObject({ facts: heading, evidence: heading, losses: heading, flags: heading }),
  lines: z.array(z.strictObject({ key: keySchema, part: questionPart, name, fixed })).min(10),
  leftOutFirst: z
    .array(keySchema)
    .min(5)
    .refine((keys) => new Set(keys).size === keys.length, 'expected each line once')
    .describe(
      'What a shorter script leaves out, in this order, lines of the channels too; all others stay',
    ),
  longer: z.array(longerLine).min(4).describe('Questions for a visitor who asks for more'),
});

/** The lines of an area on one channel, by key. Content of `content/tools/intake/<area>-<channel>.yaml`. */
export const voiceSchema = z.record(keySchema, tonedLineSchema);

/** Questions for every area, for a longer script. Content of `content/tools/intake/longer.yaml`. */
const longerWordsSchema = z.strictObject({ lines: z.array(longerLine).min(2) });

/** Plainer words. Content of `content/tools/intake/plain-words.yaml`. */
const plainWordsSchema = z.strictObject({
  words: z
    .array(z.strictObject({ from: z.string().min(3).max(60), to: z.string().min(2).max(60) }))
    .min(10)
    .describe('In the order in which they are tried: longer ones before the words in them'),
});
export type PlainWord = z.infer<typeof plainWordsSchema>['words'][number];

/** Number of an area's ticks that the page shows first. */
const MOST_WANTED = 10;

/** Ticks of the intake builder. Content of `content/tools/intake/considerations.yaml`. */
export const considerationsSchema = z
  .strictObject({
    mostWanted: z
      .record(z.enum(INTAKE_AREAS), z.array(keySchema).length(MOST_WANTED))
      .describe('What the page offers first, for each practice area'),
    topics: z.array(topicSchema).min(20),
  })
  .superRefine(({ mostWanted, topics }, context) => {
    const find = (id: string) => topics.find((each) => each.id === id);
    const expect = (isValid: unknown, path: (string | number)[], expected: string) => {
      if (!isValid) context.addIssue({ code: 'custom', path, message: `expected ${expected}` });
    };
    for (const area of INTAKE_AREAS)
      for (const [at, id] of mostWanted[area].entries()) {
        const path = ['mostWanted', area, at];
        const topic = find(id);
        const isFit = topic && (topic.areas?.includes(area) ?? true);
        expect(isFit, path, 'the id of a topic that fits the area');
        expect(mostWanted[area].indexOf(id) === at, path, 'each topic once');
      }
    for (const [at, topic] of topics.entries()) {
      const { id, insteadOf = [], value } = topic;
      expect(find(id) === topic, ['topics', at, 'id'], 'an id that no other topic has');
      for (const other of insteadOf)
        expect(
          find(other)?.insteadOf?.includes(id),
          ['topics', at, 'insteadOf'],
          `${other} to name it in return`,
        );
      const { ticks } = ticksAndNotes(topics, tickSentence(topic, value?.example));
      expect(
        ticks.size === 1 && ticks.get(id) === (value?.example ?? ''),
        ['topics', at, 'sentence'],
        'a sentence that no other topic begins with, and an example that fits it',
      );
    }
  });
export type IntakeTicks = z.infer<typeof considerationsSchema>;

/** Schemas of the files of `content/tools/intake/` that every area and channel shares, by the file's name. */
export const SHARED_WORDS = {
  considerations: considerationsSchema,
  longer: longerWordsSchema,
  'plain-words': plainWordsSchema,
  'call-back': tonedLineSchema,
};
