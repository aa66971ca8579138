import { z } from 'zod';
import { INTAKE_AREAS, INTAKE_CHANNELS, TICK_GROUPS, VALUE_SLOT } from './schema.ts';
import { SCRIPT_PARTS } from './script.ts';

export const keySchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words joined by hyphens');

/** The same line in each of the four tones. */
export const inEachTone = <T extends z.ZodType>(text: T) =>
  z.strictObject({ professional: text, warm: text, assertive: text, empathetic: text });

export const partSchema = z.enum(SCRIPT_PARTS).describe('Part of the script that has the line');
export const areasSchema = z.array(z.enum(INTAKE_AREAS)).min(1).optional();

/** A usual statement of an office, and its text in a script. */
export const topicSchema = z
  .strictObject({
    id: keySchema,
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
    areas: areasSchema.describe('Where it fits; everywhere when left out'),
    channels: z.array(z.enum(INTAKE_CHANNELS)).min(1).optional(),
    insteadOf: z.array(keySchema).min(1).optional().describe('Ticks that say the opposite'),
    replaces: keySchema.optional().describe('The line of the library that it replaces'),
    part: partSchema,
    lines: z.partialRecord(
      z.enum(['any', ...INTAKE_CHANNELS]),
      inEachTone(z.string().min(4).max(400)),
    ),
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
export type TickTopic = z.infer<typeof topicSchema>;
