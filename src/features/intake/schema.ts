import * as z from 'zod/mini';
import {
  EMAIL_FIELD,
  FIRM_FIELD,
  maxLengthRule,
  sizedText,
  textRule,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

export const INTAKE_PRACTICE_AREAS = {
  'personal-injury': 'Personal Injury',
  'criminal-defense': 'Criminal Defense',
  'employment-law': 'Employment Law',
  'estate-planning': 'Estate Planning',
  'business-law': 'Business Law',
} as const;
export type IntakePracticeArea = keyof typeof INTAKE_PRACTICE_AREAS;
export const INTAKE_AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];

export const INTAKE_CHANNELS = ['phone', 'chat', 'email', 'in-person'] as const;
export type IntakeChannel = (typeof INTAKE_CHANNELS)[number];

export const INTAKE_TONES = ['professional', 'warm', 'assertive', 'empathetic'] as const;
export type IntakeTone = (typeof INTAKE_TONES)[number];

export const TICK_GROUPS = [
  'who-you-take',
  'money',
  'hours-and-place',
  'language-and-access',
  'care',
] as const;
export const VALUE_SLOT = '{value}';

/** Lengths in characters, after trimming. */
export const INTAKE_LIMITS = {
  /** Length of the ticks (one line each) together with the notes. */
  considerationsMax: 1000,
  refinementMax: 500,
  textMax: 4000,
  sectionsMax: 20,
  questionsMax: 40,
  /** The longest script that we write has about 5,000 characters. */
  fullTextMax: 20_000,
} as const;

export const INTAKE_MESSAGES = {
  practiceArea: 'Choose a practice area',
  channel: 'Choose a channel',
  tone: 'Choose a tone',
  considerations: 'Special considerations must be text',
  considerationsLong: 'Special considerations must be at most 1000 characters',
  refinementRequired: 'Say what should change',
  refinementLong: 'The request must be at most 500 characters',
  script: 'This script could not be read',
  scriptLong: 'This script is too long',
  config: 'The answers of the wizard are missing',
} as const;

export const INFO_FIELDS = {
  firmName: { label: 'Law Firm Name *', ...FIRM_FIELD },
  email: { label: 'Email Address *', ...EMAIL_FIELD },
} as const satisfies FormFields;

/** The rows of the mail have this order. */
export const INTAKE_FIELDS = {
  ...INFO_FIELDS,
  practiceArea: {
    label: 'Practice Area',
    rule: z.enum(INTAKE_AREAS, INTAKE_MESSAGES.practiceArea),
  },
  channel: { label: 'Channel', rule: z.enum(INTAKE_CHANNELS, INTAKE_MESSAGES.channel) },
  tone: { label: 'Tone', rule: z.enum(INTAKE_TONES, INTAKE_MESSAGES.tone) },
  specialConsiderations: {
    label: 'Special Considerations',
    rule: z._default(
      textRule(INTAKE_MESSAGES.considerations).check(
        maxLengthRule(INTAKE_LIMITS.considerationsMax, INTAKE_MESSAGES.considerationsLong),
      ),
      '',
    ),
  },
} as const satisfies FormFields;

export const intakeConfigSchema = schemaOf(INTAKE_FIELDS, INTAKE_MESSAGES.config);
export type IntakeConfig = z.infer<typeof intakeConfigSchema>;

const UNREADABLE_MESSAGE = INTAKE_MESSAGES.script;

/** The text is not cleaned, so that hidden characters in a model's answer are found. */
export const boundedScriptText = (min: 0 | 1, max: number, tooLong: string = UNREADABLE_MESSAGE) =>
  z
    .string(UNREADABLE_MESSAGE)
    .check(z.trim(), z.minLength(min, UNREADABLE_MESSAGE), z.maxLength(max, tooLong));
export const scriptTextSchema = boundedScriptText(1, INTAKE_LIMITS.textMax);
/** Opening and closing may be empty, because a visitor can delete all their lines. */
const paragraphs = boundedScriptText(0, INTAKE_LIMITS.fullTextMax);

const listOf = <T extends z.core.SomeType>(item: T, max: number) =>
  z
    .array(item, UNREADABLE_MESSAGE)
    .check(z.minLength(1, UNREADABLE_MESSAGE), z.maxLength(max, UNREADABLE_MESSAGE));

const sectionSchema = z.object(
  { section: scriptTextSchema, questions: listOf(scriptTextSchema, INTAKE_LIMITS.questionsMax) },
  UNREADABLE_MESSAGE,
);

/** An empty line separates paragraphs. Sections are in the order of the conversation. */
export const intakeScriptSchema = z
  .object(
    {
      opening: paragraphs,
      qualification: listOf(sectionSchema, INTAKE_LIMITS.sectionsMax),
      closing: paragraphs,
    },
    UNREADABLE_MESSAGE,
  )
  .check(
    z.refine(
      (script) => JSON.stringify(script).length <= INTAKE_LIMITS.fullTextMax,
      INTAKE_MESSAGES.scriptLong,
    ),
  );
export type IntakeScript = z.infer<typeof intakeScriptSchema>;

export const refinementSchema = sizedText(
  1,
  INTAKE_MESSAGES.refinementRequired,
  INTAKE_LIMITS.refinementMax,
  INTAKE_MESSAGES.refinementLong,
);

const lineSchema = z.object({
  /** The id of the library's line, or a new id; it is unique in its script. */
  id: scriptTextSchema,
  part: scriptTextSchema,
  text: scriptTextSchema,
  /** The visitor wrote or edited the line. Changes affect it only if the request names it. */
  byHand: z.optional(z.literal(true)),
});
export type ScriptLine = z.infer<typeof lineSchema>;

export const scriptLinesSchema = z
  .array(lineSchema, UNREADABLE_MESSAGE)
  .check(z.maxLength(INTAKE_LIMITS.sectionsMax * INTAKE_LIMITS.questionsMax, UNREADABLE_MESSAGE));

/** A flat list of lines in the order of their parts. Notes are the last part. */
export const scriptSchema = z.object({
  /** The answers for which the script was written. The tone is the script's present tone. */
  config: intakeConfigSchema,
  parts: z.array(z.object({ id: scriptTextSchema, heading: scriptTextSchema })),
  lines: scriptLinesSchema,
  writer: z.enum(['library', 'model']),
  /** True if the script is in plain words. */
  plain: z.optional(z.boolean()),
});
export type Script = z.infer<typeof scriptSchema>;
export type ScriptPart = Script['parts'][number];
