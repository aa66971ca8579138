import { z } from 'zod';
import type { LocatedMistake } from '../../content/check-content.ts';
import { anyText } from '../../content/parts.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS, TICK_GROUPS, VALUE_SLOT } from './schema.ts';
import { OPENING, QUESTION_PARTS, SCRIPT_PARTS } from './script.ts';

const SCRIPT_SLOTS = ['{firm}', '{matter}', '{papers}'];
const findSlots = (text: string) => text.match(/\{[^}]*\}?|\}/g) ?? [];

const lineText = (max: number) =>
  z
    .string()
    .min(4)
    .max(max)
    .refine(
      (text) => findSlots(text).every((slot) => SCRIPT_SLOTS.includes(slot)),
      `expected only ${SCRIPT_SLOTS.join(', ')}`,
    )
    .regex(/^\S+(?: \S+)*$/, 'expected single spaces on one line')
    // A firm may be called "The Reyes Firm" or "Reyes Brothers": "the The Reyes Firm" and
    // "Reyes Brothers's" would be wrong.
    .refine(
      (text) => !/\bthe \{firm\}|\{firm\}'/i.test(text),
      'expected {firm} without "the" and "\'s"',
    );

const keySchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens');
const heading = lineText(60);
const name = anyText(2, 40).describe('Name of the line in messages');
const partSchema = z.enum(SCRIPT_PARTS).describe('Part of the script that has the line');
const questionPart = z.enum(QUESTION_PARTS).describe('Part of the script that has the line');
const fixedSchema = z
  .literal(true)
  .optional()
  .describe('True if every script has the line in exactly these words');
const areasSchema = z.array(z.enum(INTAKE_AREAS)).min(1).optional();

const schemaOfTones = <T extends z.ZodType>(text: T) =>
  z.strictObject({ professional: text, warm: text, assertive: text, empathetic: text });
const tonedLineSchema = schemaOfTones(lineText(700));
export type TonedLine = z.infer<typeof tonedLineSchema>;

export const channelTextsSchema = z
  .strictObject({
    introductionAfter: keySchema.describe(
      'Key of the line of the opening after which lines about the firm are placed',
    ),
    headings: z.strictObject({ urgency: heading, conflict: heading, decision: heading }),
    lines: z
      .array(
        tonedLineSchema.extend({
          key: keySchema,
          part: partSchema,
          name,
          fixed: fixedSchema,
          areas: areasSchema.describe('Practice areas that have the line; all if left out'),
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
  fixed: fixedSchema,
  phone: tonedLineSchema,
  chat: tonedLineSchema,
  email: tonedLineSchema,
  'in-person': tonedLineSchema,
});
const longerLine = tonedLineSchema.extend({ key: keySchema, part: questionPart, name });

export const areaTextsSchema = z.strictObject({
  matter: lineText(60).describe('What callers need help with, with its article: "an injury"'),
  papers: lineText(120).describe('Papers that callers should have ready; it must fit after a verb'),
  headings: z.strictObject({ facts: heading, evidence: heading, losses: heading, flags: heading }),
  lines: z.array(areaLine).min(10),
  leftOutFirst: z
    .array(keySchema)
    .min(5)
    .refine((keys) => new Set(keys).size === keys.length, 'expected each line once')
    .describe('Lines that a shorter script drops, in this order; all other lines remain'),
  longer: z.array(longerLine).min(4).describe('Questions for a longer script'),
});

export function areaMistakes(
  { lines, leftOutFirst }: z.infer<typeof areaTextsSchema>,
  channels: readonly z.infer<typeof channelTextsSchema>[],
): LocatedMistake[] {
  const keys = [...lines, ...channels.flatMap((channel) => channel.lines)].map(({ key }) => key);
  return leftOutFirst.flatMap((key, index) => {
    const text = `expected the key of a line, found "${key}"`;
    return keys.includes(key) ? [] : [{ at: ['leftOutFirst', index], text }];
  });
}

const topicSchema = z
  .strictObject({
    id: keySchema,
    group: z.enum(TICK_GROUPS),
    sentence: anyText(10, 80).describe('With a value it ends in ": {value}"'),
    value: z
      .strictObject({
        label: anyText(4, 40),
        example: anyText(2, 80),
        maxLength: z.number().int().min(20).max(200),
        kind: z
          .enum(['text', 'list', 'names', 'question'])
          .describe('A list gets "or" before its last item; names get capitals'),
      })
      .optional(),
    areas: areasSchema.describe('Practice areas that it fits; all if left out'),
    channels: z.array(z.enum(INTAKE_CHANNELS)).min(1).optional(),
    oneOf: keySchema
      .optional()
      .describe('A script can have only one of the ticks with the same key'),
    replaces: keySchema.optional().describe("Key of the library's line that it replaces"),
    part: partSchema,
    lines: z.partialRecord(z.enum(['any', ...INTAKE_CHANNELS]), schemaOfTones(anyText(4, 400))),
  })
  .refine(({ sentence, value }) => sentence.endsWith(`: ${VALUE_SLOT}`) === (value !== undefined), {
    path: ['sentence'],
    error: 'expected ": {value}" at its end where there is a value',
  })
  .refine(
    ({ lines, value }) =>
      Object.values(lines)
        .flatMap((tones) => Object.values(tones ?? {}))
        .every((text) => findSlots(text).join() === (value ? VALUE_SLOT : '')),
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

export const considerationsSchema = z
  .strictObject({
    mostWanted: z
      .record(z.enum(INTAKE_AREAS), z.array(keySchema).length(10))
      .describe('Ticks that the page shows first, for each practice area'),
    topics: z.array(topicSchema).min(20),
  })
  .superRefine(({ mostWanted, topics }, context) => {
    const find = (id: string) => topics.find((topic) => topic.id === id);
    const expect = (isValid: boolean | undefined, path: (string | number)[], expected: string) => {
      if (!isValid) context.addIssue({ code: 'custom', path, message: `expected ${expected}` });
    };
    for (const area of INTAKE_AREAS)
      for (const [index, id] of mostWanted[area].entries()) {
        const path = ['mostWanted', area, index];
        const topic = find(id);
        const isInArea = topic && (topic.areas?.includes(area) ?? true);
        expect(isInArea, path, 'the id of a topic that fits the area');
        expect(mostWanted[area].indexOf(id) === index, path, 'each topic once');
      }
    for (const [index, { id, sentence }] of topics.entries()) {
      expect(find(id) === topics[index], ['topics', index, 'id'], 'an id that no other topic has');
      const sameStart = topics.filter((each) =>
        sentence.startsWith(each.sentence.split(VALUE_SLOT)[0] ?? ''),
      );
      expect(
        sameStart.length === 1,
        ['topics', index, 'sentence'],
        'a sentence that begins as no other',
      );
    }
  });
export type IntakeTicks = z.infer<typeof considerationsSchema>;

export const SHARED_TEXTS = {
  considerations: considerationsSchema,
  longer: z.strictObject({ lines: z.array(longerLine).min(2) }),
  'plain-words': z.strictObject({
    words: z
      .array(z.strictObject({ from: anyText(3, 60), to: anyText(2, 60) }))
      .min(10)
      .describe('Tried in this order: a longer phrase must come before words that it contains'),
  }),
};
