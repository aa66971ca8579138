import { z } from 'zod';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakePracticeArea,
  type IntakeTone,
} from './schema.ts';
import { SCRIPT_PARTS } from './script.ts';
import { TICK_GROUPS, tickSentence, ticksAndNotes, VALUE_SLOT } from './ticks.ts';

const areas = Object.keys(INTAKE_PRACTICE_AREAS) as [IntakePracticeArea, ...IntakePracticeArea[]];
/** Number of an area's ticks that the page shows first. */
const MOST_WANTED = 10;

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens');

const line = z.strictObject(
  Object.fromEntries(INTAKE_TONES.map((tone) => [tone, z.string().min(4).max(400)])) as Record<
    IntakeTone,
    z.ZodString
  >,
);

const topic = z
  .strictObject({
    id,
    group: z.enum(TICK_GROUPS),
    sentence: z
      .string()
      .min(10)
      .max(80)
      .describe('The line in the special considerations; with a value it ends in ": {value}"'),
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
    areas: z
      .array(z.enum(areas))
      .min(1)
      .optional()
      .describe('Where it fits; everywhere when left out'),
    channels: z.array(z.enum(INTAKE_CHANNELS)).min(1).optional(),
    insteadOf: z.array(id).min(1).optional().describe('Ticks that say the opposite'),
    replaces: id.optional().describe('The line of the library that it replaces'),
    part: z.enum(SCRIPT_PARTS).describe('Part of the script that has it'),
    lines: z.partialRecord(z.enum(['any', ...INTAKE_CHANNELS]), line),
  })
  .refine(
    ({ sentence, value }) =>
      value ? sentence.endsWith(`: ${VALUE_SLOT}`) : !sentence.includes('{'),
    {
      path: ['sentence'],
      error:
        'expected ": {value}" at its end where there is a value, and no slot where there is none',
    },
  )
  .refine(
    ({ lines, value }) =>
      Object.values(lines).every((tones) =>
        Object.values(tones ?? {}).every(
          (text) => (text.match(/\{[^}]*\}?/g) ?? []).join() === (value ? VALUE_SLOT : ''),
        ),
      ),
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

/** Ticks of the intake builder. Content of `content/tools/intake/considerations.yaml`. */
export const considerationsSchema = z
  .strictObject({
    mostWanted: z
      .record(z.enum(areas), z.array(id).length(MOST_WANTED))
      .describe('What the page offers first, for each practice area'),
    topics: z.array(topic).min(20),
  })
  .superRefine(({ mostWanted, topics }, context) => {
    const ids = topics.map((each) => each.id);
    const expect = (isValid: boolean, path: (string | number)[], message: string) => {
      if (!isValid) context.addIssue({ code: 'custom', path, message });
    };
    for (const [area, wanted] of Object.entries(mostWanted))
      for (const [at, each] of wanted.entries()) {
        const found = topics.find((one) => one.id === each);
        const fits = found && (!found.areas || found.areas.some((one) => one === area));
        expect(
          Boolean(fits),
          ['mostWanted', area, at],
          'expected the id of a topic that fits the area',
        );
        expect(wanted.indexOf(each) === at, ['mostWanted', area, at], 'expected each topic once');
      }
    for (const [at, each] of topics.entries()) {
      expect(
        ids.indexOf(each.id) === at,
        ['topics', at, 'id'],
        'expected an id that no other topic has',
      );
      for (const other of each.insteadOf ?? []) {
        const back = topics.find((one) => one.id === other)?.insteadOf ?? [];
        expect(
          back.includes(each.id),
          ['topics', at, 'insteadOf'],
          `expected ${other} to name it in return`,
        );
      }
      const read = ticksAndNotes(topics, tickSentence(each, each.value?.example)).ticks;
      expect(
        read.length === 1 && read[0]?.id === each.id && read[0].value === each.value?.example,
        ['topics', at, 'sentence'],
        'expected a sentence that no other topic begins with, and an example that fits it',
      );
    }
  });
