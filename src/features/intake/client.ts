import * as z from 'zod/mini';
import { type BackendAnswer, type BackendPlace, callFunction } from '../forms/backend.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { type OfferedScript, offeredScriptSchema } from './change-offers.ts';
import type { ConsiderationsPreview } from './considerations.ts';
import { INTAKE_FUNCTIONS } from './functions.ts';
import {
  type IntakeConfig,
  type IntakeScript,
  type ReadRequest,
  readRequestSchema,
  type SubmitIntake,
} from './schema.ts';
import { scriptText } from './script-text.ts';
import type { IntakeAnswers } from './steps.ts';

/** Kept with the lead: where it came from. */
const SOURCE = 'intake-builder';

const spanSchema = z.object({ start: z.number(), end: z.number() });
/** What of a text is not used, and why. */
export const notUsedSchema = z.array(z.object({ own: z.string(), why: z.string(), span: spanSchema }));
const previewSchema = z.object({
  said: z.array(z.object({ sentence: z.string(), own: z.array(z.string()), spans: z.array(spanSchema) })),
  notUsed: notUsedSchema,
});
/** Not every backend says what it understood. */
const understoodSchema = z.catch(z.array(z.string()), []);

/** A script, or why there is none: an answer without a script that can be read counts as a failure without a reason. */
function readScript(answer: BackendAnswer): { script?: OfferedScript; reason?: string | undefined } {
  if (!answer.ok) return { reason: answer.error };
  const { script, offers } = answer.body;
  const parsed = offeredScriptSchema.safeParse(Object.assign({}, script, { offers }));
  return parsed.success ? { script: parsed.data } : {};
}

/** What a button can change of a script is none of its words. */
const alone = ({ offers: _, ...script }: OfferedScript): IntakeScript => script;

/** The four calls of the tool; they never throw. */
export function intakeClient(backend: BackendPlace) {
  const sender = leadSender(backend, INTAKE_FUNCTIONS.submit);
  /** By which the server knows again what it wrote last. */
  let signature: unknown;
  return {
    async generate(config: IntakeConfig) {
      const answer = await callFunction(backend, INTAKE_FUNCTIONS.generate, { config });
      signature = answer.ok && answer.body.signature;
      return readScript(answer);
    },
    /** Undefined where nobody answers, and where answers are missing. */
    async read(answers: Pick<IntakeAnswers, keyof ReadRequest>): Promise<ConsiderationsPreview | undefined> {
      const asked = readRequestSchema.safeParse(answers);
      if (!asked.success) return undefined;
      const answer = await callFunction(backend, INTAKE_FUNCTIONS.read, asked.data);
      return answer.ok ? previewSchema.safeParse(answer.body).data : undefined;
    },
    async refine(current: OfferedScript, config: IntakeConfig, refinementRequest: string) {
      const body = { currentScript: alone(current), config, refinementRequest };
      const answer = await callFunction(backend, INTAKE_FUNCTIONS.refine, body);
      return {
        ...readScript(answer),
        understood: understoodSchema.parse(answer.ok && answer.body.understood),
      };
    },
    /** The lead: nobody waits for it, and nothing is said about it. */
    submit(config: IntakeConfig, script: OfferedScript, hidden?: string) {
      const lead: SubmitIntake = {
        ...config,
        scriptContent: alone(script),
        fullScriptText: scriptText(script),
      };
      return sender.send(
        { ...lead, signature },
        { source: SOURCE, [HIDDEN_FIELD]: hidden || undefined },
        true,
      );
    },
  };
}
