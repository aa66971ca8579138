import * as z from 'zod/mini';
import { type BackendAddress, callFunction } from '../forms/backend.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { INTAKE_FUNCTIONS } from './paths.ts';
import type { ScriptChange, SubmitIntake } from './requests-schema.ts';
import { type IntakeConfig, intakeScriptSchema, type Script, scriptSchema } from './schema.ts';
import { documentOf, linesIn, NOTES, newLines, scriptFrom, scriptText } from './script.ts';

export type ChangeRequest = { text: string; change?: ScriptChange | undefined };

/** If there is no script, the request failed. `done` describes what our server changed. */
type WriterAnswer = { script?: Script; done?: string | undefined; reason?: string | undefined };

/** The calls never throw. An unreadable script is a failure without a reason. */
export function intakeClient(backend: BackendAddress) {
  const sender = leadSender(backend, INTAKE_FUNCTIONS.submit);
  /** A backend may return only the documented script. `config` and `notes` complete it. */
  async function callWriter(
    name: 'generate' | 'refine',
    body: object,
    config: IntakeConfig,
    notes: Script['lines'],
  ): Promise<WriterAnswer> {
    const answer = await callFunction(backend, INTAKE_FUNCTIONS[name], body);
    if (!answer.ok) return { reason: answer.error };
    const document = intakeScriptSchema.safeParse(answer.body.script).data;
    if (!document) return {};
    const { tone } = answer.body;
    const serverScript = scriptSchema.safeParse({
      ...answer.body,
      config: { ...config, tone },
    }).data;
    return {
      script: serverScript ?? { ...scriptFrom(document, notes), config, writer: 'model' },
      done: z.optional(z.string()).safeParse(answer.body.done).data,
    };
  }
  return {
    generate: (config: IntakeConfig) =>
      callWriter(
        'generate',
        { config },
        config,
        newLines([], 'note', NOTES, config.specialConsiderations),
      ),
    refine(script: Script, { text, change }: ChangeRequest) {
      const { config, lines, plain } = script;
      const currentScript = documentOf(script);
      const body = { currentScript, config, refinementRequest: text, lines, plain, change };
      const tone = change?.kind === 'tone' ? change.tone : config.tone;
      return callWriter('refine', body, { ...config, tone }, linesIn(lines, NOTES));
    },
    /** Sends the lead. The visitor does not wait for it and sees no message about it. */
    submit(script: Script, hidden?: string) {
      const lead: SubmitIntake = {
        ...script.config,
        scriptContent: documentOf(script),
        fullScriptText: scriptText(script),
      };
      return sender.send(
        lead,
        { source: 'intake-builder', [HIDDEN_FIELD]: hidden || undefined },
        true,
      );
    },
  };
}
