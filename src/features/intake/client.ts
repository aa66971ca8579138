import { type BackendAddress, type BackendAnswer, callFunction } from '../forms/backend.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { INTAKE_FUNCTIONS } from './places.ts';
import type { Change, SubmitIntake } from './requests-schema.ts';
import {
  type IntakeConfig,
  intakeScriptSchema,
  refinedScriptSchema,
  writtenScriptSchema,
} from './schema.ts';
import {
  documentOf,
  linesIn,
  NOTES,
  newLines,
  type Script,
  scriptFrom,
  scriptText,
} from './script.ts';

/** Stored with the lead: where it came from. */
const SOURCE = 'intake-builder';

/** A request for a change: in the visitor's words, and as data where it comes from a button. */
export type ChangeRequest = { text: string; change?: Change };

type Written = { script?: Script; reason?: string | undefined };
export type Refined = Written & { done: string; untouched: string[] };

/** The script of an answer; one that cannot be read is a failure without a reason. */
function readScript(answer: BackendAnswer, config: IntakeConfig, before?: Script): Written {
  if (!answer.ok) return { reason: answer.error };
  const script = intakeScriptSchema.safeParse(answer.body.script).data;
  if (!script) return {};
  const { practiceArea, channel, tone } = config;
  const ours = writtenScriptSchema.safeParse(answer.body).data;
  if (ours) return { script: { ...ours, practiceArea, channel } };
  // A backend that is not ours answers the documented script alone.
  const notes = before
    ? linesIn(before.lines, NOTES)
    : newLines([], 'note', NOTES, config.specialConsiderations);
  const model = { writer: 'model', practiceArea, channel, tone } as const;
  return { script: { ...scriptFrom(script, notes), ...model } };
}

/** The calls of the tool; they never throw. */
export function intakeClient(backend: BackendAddress) {
  const sender = leadSender(backend, INTAKE_FUNCTIONS.submit);
  return {
    async generate(config: IntakeConfig): Promise<Written> {
      return readScript(await callFunction(backend, INTAKE_FUNCTIONS.generate, { config }), config);
    },
    async refine(
      script: Script,
      answers: IntakeConfig,
      { text, change }: ChangeRequest,
    ): Promise<Refined> {
      const { practiceArea, channel, tone, lines, plain } = script;
      const config = { ...answers, practiceArea, channel, tone };
      const answer = await callFunction(backend, INTAKE_FUNCTIONS.refine, {
        currentScript: documentOf(script),
        config,
        refinementRequest: text,
        lines,
        plain,
        change,
      });
      const next = change?.kind === 'tone' ? { ...config, tone: change.tone } : config;
      const { done, untouched } = refinedScriptSchema.shape;
      const body = answer.ok ? answer.body : {};
      return {
        ...readScript(answer, next, script),
        done: done.safeParse(body.done).data ?? '',
        untouched: untouched.safeParse(body.untouched).data ?? [],
      };
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
