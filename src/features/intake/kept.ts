import { deviceEntry } from '../../ui/device-entry.ts';
import { KEPT_KEYS } from '../tools/kept-keys.ts';
import { type OfferedScript, offeredScriptSchema } from './change-offers.ts';
import { notUsedSchema } from './client.ts';
import { intakeConfigSchema } from './schema.ts';
import type { BuilderState } from './state.ts';
import { furthestStep, type IntakeAnswers, LAST_STEP, type NO_ANSWERS } from './steps.ts';

/** Raised when the form of what is kept changes: what an earlier one has kept is then forgotten. */
const VERSION = 2;
/** How many earlier scripts are kept, for Undo Last Change. */
export const KEPT_HISTORY = 20;

export type KeptBuilder =
  | { view: 'wizard'; step: number; answers: IntakeAnswers }
  | (Pick<BuilderState & { view: 'result' }, 'view' | 'answers' | 'script' | 'leftOut'> & {
      history: OfferedScript[];
    });

/** What of a state is kept: a request that is under way is not, after a reload the visitor is where it was asked for. */
export function lasting(state: BuilderState): KeptBuilder | undefined {
  const { answers } = state;
  if (state.view === 'result') {
    const { view, script, history, leftOut } = state;
    return { view, answers, script, history: history.slice(-KEPT_HISTORY), leftOut };
  }
  const isEmpty = Object.values(answers).every((answer) => !answer);
  if (state.view === 'wizard' && isEmpty) return undefined;
  return { view: 'wizard', answers, step: state.view === 'wizard' ? state.step : LAST_STEP };
}

const { practiceArea, channel, tone, callBack } = intakeConfigSchema.shape;

/** A text may be half typed, a choice is one of ours. */
function readAnswers(value: unknown): IntakeAnswers {
  const given = (value ?? {}) as Record<keyof IntakeAnswers, unknown>;
  const text = (field: keyof typeof NO_ANSWERS) => {
    const typed = given[field as keyof IntakeAnswers];
    return typeof typed === 'string' ? typed : '';
  };
  const area = practiceArea.safeParse(given.practiceArea).data;
  const way = channel.safeParse(given.channel).data;
  const sound = tone.safeParse(given.tone).data;
  const promise = callBack.safeParse(given.callBack).data;
  return {
    specialConsiderations: text('specialConsiderations'),
    firmName: text('firmName'),
    email: text('email'),
    ...(area && { practiceArea: area }),
    ...(way && { channel: way }),
    ...(sound && { tone: sound }),
    ...(promise && { callBack: promise }),
  };
}

/** A state to go on from, at a step that its answers lead to; undefined where it is none of ours. */
export function readBuilder(value: unknown): KeptBuilder | undefined {
  const given = (value ?? {}) as Record<keyof (KeptBuilder & { view: 'result' }) | 'step', unknown>;
  const answers = readAnswers(given.answers);
  if (given.view === 'wizard' && Number.isInteger(given.step)) {
    const step = Math.max(0, Math.min(given.step as number, furthestStep(answers)));
    const state: BuilderState = { view: 'wizard', step, answers };
    return lasting(state) && state;
  }
  const script = offeredScriptSchema.safeParse(given.script).data;
  if (given.view !== 'result' || !script || !intakeConfigSchema.safeParse(answers).success) return undefined;
  const earlier = Array.isArray(given.history) ? given.history : [];
  const history = earlier.flatMap((each) => offeredScriptSchema.safeParse(each).data ?? []);
  const leftOut = notUsedSchema.safeParse(given.leftOut).data;
  return { view: 'result', answers, script, history: history.slice(-KEPT_HISTORY), leftOut };
}

export const builderEntry = () => deviceEntry(KEPT_KEYS.builder, VERSION, readBuilder);
