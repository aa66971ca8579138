import { z } from 'zod';
import type { FoundMistake } from '../../content/check-content.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS, TICK_GROUPS, VALUE_SLOT } from './schema.ts';
import { OPENING, QUESTION_PARTS, SCRIPT_PARTS } from './script.ts';

// Content of `content/tools/intake/`: all texts of the scripts.

/** What a line may have filled in: firm, kind of matter, papers to have ready. */
const SCRIPT_SLOTS = ['{firm}', '{matter}', '{papers}'];
const slotsIn = (text: string) => text.match(/\{[^}]*\}?|\}/g) ?? [];

const words = (max: number) =>
  z
    .string()
    .min(4)
    .max(max)
    .refine(
      (text) => slotsIn(text).every((slot) => SCRIPT_SLOTS.includes(slot)),
      `expected only ${SCRIPT_SLOTS.join(', ')}`,
    )
    .regex(/^\S+(?: \S+)*$/, 'expected single spaces on one line')
    // A firm may be called "The Reyes Firm" or end in an s: neither "the" nor a possessive fits every name.
    .refine(
      (text) => !/\bthe \{firm\}|\{firm\}'/i.test(text),
      'expected {firm} without "the" and "\'s"',
    );

const keySchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens');
const heading = words(60);
const name = z.string().min(2).max(40).describe('Name of the line in messages');
const partSchema = z.enum(SCRIPT_PARTS).describe('Part of the script that has the line');
const questionPart = z.enum(QUESTION_PARTS).describe('Part of the script that has the line');
const fixed = z.literal(true).optional().describe('In every script, in these words');
const areasSchema = z.array(z.enum(INTAKE_AREAS)).min(1).optional();

/** The same line in each of the four tones. */
const inEachTone = <T extends z.ZodType>(text: T) =>
  z.strictObject({ professional: text, warm: text, assertive: text, empathetic: text });
const tonedLineSchema = inEachTone(words(700));
export type TonedLine = z.infer<typeof tonedLineSchema>;

/** The texts of every script for one channel. Content of `content/tools/intake/<channel>.yaml`. */
export const channelTextsSchema = z
  .strictObject({
    introductionAfter: keySchema.describe(
      'Line of the opening after which lines about the firm come',
    ),
    headings: z.strictObject({ urgency: heading, conflict: heading, decision: heading }),
    lines: z
      .array(
        tonedLineSchema.extend({
          key: keySchema,
          part: partSchema,
          name,
          fixed,
          areas: areasSchema.describe('Practice areas that have the line; all when left out'),
        }),
      )
      .min(8),
  })
  .refine(
    ({ introductionAfter, lines }) =>
      lines.some(({ key, part }) => key === introductionAfter && part === OPENING),
    { path: ['introductionAfter'], error: 'expected a line of the opening' },
  );

const areaLine = z.strictObject({
  key: keySchema,
  part: questionPart,
  name,
  fixed,
  phone: tonedLineSchema,
  chat: tonedLineSchema,
  email: tonedLineSchema,
  'in-person': tonedLineSchema,
});
const longerLine = tonedLineSchema.extend({ key: keySchema, part: questionPart, name });

/** The texts of every script for one practice area. Content of `content/tools/intake/<area>.yaml`. */
export const areaTextsSchema = z.strictObject({
  matter: words(60).describe('What people come about, with its article: "an injury"'),
  papers: words(120).describe('What to have ready, to follow a verb'),
  headings: z.strictObject({ facts: heading, evidence: heading, losses: heading, flags: heading }),
  lines: z.array(areaLine).min(10),
  leftOutFirst: z
    .array(keySchema)
    .min(5)
    .refine((keys) => new Set(keys).size === keys.length, 'expected each line once')
    .describe('Lines that a shorter script leaves out, in this order; all others stay'),
  longer: z.array(longerLine).min(4).describe('Questions for a visitor who asks for more'),
});

