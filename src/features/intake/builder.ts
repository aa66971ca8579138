import * as z from 'zod/mini';
import { RESULT_STAGE } from '../tools/stage.tsx';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import type { ToolDefinition } from '../tools/tool-store.ts';
import {
  INTAKE_LIMITS,
  intakeConfigSchema,
  intakeScriptSchema,
  writtenScriptSchema,
} from './schema.ts';
import { documentOf, type Script, type ScriptLine, scriptText } from './script.ts';
import {
  furthestStep,
  type IntakeAnswers,
  LAST_STEP,
  missingAnswers,
  NO_ANSWERS,
  stepStage,
} from './steps.ts';

/** What Undo Last Change and a reload lead back to. */
type Work = {
  answers: IntakeAnswers;
  script?: Script | undefined;
  /** Earlier scripts, the latest last. */
  history: readonly Script[];
};

export type BuilderState = Work & {
  view: 'wizard' | 'generating' | 'result';
  /** Of the wizard, from 0. */
  step: number;
  /** Number of the request under way: an answer to an earlier one changes nothing. */
  request?: number | undefined;
  /** The script has arrived and is about to show. */
  hasArrived?: boolean | undefined;
  /** Why no script could be written. */
  error?: string | undefined;
  /** Where a line was just deleted. */
  gap?: { part: string; at: number } | undefined;
  /** What Generate Another Script has cleared, until the next script. */
  cleared?: Work | undefined;
  /** The place that an address names: a step from 0, or RESULT_PLACE. */
  wanted?: number | undefined;
};

export type BuilderAction =
  | { type: 'answer'; answers: Partial<IntakeAnswers> }
  /** To a step, or to the script. */
  | { type: 'go'; to: number }
  | { type: 'generate'; request: number }
  | { type: 'arrived'; request: number }
  | { type: 'generated'; request: number; script: Script }
  | { type: 'failed'; request: number; error: string }
  | { type: 'refine'; request: number }
  | { type: 'refined'; request: number; script: Script }
  | { type: 'refine-failed'; request: number }
  /** Lines after a change by hand. */
  | { type: 'change'; lines: readonly ScriptLine[]; gap?: BuilderState['gap'] }
  | { type: 'undo' }
  /** Generate Another Script, and its undo. */
  | { type: 'restart' }
  | { type: 'put-back' };

export const START: BuilderState = { view: 'wizard', step: 0, answers: NO_ANSWERS, history: [] };
/** The place after the last step. */
export const RESULT_PLACE = LAST_STEP + 1;
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
function at(state: BuilderState, place: number): BuilderState {
  const { answers, script, history, cleared } = state;
  const work = { answers, script, history, cleared };
  if (place >= RESULT_PLACE && script) return { ...work, view: 'result', step: LAST_STEP };
  return { ...work, view: 'wizard', step: Math.max(0, Math.min(place, furthestStep(answers))) };
}

const placeOf = ({ view, step }: BuilderState) => (view === 'result' ? RESULT_PLACE : step);

/** The script that shows is replaced; Undo Last Change leads back to it. */
function withScript(state: BuilderState, script: Script): BuilderState {
  const history = state.script ? [...state.history, state.script] : state.history;
  return { answers: state.answers, view: 'result', step: LAST_STEP, script, history };
}

function answered(state: BuilderState, action: BuilderAction & { request: number }): BuilderState {
  switch (action.type) {
    case 'arrived':
      return { ...state, hasArrived: true };
    case 'generated':
    case 'refined':
      return withScript(state, action.script);
    case 'failed':
      return { ...at(state, LAST_STEP), error: action.error };
    default:
      return { ...state, request: undefined };
  }
}

const putBack = (state: BuilderState) =>
  state.cleared ? at({ ...START, ...state.cleared }, RESULT_PLACE) : at(state, 0);

function undone(state: BuilderState): BuilderState {
  const script = state.history.at(-1);
  return script ? { ...state, script, history: state.history.slice(0, -1), gap: undefined } : state;
}

