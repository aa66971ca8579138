import { type BackendAnswer, type BackendPlace, callFunction } from '../forms/backend.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { INTAKE_FUNCTIONS } from './places.ts';
import {
  type Change,
  type IntakeConfig,
  type IntakeScript,
  intakeScriptSchema,
  refinedScriptSchema,
  type SubmitIntake,
  writtenScriptSchema,
} from './schema.ts';
import {
  documentOf,
  linesOf,
  type Script,
  type ScriptSection,
  scriptText,
  sectionsOf,
} from './script.ts';

/** Stored with the lead: where it came from. */
const SOURCE = 'intake-builder';

/** A request for a change: in the visitor's words, and as data where it comes from a button. */
export type ChangeRequest = { text: string; change?: Change };

type Written = { script?: Script; reason?: string | undefined };
export type Refined = Written & { understood: string[]; untouched: string[] };

/** The documented script alone, of a backend that is not ours: what was by hand stays so. */
function sectionsFrom(
  script: IntakeScript,
  before: readonly ScriptSection[] = [],
): ScriptSection[] {
  const own = new Set(linesOf(before).flatMap(({ text, byHand }) => (byHand ? text : [])));
  return sectionsOf(script).map((section) => ({
    ...section,
    lines: section.lines.map((line) => (own.has(line.text) ? { ...line, byHand: true } : line)),
  }));
}

/** The calls of the tool; they never throw. */
export function intakeClient(backend: BackendPlace) {
  const sender = leadSender(backend, INTAKE_FUNCTIONS.submit);

  /** An answer without a script that can be read counts as a failure without a reason. */
  function readScript(answer: BackendAnswer, config: IntakeConfig, before?: Script): Written {
    if (!answer.ok) return { reason: answer.error };
    const script = intakeScriptSchema.safeParse(answer.body.script).data;
    if (!script) return {};
    const ours = writtenScriptSchema.safeParse(answer.body).data;
    return {
      script: {
        sections: ours?.lines ?? sectionsFrom(script, before?.sections),
        // They are the visitor's, and may have been edited since.
        notes:
          before?.notes ?? ours?.notes ?? config.specialConsiderations.split('\n').filter(Boolean),
        writer: ours?.writer ?? 'model',
        tone: ours?.tone ?? config.tone,
      },
    };
  }

  return {
    async generate(config: IntakeConfig): Promise<Written> {
      return readScript(await callFunction(backend, INTAKE_FUNCTIONS.generate, { config }), config);
    },
    async refine(
      current: Script,
      answers: IntakeConfig,
      { text, change }: ChangeRequest,
    ): Promise<Refined> {
      const config = { ...answers, tone: current.tone };
      const answer = await callFunction(backend, INTAKE_FUNCTIONS.refine, {
        currentScript: documentOf(current),
        config,
        refinementRequest: text,
        lines: current.sections,
        change,
      });
      const requested = change?.kind === 'tone' ? { ...config, tone: change.tone } : config;
      const { understood, untouched } = refinedScriptSchema.shape;
      const body = answer.ok ? answer.body : {};
      return {
        ...readScript(answer, requested, current),
        understood: understood.safeParse(body.understood).data ?? [],
        untouched: untouched.safeParse(body.untouched).data ?? [],
      };
    },
    /** The lead: nobody waits for it, and no message is shown about it. */
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