/** Keys in the list of an area that name no line. */
export function areaMistakes(
  { lines, leftOutFirst }: z.infer<typeof areaTextsSchema>,
  channels: readonly z.infer<typeof channelTextsSchema>[],
): FoundMistake[] {
  const keys = [...lines, ...channels.flatMap((channel) => channel.lines)].map(({ key }) => key);
  return leftOutFirst.flatMap((key, at) => {
    const text = `expected the key of a line, found "${key}"`;
    return keys.includes(key) ? [] : [{ at: ['leftOutFirst', at], text }];
  });
}

/** A usual statement of an office, and its text in a script. */
const topicSchema = z
  .strictObject({
    id: keySchema,
    group: z.enum(TICK_GROUPS),
    sentence: z.string().min(10).max(80).describe('With a value it ends in ": {value}"'),
    value: z
      .strictObject({
        label: z.string().min(4).max(40),
        example: z.string().min(2).max(80),
        maxLength: z.number().int().min(20).max(200),
        kind: z
          .enum(['text', 'list', 'names', 'question'])
          .describe('A list gets "or" before its last name, and names capitals'),
      })
      .optional(),
    areas: areasSchema.describe('Where it fits; everywhere when left out'),
    channels: z.array(z.enum(INTAKE_CHANNELS)).min(1).optional(),
    oneOf: keySchema.optional().describe('A script has one of the ticks with the same key'),
    replaces: keySchema.optional().describe('The line of the library that it replaces'),
    part: partSchema,
    lines: z.partialRecord(
      z.enum(['any', ...INTAKE_CHANNELS]),
      inEachTone(z.string().min(4).max(400)),
    ),
  })
  .refine(({ sentence, value }) => sentence.endsWith(`: ${VALUE_SLOT}`) === (value !== undefined), {
    path: ['sentence'],
    error: 'expected ": {value}" at its end where there is a value',
  })
  .refine(
    ({ lines, value }) =>
      Object.values(lines)
        .flatMap((tones) => Object.values(tones ?? {}))
        .every((text) => slotsIn(text).join() === (value ? VALUE_SLOT : '')),
    {
      path: ['lines'],
      error: 'expected {value} once in each line where there is a value, and no other slot',
    },
  )
  .refine(
    ({ lines, channels }) =>
      lines.any ?? (channels ?? INTAKE_CHANNELS).every((channel) => lines[channel]),
    { path: ['lines'], error: 'expected a line for every channel, or "any"' },
  );
export type TickTopic = z.infer<typeof topicSchema>;

/** Ticks of the intake builder. Content of `content/tools/intake/considerations.yaml`. */
export const considerationsSchema = z
  .strictObject({
    mostWanted: z
      .record(z.enum(INTAKE_AREAS), z.array(keySchema).length(10))
      .describe('What the page offers first, for each practice area'),
    topics: z.array(topicSchema).min(20),
  })
  .superRefine(({ mostWanted, topics }, context) => {
    const find = (id: string) => topics.find((each) => each.id === id);
    const expect = (isValid: boolean | undefined, path: (string | number)[], expected: string) => {
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
    for (const [at, { id, sentence }] of topics.entries()) {
      expect(find(id) === topics[at], ['topics', at, 'id'], 'an id that no other topic has');
      const alike = topics.filter((each) =>
        sentence.startsWith(each.sentence.split(VALUE_SLOT)[0] ?? ''),
      );
      expect(alike.length === 1, ['topics', at, 'sentence'], 'a sentence that begins as no other');
    }
  });
export type IntakeTicks = z.infer<typeof considerationsSchema>;

/** Schemas of the files of `content/tools/intake/` that every area and channel shares, by the file's name. */
export const SHARED_TEXTS = {
  considerations: considerationsSchema,
  /** Questions for every area, for a longer script. */
  longer: z.strictObject({ lines: z.array(longerLine).min(2) }),
  'plain-words': z.strictObject({
    words: z
      .array(z.strictObject({ from: z.string().min(3).max(60), to: z.string().min(2).max(60) }))
      .min(10)
      .describe('In the order in which they are tried: longer ones before the words in them'),
  }),
};