/** The next state. An action that does not belong to the view changes nothing. */
function reduce(state: BuilderState, action: BuilderAction): BuilderState {
  const { view, script, answers } = state;
  switch (action.type) {
    case 'answer':
      return { ...state, answers: { ...answers, ...action.answers } };
    case 'go':
      return action.to === placeOf(at(state, action.to)) ? at(state, action.to) : state;
    case 'generate':
      return view === 'wizard' && missingAnswers(LAST_STEP, answers).length === 0
        ? { ...at(state, LAST_STEP), view: 'generating', request: action.request }
        : state;
    case 'refine':
      return view === 'result' && state.request === undefined
        ? { ...state, gap: undefined, request: action.request }
        : state;
    case 'change': {
      if (!script || action.lines === script.lines) return state;
      const next = { ...script, lines: action.lines };
      return problemOf(next)
        ? state
        : { ...withScript(state, next), request: state.request, gap: action.gap };
    }
    case 'undo':
      return undone(state);
    case 'restart':
      return { ...START, cleared: { answers, script, history: state.history } };
    case 'put-back':
      return putBack(state);
    default:
      return action.request === state.request ? answered(state, action) : state;
  }
}

const TYPED = ['specialConsiderations', 'firmName', 'email'];
const isTyped = (action: BuilderAction) =>
  action.type === 'answer' && Object.keys(action.answers).some((name) => TYPED.includes(name));

/** What is saved: a request under way is not, so after a reload the visitor is where it was made. */
type SavedBuilder = Work & { place: number; cleared?: Work | undefined };

const lastOnes = ({ answers, script, history }: Work): Work => ({
  answers,
  script,
  history: history.slice(-SAVED_HISTORY),
});

function toSaved(state: BuilderState): SavedBuilder | undefined {
  const { cleared, answers, script } = state;
  if (!script && !cleared && Object.values(answers).every((answer) => !answer)) return undefined;
  return {
    ...lastOnes(state),
    place: placeOf(state),
    ...(cleared && { cleared: lastOnes(cleared) }),
  };
}

const { practiceArea, channel, tone, callBack } = intakeConfigSchema.shape;
/** A text may be half typed, a choice is one of ours. */
const answersSchema = z.object({
  practiceArea: z.optional(practiceArea),
  channel: z.optional(channel),
  tone: z.optional(tone),
  callBack: z.optional(z.union([callBack, z.literal('')])),
  specialConsiderations: z.string(),
  firmName: z.string(),
  email: z.string(),
});
const savedScriptSchema = z.object({ ...writtenScriptSchema.shape, practiceArea, channel });
const workSchema = z.object({
  answers: answersSchema,
  script: z.optional(savedScriptSchema),
  history: z.array(savedScriptSchema),
});
const savedSchema = z.object({
  ...workSchema.shape,
  place: z.number(),
  cleared: z.optional(workSchema),
});

/** The builder for the tool engine: each step is an entry of the history, and the address names only the step. */
export const intakeTool: ToolDefinition<BuilderState, BuilderAction, SavedBuilder> = {
  storageKey: STORAGE_KEYS.builder,
  version: VERSION,
  savesBesideOtherTabs: false,
  initial: START,
  reduce,
  effectOf: (action) => ({
    history: ['go', 'generated', 'restart', 'put-back'].includes(action.type) ? 'step' : 'replace',
    saves: true,
    when: isTyped(action) ? 'typing' : 'afterPaint',
  }),
  encode(state) {
    const place = placeOf(state);
    if (place === RESULT_PLACE) return '#script';
    return place > 0 ? `#${stepStage(place)}` : '';
  },
  decode({ hash }) {
    const place = hash === '#script' ? RESULT_PLACE : Number(/^#step-([2-5])$/.exec(hash)?.[1]) - 1;
    return place > 0 ? { ...START, wanted: place } : undefined;
  },
  toSaved,
  readSaved: (value) => savedSchema.safeParse(value).data,
  fromSaved: ({ place, ...work }, linked) => at({ ...START, ...work }, linked?.wanted ?? place),
  viewOf: (state) => (state.view === 'wizard' ? stepStage(state.step) : RESULT_STAGE),
  travel: (current, { wanted = 0 }) =>
    wanted === RESULT_PLACE && !current.script ? putBack(current) : at(current, wanted),
};
