import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { INTAKE_FIELDS, intakeConfigSchema, type Script, scriptSchema } from './schema.ts';

const { practiceArea, channel, tone } = intakeConfigSchema.shape;
/** The visitor's answers so far. Choices are valid; texts may be incomplete. */
const answersSchema = z.object({
  practiceArea: z.optional(practiceArea),
  channel: z.optional(channel),
  tone: z.optional(tone),
  specialConsiderations: z.string(),
  firmName: z.string(),
  email: z.string(),
});
export type IntakeAnswers = z.infer<typeof answersSchema>;

const hasNone = (answers: IntakeAnswers) => Object.values(answers).every((answer) => !answer);

/**
 * The steps of the wizard in their order: key of the texts, name as visitors read it, and for each required answer the hint
 * that it is missing.
 */
export const INTAKE_STEPS = [
  {
    key: 'practiceArea',
    name: INTAKE_FIELDS.practiceArea.label,
    needs: { practiceArea: 'choose a practice area' },
  },
  { key: 'channel', name: INTAKE_FIELDS.channel.label, needs: { channel: 'choose a channel' } },
  { key: 'tone', name: INTAKE_FIELDS.tone.label, needs: { tone: 'choose a tone' } },
  { key: 'customize', name: 'Customize', needs: {} },
  {
    key: 'info',
    name: 'Your Info',
    needs: { firmName: 'enter the firm’s name', email: 'enter an email address' },
  },
] as const;
/** Index of the last step. The result counts as one more step. */
export const LAST_STEP = INTAKE_STEPS.length - 1;
export const RESULT_STEP = LAST_STEP + 1;

/** Returns the hints for the required answers that a step (from 0) still misses. */
export function missingAnswers(step: number, answers: IntakeAnswers): string[] {
  const needs: Record<string, string> = INTAKE_STEPS[step]?.needs ?? {};
  return Object.entries(needs).flatMap(([field, hint]) =>
    answers[field as keyof IntakeAnswers]?.trim() ? [] : [hint],
  );
}

export const stepStage = (step: number) => `step-${step + 1}`;

/** The part of the state that Undo Last Change and a reload restore. */
const workSchema = z.object({
  answers: answersSchema,
  script: z.optional(scriptSchema),
  /** Earlier scripts in order of time. */
  history: z.array(scriptSchema),
  /** Generate Another Script was pressed, so the answers do not belong to the script. */
  isRestarted: z.optional(z.boolean()),
});

export type BuilderState = z.infer<typeof workSchema> & {
  /** Index of the shown step, or RESULT_STEP. */
  step: number;
  /** `writing`: the script is being written. `written`: it is complete and about to be shown. */
  waiting?: 'writing' | 'written' | undefined;
  /** Identifies the running request. An answer to an earlier request is ignored. */
  request?: symbol | undefined;
  error?: string | undefined;
  /** The step that the address names. */
  wanted?: number | undefined;
};
type StateChange = (state: BuilderState) => BuilderState;

/** A change of the state. If `isStep`, the browser's Back undoes it. */
export type BuilderAction = { change: StateChange; isStep?: boolean; isTyped?: boolean };

export const START: BuilderState = {
  step: 0,
  answers: { specialConsiderations: '', firmName: '', email: '' },
  history: [],
};
export const SAVED_HISTORY = 20;

/** Shows step `wanted` if the answers and the script allow it. A script without other answers shows with its own. */
export const showStep =
  (wanted: number): StateChange =>
  ({ answers, script, history, isRestarted }) => {
    if (wanted >= RESULT_STEP && script) {
      const shown = isRestarted || hasNone(answers) ? script.config : answers;
      return { answers: shown, script, history, step: RESULT_STEP };
    }
    const open = INTAKE_STEPS.findIndex((_, step) => missingAnswers(step, answers).length > 0);
    const furthest = open < 0 ? LAST_STEP : open;
    const step = Math.max(0, Math.min(wanted, furthest));
    return { answers, script, history, isRestarted, step };
  };

/** Replaces the shown script. Undo Last Change returns to it. */
export const withScript =
  (script: Script): StateChange =>
  ({ answers, script: before, history }) => ({
    answers,
    step: RESULT_STEP,
    script,
    history: before ? [...history, before] : [],
  });

/** Replaces the script by one that was edited by hand. A running request continues. */
export const withEdits =
  (script: Script): StateChange =>
  (state) => ({ ...withScript(script)(state), request: state.request });

export const undone: StateChange = (state) => ({
  ...state,
  script: state.history.at(-1) ?? state.script,
  history: state.history.slice(0, -1),
});

/**
 * The change of Generate Another Script: it clears the answers, but keeps the script so that the visitor can return to it.
 */
export const restarted: StateChange = ({ script, history }) => ({
  ...START,
  script,
  history,
  isRestarted: true,
});

/** The saved part of the state, with the shown step as `place`. */
const savedSchema = z.object({ ...workSchema.shape, place: z.number() });

/**
 * Defines the builder for the tool engine: each step is an entry of the browser's history, and the address contains only
 * the step.
 */
export const intakeTool: ToolDefinition<
  BuilderState,
  BuilderAction,
  z.infer<typeof savedSchema>
> = {
  storageKey: STORAGE_KEYS.builder,
  version: 5,
  initial: START,
  reduce: (state, { change }) => change(state),
  effectOf({ isStep, isTyped }) {
    if (isStep) return 'step';
    return isTyped ? 'typing' : 'change';
  },
  encode({ step }) {
    if (step === RESULT_STEP) return '#script';
    return step > 0 ? `#${stepStage(step)}` : '';
  },
  decode({ hash }) {
    const wanted = hash === '#script' ? RESULT_STEP : Number(/^#step-([2-5])$/.exec(hash)?.[1]) - 1;
    return wanted > 0 ? { ...START, wanted } : undefined;
  },
  toSaved({ answers, script, history, isRestarted, step }) {
    if (!script && hasNone(answers)) return undefined;
    return { answers, script, history: history.slice(-SAVED_HISTORY), isRestarted, place: step };
  },
  readSaved: (value) => savedSchema.safeParse(value).data,
  fromSaved: ({ place, ...work }, linked) =>
    showStep(linked?.wanted ?? place)({ ...START, ...work }),
  travel: (current, { wanted = 0 }) => showStep(wanted)(current),
};
