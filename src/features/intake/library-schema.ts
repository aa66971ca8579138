import { z } from 'zod';
import { considerationsSchema } from './considerations-schema.ts';
import {
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakePracticeArea,
  type IntakeTone,
} from './schema.ts';
import { QUESTION_PARTS, SCRIPT_PARTS } from './script.ts';

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

const LINE_MAX = 700;

/** One line of a script in each of the four tones. */
const tonedLineSchema = z.strictObject(
  Object.fromEntries(INTAKE_TONES.map((tone) => [tone, words(LINE_MAX)])) as Record<
    IntakeTone,
    ReturnType<typeof words>
  >,
);
export type TonedLine = z.infer<typeof tonedLineSchema>;

const key = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens');
const heading = words(60);
const name = z
  .string()
  .min(2)
  .max(40)
  .describe('What a visitor reads when the line is left out or added');
const part = z.enum(SCRIPT_PARTS).describe('Part of the script that has the line');
const questionPart = z.enum(QUESTION_PARTS).describe('Part of the script that has the line');
const fixed = z
  .literal(true)
  .optional()
  .describe('The line stands in every script, whoever writes it, in these words');

const longerLine = tonedLineSchema.extend({ key, part: questionPart, name });

/** The texts of every script for one channel. Content of `content/tools/intake/<channel>.yaml`. */
export const channelWordsSchema = z.strictObject({
  saidAfter: key.describe(
    'Line of the opening after which the firm speaks of itself; none up to it asks anything',
  ),
  headings: z.strictObject({ urgency: heading, conflict: heading, decision: heading }),
  lines: z
    .array(
      tonedLineSchema.extend({
        key,
        part,
        name,
        fixed,
        areas: z
          .array(
            z.enum(
              Object.keys(INTAKE_PRACTICE_AREAS) as [IntakePracticeArea, ...IntakePracticeArea[]],
            ),
          )
          .min(1)
          .optional()
          .describe('Practice areas whose scripts have the line; all when left out'),
      }),
    )
    .min(8),
});

/** How scripts of one practice area are built. Content of `content/tools/intake/<area>.yaml`. */
export const areaWordsSchema = z.strictObject({
  matter: words(60).describe('What people come about, with its article: "an injury"'),
  papers: words(120).describe('What to have ready, to follow a verb'),
  headings: z.strictObject({ facts: heading, evidence: heading, losses: heading, flags: heading }),
  lines: z.array(z.strictObject({ key, part: questionPart, name, fixed })).min(10),
  leftOutFirst: z
    .array(key)
    .min(5)
    .refine((keys) => new Set(keys).size === keys.length, 'expected each line once')
    .describe(
      'What a shorter script leaves out, in this order, lines of the channels too; all others stay',
    ),
  longer: z.array(longerLine).min(4).describe('Questions for a visitor who asks for more'),
});

/** The lines of an area on one channel, by key. Content of `content/tools/intake/<area>-<channel>.yaml`. */
export const voiceSchema = z.record(key, tonedLineSchema);

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

/** Schemas of the files of `content/tools/intake/` that every area and channel shares, by the file's name. */
export const SHARED_WORDS = {
  considerations: considerationsSchema,
  longer: longerWordsSchema,
  'plain-words': plainWordsSchema,
  'call-back': tonedLineSchema,
};
