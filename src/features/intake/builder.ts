import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import { INTAKE_FIELDS, INTAKE_LIMITS, intakeConfigSchema, intakeScriptSchema } from './schema.ts';
import { documentOf, type Script, scriptSchema, scriptText } from './script.ts';

const { practiceArea, channel, tone, callBack } = intakeConfigSchema.shape;
/** What a visitor has answered so far: a text may be half typed, a choice is one of ours. */
const answersSchema = z.object({
  practiceArea: z.optional(practiceArea),
  channel: z.optional(channel),
  tone: z.optional(tone),
  callBack,
  specialConsiderations: z.string(),
  firmName: z.string(),
  email: z.string(),
});
export type IntakeAnswers = z.infer<typeof answersSchema>;

/** An answer without which there is no script. */
type IntakeNeed = Exclude<keyof IntakeAnswers, 'specialConsiderations' | 'callBack'>;

/** The steps of the wizard in their order: key of the copy, name as visitors read it, answers needed before Next. */
export const INTAKE_STEPS = [
  { key: 'practiceArea', name: INTAKE_FIELDS.practiceArea.label, needs: ['practiceArea'] },
  { key: 'channel', name: INTAKE_FIELDS.channel.label, needs: ['channel'] },
  { key: 'tone', name: INTAKE_FIELDS.tone.label, needs: ['tone'] },
  { key: 'customize', name: 'Customize', needs: [] },
  { key: 'info', name: 'Your Info', needs: ['firmName', 'email'] },
] as const;
/** Index of the last step, and the place after it. */
export const LAST_STEP = INTAKE_STEPS.length - 1;
export const RESULT_PLACE = LAST_STEP + 1;

/** Which answers a step (from 0) still needs. */
export function missingAnswers(step: number, answers: IntakeAnswers): IntakeNeed[] {
  const needs: readonly IntakeNeed[] = INTAKE_STEPS[step]?.needs ?? [];
  return needs.filter((field) => !answers[field]?.trim());
}

/** The last step that the answers lead to, from 0. */
function furthestStep(answers: IntakeAnswers): number {
  const open = INTAKE_STEPS.findIndex((_, step) => missingAnswers(step, answers).length > 0);
  return open === -1 ? LAST_STEP : open;
}

/** Name of a step among the views of the tool. */
export const stepStage = (step: number) => `step-${step + 1}`;

/** What Undo Last Change and a reload lead back to. `history`: earlier scripts, the latest last. */
const workSchema = z.object({
  answers: answersSchema,
  script: z.optional(scriptSchema),
  history: z.array(scriptSchema),
});
type Work = z.infer<typeof workSchema>;

export type BuilderState = Work & {
  /** `arrived`: the script has been written and is about to show. */
  view: 'wizard' | 'generating' | 'arrived' | 'result';
  /** Of the wizard, from 0. */
  step: number;
  /** The request under way: an answer to an earlier one changes nothing. */
  request?: symbol | undefined;
  /** Why no script could be written. */
  error?: string | undefined;
  /** What Generate Another Script has cleared, until the next script. */
  cleared?: Work | undefined;
  /** The place that an address names: a step from 0, or RESULT_PLACE. */
  wanted?: number | undefined;
};
type Change = (state: BuilderState) => BuilderState;

/** A change of the state. `isStep`: the browser's Back undoes it. */
export type BuilderAction = { change: Change; isStep?: boolean; isTyped?: boolean };

export const START: BuilderState = {
  view: 'wizard',
  step: 0,
  answers: { specialConsiderations: '', firmName: '', email: '' },
  history: [],
};
/** How many earlier scripts are saved. */
export const SAVED_HISTORY = 20;
/** Raised when the form of saved work changes: what an earlier version has saved is removed. */
const VERSION = 4;

/** Why a script cannot be saved, changed or sent as it would be; undefined where it can. */
export function problemOf(script: Script): string | undefined {
  const { fullTextMax, textMax, questionsMax } = INTAKE_LIMITS;
  if (scriptText(script).length > fullTextMax)
    return `A whole script may have ${fullTextMax.toLocaleString('en-US')} characters, and this one would have more.`;
  const isFit =
    intakeScriptSchema.safeParse(documentOf(script)).success &&
    script.lines.every(({ text }) => text.length <= textMax);
  return isFit
    ? undefined
    : `A script asks at least one question. A line may have ${textMax.toLocaleString('en-US')} characters, and a part of a script ${questionsMax} lines.`;
}

/** The state at a place that its answers and its script lead to. */
export const toPlace =
  (place: number): Change =>
  ({ answers, script, history, cleared }) => {
    const work = { answers, script, history, cleared };
    if (place >= RESULT_PLACE && script) return { ...work, view: 'result', step: LAST_STEP };
    return { ...work, view: 'wizard', step: Math.max(0, Math.min(place, furthestStep(answers))) };
  };

/** The script that shows is replaced; Undo Last Change leads back to it. */
export const withScript =
  (script: Script): Change =>
  ({ answers, script: before, history }) => ({
    answers,
    view: 'result',
    step: LAST_STEP,
    script,
    history: before ? [...history, before] : history,
  });

/** The lines are changed by hand. A request that is under way goes on. */
export const withLines =
  (lines: Script['lines']): Change =>
  (state) =>
    state.script
      ? { ...withScript({ ...state.script, lines })(state), request: state.request }
      : state;

/** Undo Last Change. */
export const undone: Change = (state) => ({
  ...state,
  script: state.history.at(-1) ?? state.script,
  history: state.history.slice(0, -1),
});

/** Generate Another Script, and its undo. */
export const restarted: Change = ({ answers, script, history }) => ({
  ...START,
  cleared: { answers, script, history },
});
export const putBack: Change = (state) =>
  state.cleared ? toPlace(RESULT_PLACE)({ ...START, ...state.cleared }) : toPlace(0)(state);

const placeOf = ({ view, step }: BuilderState) => (view === 'result' ? RESULT_PLACE : step);

/** What is saved: a request under way is not, so after a reload the visitor is where it was made. */
const savedSchema = z.object({
  ...workSchema.shape,
  place: z.number(),
  cleared: z.optional(workSchema),
});
type SavedBuilder = z.infer<typeof savedSchema>;

const lastOnes = ({ answers, script, history }: Work): Work => ({
  answers,
  script,
  history: history.slice(-SAVED_HISTORY),
});

/** The builder for the tool engine: each step is an entry of the history, and the address names only the step. */
export const intakeTool: ToolDefinition<BuilderState, BuilderAction, SavedBuilder> = {
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
    if (place === RESULT_PLACE) return '#script';
    return place > 0 ? `#${stepStage(place)}` : '';
  },
  decode({ hash }) {
    const place = hash === '#script' ? RESULT_PLACE : Number(/^#step-([2-5])$/.exec(hash)?.[1]) - 1;
    return place > 0 ? { ...START, wanted: place } : undefined;
  },
  toSaved(state) {
    const { cleared, answers, script } = state;
    if (!script && !cleared && Object.values(answers).every((answer) => !answer)) return undefined;
    const place = placeOf(state);
    return { ...lastOnes(state), place, ...(cleared && { cleared: lastOnes(cleared) }) };
  },
  readSaved: (value) => savedSchema.safeParse(value).data,
  fromSaved: ({ place, ...work }, linked) =>
    toPlace(linked?.wanted ?? place)({ ...START, ...work }),
  travel: (current, { wanted = 0 }) =>
    wanted === RESULT_PLACE && !current.script ? putBack(current) : toPlace(wanted)(current),
};
