import * as z from 'zod/mini';
import {
  INTAKE_LIMITS,
  INTAKE_MESSAGES,
  intakeConfigSchema,
  intakeScriptSchema,
  ofScript,
  refinementSchema,
  scriptLinesSchema,
  scriptTextSchema,
} from './schema.ts';

// Bodies of the builder's functions. The page that sends them does not check them, so it does not load this file.

/** What can be changed on request. The page edits, moves, deletes and adds lines by itself. */
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shorter') }),
  z.object({ kind: z.literal('longer') }),
  z.object({ kind: z.literal('plain') }),
  z.object({ kind: z.literal('tone'), tone: intakeConfigSchema.shape.tone }),
  /** A question that ends in "?", or what to ask: "about parking". */
  z.object({ kind: z.literal('ask'), question: scriptTextSchema }),
  /** Words that the lines contain. */
  z.object({ kind: z.literal('remove'), words: scriptTextSchema }),
  z.object({ kind: z.literal('closing'), text: scriptTextSchema }),
]);
export type ScriptChange = z.infer<typeof changeSchema>;

/** Body of `generate-intake-script`. */
export const generateRequestSchema = z.object({ config: intakeConfigSchema });

/** Body of `refine-intake-script`. */
export const refineRequestSchema = z.object({
  currentScript: intakeScriptSchema,
  config: intakeConfigSchema,
  refinementRequest: refinementSchema,
  /** The script with the ids of its lines, from our own page, and whether it is in plain words. */
  lines: z.optional(scriptLinesSchema),
  plain: z.optional(z.boolean()),
  /** The change of a button: the request is not read then. */
  change: z.optional(changeSchema),
});
export type RefineIntake = z.infer<typeof refineRequestSchema>;

/** Body of `submit-intake-builder`, besides what every form sends (features/forms/submission.ts). */
export const submitIntakeSchema = z.object({
  ...intakeConfigSchema.shape,
  /** The script as it was generated. */
  scriptContent: intakeScriptSchema,
  /** The same script as plain text with the notes (script.ts). */
  fullScriptText: ofScript(1, INTAKE_LIMITS.fullTextMax, INTAKE_MESSAGES.scriptLong),
});
export type SubmitIntake = z.infer<typeof submitIntakeSchema>;
