import * as z from 'zod/mini';
import {
  boundedScriptText,
  INTAKE_LIMITS,
  INTAKE_MESSAGES,
  intakeConfigSchema,
  intakeScriptSchema,
  refinementSchema,
  scriptLinesSchema,
  scriptTextSchema,
} from './schema.ts';

// Only the server checks the bodies of these requests, so the page does not load this file.

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shorter') }),
  z.object({ kind: z.literal('longer') }),
  z.object({ kind: z.literal('plain') }),
  z.object({ kind: z.literal('tone'), tone: intakeConfigSchema.shape.tone }),
  /** A question that ends in "?", or a topic to ask about: "about parking". */
  z.object({ kind: z.literal('ask'), question: scriptTextSchema }),
  z.object({ kind: z.literal('remove'), words: scriptTextSchema }),
  z.object({ kind: z.literal('closing'), text: scriptTextSchema }),
]);
export type ScriptChange = z.infer<typeof changeSchema>;

export const generateRequestSchema = z.object({ config: intakeConfigSchema });

export const refineRequestSchema = z.object({
  currentScript: intakeScriptSchema,
  config: intakeConfigSchema,
  refinementRequest: refinementSchema,
  /** Only our own page sends `lines` and `plain`. */
  lines: z.optional(scriptLinesSchema),
  plain: z.optional(z.boolean()),
  /** If `change` is set, the text of the request is ignored. */
  change: z.optional(changeSchema),
});
export type RefineIntake = z.infer<typeof refineRequestSchema>;

export const submitIntakeSchema = z.object({
  ...intakeConfigSchema.shape,
  scriptContent: intakeScriptSchema,
  fullScriptText: boundedScriptText(1, INTAKE_LIMITS.fullTextMax, INTAKE_MESSAGES.scriptLong),
});
export type SubmitIntake = z.infer<typeof submitIntakeSchema>;
