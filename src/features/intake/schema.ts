import * as z from 'zod/mini';

import {
  atMost,
  EMAIL_FIELD,
  FIRM_FIELD,
  optionalChoice,
  sizedText,
  text,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

/** Practice areas a script can be written for, by id, as visitors read them. */
export const INTAKE_PRACTICE_AREAS = {
  'personal-injury': 'Personal Injury',
  'criminal-defense': 'Criminal Defense',
  'employment-law': 'Employment Law',
  'estate-planning': 'Estate Planning',
  'business-law': 'Business Law',
} as const;
export type IntakePracticeArea = keyof typeof INTAKE_PRACTICE_AREAS;

/** Where the conversation takes place. */
export const INTAKE_CHANNELS = ['phone', 'chat', 'email', 'in-person'] as const;
export type IntakeChannel = (typeof INTAKE_CHANNELS)[number];

/** How the firm sounds. */
export const INTAKE_TONES = ['professional', 'warm', 'assertive', 'empathetic'] as const;
export type IntakeTone = (typeof INTAKE_TONES)[number];

/** When a firm calls back: the choice and the text of the script. */
const CALL_BACKS = [
  'Within 15 minutes',
  'Within an hour',
  'The same business day',
  'By the end of the next business day',
] as const;

/** Lengths in characters, counted after trimming, both ends inclusive. */
export const INTAKE_LIMITS = {
  /** A line for each tick, and the notes. */
  considerationsMax: 1000,
  refinementMax: 500,
  /** Of one part of a script: its opening, a question, its closing. */
  textMax: 4000,
  sectionsMax: 20,
  questionsMax: 40,
  /** Of a whole script as plain text; the longest one we write has about 5,000. */
  fullTextMax: 20_000,
} as const;

/** What a visitor reads when a value breaks its rule. */
export const INTAKE_MESSAGES = {
  practiceArea: 'Choose a practice area',
  channel: 'Choose a channel',
  tone: 'Choose a tone',
  callBack: 'Choose one of the times on the list, or none',
  considerations: 'Special considerations must be text',
  considerationsLong: 'Special considerations must be at most 1000 characters',
  refinementRequired: 'Say what should change',
  refinementLong: 'The request must be at most 500 characters',
  script: 'This script could not be read',
  scriptLong: 'This script is too long',
  config: 'The answers of the wizard are missing',
} as const;

const areas = Object.keys(INTAKE_PRACTICE_AREAS) as [IntakePracticeArea, ...IntakePracticeArea[]];

/** The last step of the wizard. */
export const INFO_FIELDS = {
  firmName: { label: 'Law Firm Name *', ...FIRM_FIELD },
  email: { label: 'Email Address *', ...EMAIL_FIELD },
  callBack: {
    label: 'Call-Back Promise (Optional)',
    rule: optionalChoice(CALL_BACKS, INTAKE_MESSAGES.callBack),
    options: CALL_BACKS,
  },
} as const satisfies FormFields;

/** All answers of the wizard: their rules, and the rows of the mail in its order. */
export const INTAKE_FIELDS = {
  ...INFO_FIELDS,
  practiceArea: { label: 'Practice Area', rule: z.enum(areas, INTAKE_MESSAGES.practiceArea) },
  channel: { label: 'Channel', rule: z.enum(INTAKE_CHANNELS, INTAKE_MESSAGES.channel) },
  tone: { label: 'Tone', rule: z.enum(INTAKE_TONES, INTAKE_MESSAGES.tone) },
  /** Free text of the visitor, may be empty. */
  specialConsiderations: {
    label: 'Special Considerations',
    rule: z._default(
      text(INTAKE_MESSAGES.considerations).check(
        atMost(INTAKE_LIMITS.considerationsMax, INTAKE_MESSAGES.considerationsLong),
      ),
      '',
    ),
  },
} as const satisfies FormFields;

export const intakeConfigSchema = schemaOf(INTAKE_FIELDS, INTAKE_MESSAGES.config);
export type IntakeConfig = z.infer<typeof intakeConfigSchema>;

/** Text of a script. It is not cleaned up as typed text is: anything hidden in a model's answer must be found. */
export const ofScript = (min: 0 | 1, max: number, tooLong: string) =>
  z
    .string(INTAKE_MESSAGES.script)
    .check(z.trim(), z.minLength(min, INTAKE_MESSAGES.script), z.maxLength(max, tooLong));
export const scriptTextSchema = ofScript(1, INTAKE_LIMITS.textMax, INTAKE_MESSAGES.script);
/** A visitor may delete every line of the opening or of the closing. */
const paragraphs = ofScript(0, INTAKE_LIMITS.fullTextMax, INTAKE_MESSAGES.script);

/** An intake script from either writer. */
export const intakeScriptSchema = z
  .object(
    {
      /** The opening; an empty line separates paragraphs. */
      opening: paragraphs,
      /** Sections in the order of the conversation, each with the questions to ask. */
      qualification: z
        .array(
          z.object(
            {
              /** Heading of the section. */
              section: scriptTextSchema,
              /** Questions and remarks, one entry a turn. */
              questions: z
                .array(scriptTextSchema, INTAKE_MESSAGES.script)
                .check(
                  z.minLength(1, INTAKE_MESSAGES.script),
                  z.maxLength(INTAKE_LIMITS.questionsMax, INTAKE_MESSAGES.script),
                ),
            },
            INTAKE_MESSAGES.script,
          ),
          INTAKE_MESSAGES.script,
        )
        .check(
          z.minLength(1, INTAKE_MESSAGES.script),
          z.maxLength(INTAKE_LIMITS.sectionsMax, INTAKE_MESSAGES.script),
        ),
      /** The closing; an empty line separates paragraphs. */
      closing: paragraphs,
    },
    INTAKE_MESSAGES.script,
  )
  .check(
    z.refine(
      (script) => JSON.stringify(script).length <= INTAKE_LIMITS.fullTextMax,
      INTAKE_MESSAGES.scriptLong,
    ),
  );
export type IntakeScript = z.infer<typeof intakeScriptSchema>;

/** The lines of a script with their ids, as they travel between our server and our page. */
export const scriptLinesSchema = z
  .array(
    z.object({
      id: scriptTextSchema,
      part: scriptTextSchema,
      text: scriptTextSchema,
      byHand: z.optional(z.literal(true)),
    }),
    INTAKE_MESSAGES.script,
  )
  .check(
    z.maxLength(INTAKE_LIMITS.sectionsMax * INTAKE_LIMITS.questionsMax, INTAKE_MESSAGES.script),
  );

/** What should change, in the visitor's words. */
export const refinementSchema = sizedText(
  1,
  INTAKE_MESSAGES.refinementRequired,
  INTAKE_LIMITS.refinementMax,
  INTAKE_MESSAGES.refinementLong,
);

/** What our server answers beside the documented script. */
export const writtenScriptSchema = z.object({
  parts: z.array(z.object({ id: scriptTextSchema, heading: scriptTextSchema })),
  lines: scriptLinesSchema,
  writer: z.enum(['library', 'model']),
  tone: z.enum(INTAKE_TONES),
  plain: z.optional(z.boolean()),
});
/** What it answers to a change besides. */
export const refinedScriptSchema = z.object({
  ...writtenScriptSchema.shape,
  /** What was done, in a sentence. */
  done: z._default(z.string(), ''),
  /** Lines by hand that the change would have concerned and left alone. */
  untouched: z._default(z.array(z.string()), []),
});
