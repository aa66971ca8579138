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

// Bodies of requests to the builder's functions. Only the server checks them, so the page does not load this file.

/** Changes that a visitor can request. The page itself edits, moves, deletes and adds lines. */
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shorter') }),
  z.object({ kind: z.literal('longer') }),
  z.object({ kind: z.literal('plain') }),
  z.object({ kind: z.literal('tone'), tone: intakeConfigSchema.shape.tone }),
  /** A question that ends in "?", or a topic to ask about: "about parking". */
  z.object({ kind: z.literal('ask'), question: scriptTextSchema }),
  /** Words in the lines to remove. */
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
  /** The lines with their ids, which our own page sends, and whether they are in plain words. */
  lines: z.optional(scriptLinesSchema),
  plain: z.optional(z.boolean()),
  /** The change of a button. If it is set, the text of the request is ignored. */
  change: z.optional(changeSchema),
});
export type RefineIntake = z.infer<typeof refineRequestSchema>;

/** Body of `submit-intake-builder`, in addition to what every form sends (features/forms/submission.ts). */
export const submitIntakeSchema = z.object({
  ...intakeConfigSchema.shape,
  /** The script as it was generated. */
  scriptContent: intakeScriptSchema,
  /** The same script with its notes as plain text (script.ts). */
  fullScriptText: ofScript(1, INTAKE_LIMITS.fullTextMax, INTAKE_MESSAGES.scriptLong),
});
export type SubmitIntake = z.infer<typeof submitIntakeSchema>;
