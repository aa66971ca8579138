import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { INTAKE_FIELDS, intakeConfigSchema, type Script, scriptSchema } from './schema.ts';

const { practiceArea, channel, tone } = intakeConfigSchema.shape;
/** The visitor's answers so far: texts may be incomplete, choices are valid. */
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

/** An answer without which there is no script. */
type IntakeNeed = Exclude<keyof IntakeAnswers, 'specialConsiderations'>;

/** The steps of the wizard in their order: key of the copy, name as visitors read it, answers needed before Next. */
export const INTAKE_STEPS = [
  { key: 'practiceArea', name: INTAKE_FIELDS.practiceArea.label, needs: ['practiceArea'] },
  { key: 'channel', name: INTAKE_FIELDS.channel.label, needs: ['channel'] },
  { key: 'tone', name: INTAKE_FIELDS.tone.label, needs: ['tone'] },
  { key: 'customize', name: 'Customize', needs: [] },
  { key: 'info', name: 'Your Info', needs: ['firmName', 'email'] },
] as const;
/** Index of the last step; the result follows as one more step. */
export const LAST_STEP = INTAKE_STEPS.length - 1;
export const RESULT_STEP = LAST_STEP + 1;

/** Returns the answers that a step (from 0) still needs. */
export function missingAnswers(step: number, answers: IntakeAnswers): IntakeNeed[] {
  const needs: readonly IntakeNeed[] = INTAKE_STEPS[step]?.needs ?? [];
  return needs.filter((field) => !answers[field]?.trim());
}

/** The last step that the answers lead to, from 0. */
function furthestStep(answers: IntakeAnswers): number {
  const open = INTAKE_STEPS.findIndex((_, step) => missingAnswers(step, answers).length > 0);
  return open === -1 ? LAST_STEP : open;
}

export const stepStage = (step: number) => `step-${step + 1}`;

/** The work that Undo Last Change and a reload restore. */
const workSchema = z.object({
  answers: answersSchema,
  script: z.optional(scriptSchema),
  /** Earlier scripts, the latest last. */
  history: z.array(scriptSchema),
  /** Generate Another Script was pressed: the next script has no history. */
  isRestarted: z.optional(z.boolean()),
});

export type BuilderState = z.infer<typeof workSchema> & {
  /** `arrived`: the script has been written and is about to show. */
  view: 'wizard' | 'generating' | 'arrived' | 'result';
  /** Step of the wizard, from 0. */
  step: number;
  /** The request under way: an answer to an earlier one changes nothing. */
  request?: symbol | undefined;
  error?: string | undefined;
  /** The step that an address names, from 0, or RESULT_STEP. */
  wanted?: number | undefined;
};
type StateChange = (state: BuilderState) => BuilderState;

/** A change of the state. `isStep`: the browser's Back undoes it. */
export type BuilderAction = { change: StateChange; isStep?: boolean; isTyped?: boolean };

export const START: BuilderState = {
  view: 'wizard',
  step: 0,
  answers: { specialConsiderations: '', firmName: '', email: '' },
  history: [],
};
export const SAVED_HISTORY = 20;
/** Raised when the form of saved work changes: what an earlier version has saved is removed. */
const VERSION = 5;

/** Shows a step that the answers and the script allow. A script without other answers shows with its own. */
export const showStep =
  (place: number): StateChange =>
  ({ answers, script, history, isRestarted }) => {
    const work = { script, history };
    if (place >= RESULT_STEP && script) {
      const shown = isRestarted || hasNone(answers) ? script.config : answers;
      return { ...work, answers: shown, view: 'result', step: LAST_STEP };
    }
    const step = Math.max(0, Math.min(place, furthestStep(answers)));
    return { ...work, answers, isRestarted, view: 'wizard', step };
  };

/** The script that shows is replaced; Undo Last Change leads back to it. */
export const withScript =
  (script: Script): StateChange =>
  ({ answers, script: before, history, isRestarted }) => ({
    answers,
    view: 'result',
    step: LAST_STEP,
    script,
    history: before && !isRestarted ? [...history, before] : [],
  });

/** The lines are changed by hand. A request that is under way goes on. */
export const withLines =
  (lines: Script['lines']): StateChange =>
  (state) =>
    state.script
      ? { ...withScript({ ...state.script, lines })(state), request: state.request }
      : state;

export const undone: StateChange = (state) => ({
  ...state,
  script: state.history.at(-1) ?? state.script,
  history: state.history.slice(0, -1),
});

/** Generate Another Script. The script remains until the next one, so that the visitor can return to it. */
export const restarted: StateChange = ({ script, history }) => ({
  ...START,
  script,
  history,
  isRestarted: true,
});

const placeOf = ({ view, step }: BuilderState) => (view === 'result' ? RESULT_STEP : step);

/**
 * Returns the saved part of the state. A pending request is not saved, so after a reload the visitor is at the step
 * where it was made.
 */
const savedSchema = z.object({ ...workSchema.shape, place: z.number() });

/** The builder for the tool engine: each step is an entry of the history, and the address names only the step. */
export const intakeTool: ToolDefinition<
  BuilderState,
  BuilderAction,
  z.infer<typeof savedSchema>
> = {
  storageKey: STORAGE_KEYS.builder,
  version: VERSION,
  initial: START,
  reduce: (state, { change }) => change(state),
  effectOf({ isStep, isTyped }) {
    if (isStep) return 'step';
    return isTyped ? 'typing' : 'change';
  },
  encode(state) {
    const place = placeOf(state);
    if (place === RESULT_STEP) return '#script';
    return place > 0 ? `#${stepStage(place)}` : '';
  },
  decode({ hash }) {
    const place = hash === '#script' ? RESULT_STEP : Number(/^#step-([2-5])$/.exec(hash)?.[1]) - 1;
    return place > 0 ? { ...START, wanted: place } : undefined;
  },
  toSaved(state) {
    const { answers, script, history, isRestarted } = state;
    if (!script && hasNone(answers)) return undefined;
    const place = placeOf(state);
    return { answers, script, history: history.slice(-SAVED_HISTORY), isRestarted, place };
  },
  readSaved: (value) => savedSchema.safeParse(value).data,
  fromSaved: ({ place, ...work }, linked) =>
    showStep(linked?.wanted ?? place)({ ...START, ...work }),
  travel: (current, { wanted = 0 }) => showStep(wanted)(current),
};
