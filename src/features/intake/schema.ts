import * as z from 'zod/mini';
import {
  EMAIL_FIELD,
  FIRM_FIELD,
  maxLengthRule,
  sizedText,
  typedTextRule,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

/** Practice areas for which a script can be written, by id, with the names that visitors read. */
export const INTAKE_PRACTICE_AREAS = {
  'personal-injury': 'Personal Injury',
  'criminal-defense': 'Criminal Defense',
  'employment-law': 'Employment Law',
  'estate-planning': 'Estate Planning',
  'business-law': 'Business Law',
} as const;
export type IntakePracticeArea = keyof typeof INTAKE_PRACTICE_AREAS;
export const INTAKE_AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];

/** Channels of the conversation. */
export const INTAKE_CHANNELS = ['phone', 'chat', 'email', 'in-person'] as const;
export type IntakeChannel = (typeof INTAKE_CHANNELS)[number];

/** Tones of the firm's language. */
export const INTAKE_TONES = ['professional', 'warm', 'assertive', 'empathetic'] as const;
export type IntakeTone = (typeof INTAKE_TONES)[number];

/** Groups of ticks in the order in which they are shown. */
export const TICK_GROUPS = [
  'who-you-take',
  'money',
  'hours-and-place',
  'language-and-access',
  'care',
] as const;
/** Slot for the visitor's value in the sentence and the line of a tick. */
export const VALUE_SLOT = '{value}';

/** Lengths in characters, counted after trimming, both ends inclusive. */
export const INTAKE_LIMITS = {
  /** Length of the ticks (one line each) and the notes together. */
  considerationsMax: 1000,
  refinementMax: 500,
  /** Length of one text of a script: its opening, a question, its closing. */
  textMax: 4000,
  sectionsMax: 20,
  questionsMax: 40,
  /** Length of a whole script as plain text. The longest script that we write has about 5,000 characters. */
  fullTextMax: 20_000,
} as const;

/** Messages for invalid values. */
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

/** Fields of the last step of the wizard. */
export const INFO_FIELDS = {
  firmName: { label: 'Law Firm Name *', ...FIRM_FIELD },
  email: { label: 'Email Address *', ...EMAIL_FIELD },
} as const satisfies FormFields;

/** All answers of the wizard with their rules and, in this order, the rows of the mail. */
export const INTAKE_FIELDS = {
  ...INFO_FIELDS,
  practiceArea: {
    label: 'Practice Area',
    rule: z.enum(INTAKE_AREAS, INTAKE_MESSAGES.practiceArea),
  },
  channel: { label: 'Channel', rule: z.enum(INTAKE_CHANNELS, INTAKE_MESSAGES.channel) },
  tone: { label: 'Tone', rule: z.enum(INTAKE_TONES, INTAKE_MESSAGES.tone) },
  /** Free text of the visitor; it may be empty. */
  specialConsiderations: {
    label: 'Special Considerations',
    rule: z._default(
      typedTextRule(INTAKE_MESSAGES.considerations).check(
        maxLengthRule(INTAKE_LIMITS.considerationsMax, INTAKE_MESSAGES.considerationsLong),
      ),
      '',
    ),
  },
} as const satisfies FormFields;

export const intakeConfigSchema = schemaOf(INTAKE_FIELDS, INTAKE_MESSAGES.config);
export type IntakeConfig = z.infer<typeof intakeConfigSchema>;

const UNREADABLE = INTAKE_MESSAGES.script;

/**
 * Schema for a text of a script. Unlike typed text it is not cleaned, so that hidden characters in a model's answer are
 * found.
 */
export const ofScript = (min: 0 | 1, max: number, tooLong: string = UNREADABLE) =>
  z.string(UNREADABLE).check(z.trim(), z.minLength(min, UNREADABLE), z.maxLength(max, tooLong));
export const scriptTextSchema = ofScript(1, INTAKE_LIMITS.textMax);
/** May be empty, because a visitor can delete every line of the opening or the closing. */
const paragraphs = ofScript(0, INTAKE_LIMITS.fullTextMax);

const listOf = <T extends z.core.SomeType>(item: T, max: number) =>
  z.array(item, UNREADABLE).check(z.minLength(1, UNREADABLE), z.maxLength(max, UNREADABLE));

/** A section: its heading, and its questions and remarks, one entry per turn. */
const sectionSchema = z.object(
  { section: scriptTextSchema, questions: listOf(scriptTextSchema, INTAKE_LIMITS.questionsMax) },
  UNREADABLE,
);

/**
 * An intake script in its documented form. An empty line separates paragraphs. The sections follow the order of the
 * conversation.
 */
export const intakeScriptSchema = z
  .object(
    {
      opening: paragraphs,
      qualification: listOf(sectionSchema, INTAKE_LIMITS.sectionsMax),
      closing: paragraphs,
    },
    UNREADABLE,
  )
  .check(
    z.refine(
      (script) => JSON.stringify(script).length <= INTAKE_LIMITS.fullTextMax,
      INTAKE_MESSAGES.scriptLong,
    ),
  );
export type IntakeScript = z.infer<typeof intakeScriptSchema>;

/** The request for a change in the visitor's words. */
export const refinementSchema = sizedText(
  1,
  INTAKE_MESSAGES.refinementRequired,
  INTAKE_LIMITS.refinementMax,
  INTAKE_MESSAGES.refinementLong,
);

const lineSchema = z.object({
  /** Unique in its script: the id of the library's line, or a new id. */
  id: scriptTextSchema,
  part: scriptTextSchema,
  text: scriptTextSchema,
  /** True if the visitor wrote or edited the line. A change never affects it, unless the request names it. */
  byHand: z.optional(z.literal(true)),
});
export type ScriptLine = z.infer<typeof lineSchema>;

/** The lines of a script with their ids, as server and page exchange them. */
export const scriptLinesSchema = z
  .array(lineSchema, UNREADABLE)
  .check(z.maxLength(INTAKE_LIMITS.sectionsMax * INTAKE_LIMITS.questionsMax, UNREADABLE));

/** A script: a flat list of lines in the order of its parts. Notes are the last part. */
export const scriptSchema = z.object({
  /** The answers for which it was written, but with its present tone. */
  config: intakeConfigSchema,
  parts: z.array(z.object({ id: scriptTextSchema, heading: scriptTextSchema })),
  lines: scriptLinesSchema,
  writer: z.enum(['library', 'model']),
  /** True if it is in plain words. */
  plain: z.optional(z.boolean()),
});
export type Script = z.infer<typeof scriptSchema>;
export type ScriptPart = Script['parts'][number];
