import * as z from 'zod/mini';
import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { INTAKE_FUNCTIONS } from './places.ts';
import type { Change, SubmitIntake } from './requests-schema.ts';
import { type IntakeConfig, intakeScriptSchema } from './schema.ts';
import {
  documentOf,
  linesIn,
  NOTES,
  newLines,
  type Script,
  scriptFrom,
  scriptSchema,
  scriptText,
} from './script.ts';

/** Stored with the lead: where it came from. */
const SOURCE = 'intake-builder';

/** A request for a change: in the visitor's words, and as data where it comes from a button. */
export type ChangeRequest = { text: string; change?: Change | undefined };

/** What our server answers besides a changed script: what was done, and lines by hand that were left alone. */
const refinedSchema = z.object({
  done: z.optional(z.string()),
  untouched: z.optional(z.array(z.string())),
});
/** Without a script it is a failure; `reason` is the server's. */
type Written = z.infer<typeof refinedSchema> & {
  script?: Script;
  reason?: string | undefined;
};

/** The calls of the tool; they never throw. A script that cannot be read is a failure without a reason. */
export function intakeClient(backend: BackendAddress) {
  const sender = leadSender(backend, INTAKE_FUNCTIONS.submit);
  /** `notesOf`: the notes of a script from a backend that is not ours and answers the documented script alone. */
  async function call(
    name: 'generate' | 'refine',
    body: { config: IntakeConfig; [field: string]: unknown },
    notesOf: () => Script['lines'],
    tone = body.config.tone,
  ): Promise<Written> {
    const answer = await callFunction(backend, INTAKE_FUNCTIONS[name], body);
    if (!answer.ok) return { reason: answer.error };
    const document = intakeScriptSchema.safeParse(answer.body.script).data;
    if (!document) return {};
    const { practiceArea, channel } = body.config;
    const ours = scriptSchema.safeParse({ ...answer.body, practiceArea, channel }).data;
    const other = { writer: 'model', practiceArea, channel, tone } as const;
    const script: Script = ours ?? { ...scriptFrom(document, notesOf()), ...other };
    return { script, ...refinedSchema.safeParse(answer.body).data };
  }
  return {
    generate: (config: IntakeConfig) =>
      call('generate', { config }, () => newLines([], 'note', NOTES, config.specialConsiderations)),
    refine(script: Script, answers: IntakeConfig, { text, change }: ChangeRequest) {
      const { practiceArea, channel, tone, lines, plain } = script;
      const config = { ...answers, practiceArea, channel, tone };
      const currentScript = documentOf(script);
      return call(
        'refine',
        { currentScript, config, refinementRequest: text, lines, plain, change },
        () => linesIn(lines, NOTES),
        change?.kind === 'tone' ? change.tone : tone,
      );
    },
    /** The lead: the visitor does not wait for it, and it shows no message. */
    submit(config: IntakeConfig, script: Script, hidden?: string) {
      const lead: SubmitIntake = {
        ...config,
        scriptContent: documentOf(script),
        fullScriptText: scriptText(script),
      };
      return sender.send(lead, { source: SOURCE, [HIDDEN_FIELD]: hidden || undefined }, true);
    },
  };
}
