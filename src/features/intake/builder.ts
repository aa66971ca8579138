import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import { isEqualJson, type ToolDefinition } from '../tools/tool-store.ts';
import { INTAKE_FIELDS, intakeConfigSchema, type Script, scriptSchema } from './schema.ts';

const { practiceArea, channel, tone } = intakeConfigSchema.shape;
const answersSchema = z.object({
  practiceArea: z.optional(practiceArea),
  channel: z.optional(channel),
  tone: z.optional(tone),
  specialConsiderations: z.string(),
  firmName: z.string(),
  email: z.string(),
});
export type IntakeAnswers = z.infer<typeof answersSchema>;

const isUnanswered = (answers: IntakeAnswers) => Object.values(answers).every((answer) => !answer);

export const INTAKE_STEPS = [
  {
    key: 'practiceArea',
    name: INTAKE_FIELDS.practiceArea.label,
    hints: { practiceArea: 'choose a practice area' },
  },
  { key: 'channel', name: INTAKE_FIELDS.channel.label, hints: { channel: 'choose a channel' } },
  { key: 'tone', name: INTAKE_FIELDS.tone.label, hints: { tone: 'choose a tone' } },
  { key: 'customize', name: 'Customize', hints: {} },
  {
    key: 'info',
    name: 'Your Info',
    hints: { firmName: 'enter the firm’s name', email: 'enter an email address' },
  },
] as const;
/** The result is the step after the last step. */
export const LAST_STEP = INTAKE_STEPS.length - 1;
export const RESULT_STEP = LAST_STEP + 1;

export function missingAnswers(step: number, answers: IntakeAnswers): string[] {
  const hints: Record<string, string> = INTAKE_STEPS[step]?.hints ?? {};
  return Object.entries(hints).flatMap(([field, hint]) =>
    answers[field as keyof IntakeAnswers]?.trim() ? [] : [hint],
  );
}

export const stepViewId = (step: number) => `step-${step + 1}`;

const workSchema = z.object({
  answers: answersSchema,
  script: z.optional(scriptSchema),
  history: z.array(scriptSchema),
  /** After Generate Another Script the answers do not belong to the script. */
  isRestarted: z.optional(z.boolean()),
});

export type BuilderState = z.infer<typeof workSchema> & {
  step: number;
  /** `written`: the script is complete and about to be shown. */
  waiting?: 'writing' | 'written' | undefined;
  /** The running request. The answer to an earlier request is ignored. */
  request?: symbol | undefined;
  error?: string | undefined;
  linkedStep?: number | undefined;
};
type StateChange = (state: BuilderState) => BuilderState;

export type BuilderAction = { change: StateChange; isStep?: boolean; isTyped?: boolean };

export const INITIAL_STATE: BuilderState = {
  step: 0,
  answers: { specialConsiderations: '', firmName: '', email: '' },
  history: [],
};
export const MAX_HISTORY = 20;

/**
 * If the visitor has not answered anything, a script is shown with the answers for which it was
 * written.
 */
export const showStep =
  (targetStep: number): StateChange =>
  ({ answers, script, history, isRestarted }) => {
    if (targetStep >= RESULT_STEP && script) {
      const shownAnswers = isRestarted || isUnanswered(answers) ? script.config : answers;
      return { answers: shownAnswers, script, history, step: RESULT_STEP };
    }
    const firstUnanswered = INTAKE_STEPS.findIndex(
      (_, step) => missingAnswers(step, answers).length > 0,
    );
    const furthestStep = firstUnanswered < 0 ? LAST_STEP : firstUnanswered;
    const step = Math.max(0, Math.min(targetStep, furthestStep));
    return { answers, script, history, isRestarted, step };
  };

/**
 * If the new script has another configuration, such as another tone, this configuration becomes the
 * answers.
 */
const answersWith = ({ config }: Script, { script, answers }: BuilderState): IntakeAnswers =>
  isEqualJson(config, script?.config) ? answers : config;

export const withScript =
  (script: Script): StateChange =>
  (state) => ({
    answers: answersWith(script, state),
    step: RESULT_STEP,
    script,
    history: state.script ? [...state.history, state.script] : [],
  });

/** A running request continues after an edit. */
export const withEdits =
  (script: Script): StateChange =>
  (state) => ({ ...withScript(script)(state), request: state.request });

export const undoLastChange: StateChange = (state) => {
  const script = state.history.at(-1);
  if (!script) return state;
  const answers = answersWith(script, state);
  return { ...state, answers, script, history: state.history.slice(0, -1) };
};

/** Clears the answers, but keeps the script, so that the visitor can return to it. */
export const clearAnswers: StateChange = ({ script, history }) => ({
  ...INITIAL_STATE,
  script,
  history,
  isRestarted: true,
});

const savedWorkSchema = z.object({ ...workSchema.shape, place: z.number() });

export const intakeTool: ToolDefinition<
  BuilderState,
  BuilderAction,
  z.infer<typeof savedWorkSchema>
> = {
  storageKey: STORAGE_KEYS.builder,
  version: 5,
  initial: INITIAL_STATE,
  reduce: (state, { change }) => change(state),
  effectOf({ isStep, isTyped }) {
    if (isStep) return 'step';
    return isTyped ? 'typing' : 'change';
  },
  encode({ step }) {
    if (step === RESULT_STEP) return '#script';
    return step > 0 ? `#${stepViewId(step)}` : '';
  },
  decode({ hash }) {
    const linkedStep =
      hash === '#script' ? RESULT_STEP : Number(/^#step-([2-5])$/.exec(hash)?.[1]) - 1;
    return linkedStep > 0 ? { ...INITIAL_STATE, linkedStep } : undefined;
  },
  toSavedValue({ answers, script, history, isRestarted, step }) {
    if (!script && isUnanswered(answers)) return undefined;
    return { answers, script, history: history.slice(-MAX_HISTORY), isRestarted, place: step };
  },
  parseSavedValue: (value) => savedWorkSchema.safeParse(value).data,
  fromSavedValue: ({ place, ...work }, linkedState) =>
    showStep(linkedState?.linkedStep ?? place)({ ...INITIAL_STATE, ...work }),
  afterHistoryMove: (currentState, { linkedStep = 0 }) => showStep(linkedStep)(currentState),
};
