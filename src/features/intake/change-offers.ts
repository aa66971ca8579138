import * as z from 'zod/mini';
import { INTAKE_TONES, intakeScriptSchema } from './schema.ts';

/**
 * What one press asks for, in words that a visitor could have typed: whoever changes scripts reads one kind of
 * request.
 */
export const BUTTON_REQUESTS = {
  shorter: 'Make it shorter',
  longer: 'Make it longer',
  'plain-words': 'Use plain words',
  professional: 'Make it more professional',
  warm: 'Make it warmer',
  assertive: 'Make it more assertive',
  empathetic: 'Make it more empathetic',
} as const;

/** What pressing a button can do to a script as it stands. */
const changeOffersSchema = z.object({
  /** Of BUTTON_REQUESTS those that would change nothing, each with the reason. */
  whyNot: z.record(z.string(), z.string()),
  /** The tone it has, where that can be told. */
  tone: z.optional(z.enum(INTAKE_TONES)),
  /** Lines of the library that may come and go, by name. */
  questions: z.array(z.object({ name: z.string(), isAsked: z.boolean() })),
});
export type ChangeOffers = z.infer<typeof changeOffersSchema>;

export function questionRequest({ name, isAsked }: ChangeOffers['questions'][number]) {
  return isAsked ? `Remove questions about ${name}` : `Add a question about ${name}`;
}

/** A script with the changes that can be pressed. Not every backend knows any. */
export const offeredScriptSchema = z.object({
  ...intakeScriptSchema.shape,
  offers: z.catch(z.optional(changeOffersSchema), undefined),
});
export type OfferedScript = z.infer<typeof offeredScriptSchema>;
