import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { savedEntry } from '../tools/saved-entry.ts';
import { useSaveStatus } from '../tools/saved-notice.tsx';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import { STORAGE_KEYS } from '../tools/storage-keys.ts';
import {
  INTAKE_TONES,
  intakeConfigSchema,
  scriptSectionsSchema,
  writtenScriptSchema,
} from './schema.ts';
import { type BuilderAction, type BuilderState, type Made, START } from './state.ts';
import {
  furthestStep,
  type IntakeAnswers,
  LAST_STEP,
  type NO_ANSWERS,
  stepStage,
} from './steps.ts';

/** Raised when the form of what is kept changes: what an earlier one has kept is then forgotten. */
const VERSION = 3;
/** How many earlier scripts are kept, for Undo Last Change. */
export const KEPT_HISTORY = 20;

export type KeptBuilder = Extract<BuilderState, { view: 'wizard' | 'result' }>;

const lastOnes = ({ script, history }: Made): Made => ({
  script,
  history: history.slice(-KEPT_HISTORY),
});

/** What of a state is kept: a request that is under way is not, after a reload the visitor is where it was asked for. */
export function lasting(state: BuilderState): KeptBuilder | undefined {
  const { answers } = state;
  if (state.view === 'result') {
    const { draft } = state;
    return { view: 'result', answers, ...lastOnes(state), ...(draft && { draft }) };
  }
  const isEmpty = Object.values(answers).every((answer) => !answer);
  if (state.view === 'wizard' && isEmpty && !state.made) return undefined;
  return {
    view: 'wizard',
    answers,
    step: state.view === 'wizard' ? state.step : LAST_STEP,
    ...(state.made && { made: lastOnes(state.made) }),
  };
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

const heldScriptSchema = z.object({
  sections: scriptSectionsSchema,
  notes: writtenScriptSchema.shape.notes,
  writer: writtenScriptSchema.shape.writer,
  tone: z.enum(INTAKE_TONES),
});
const draftSchema = z.object({ id: z.optional(z.string()), place: z.string(), text: z.string() });

function readMade(value: unknown): Made | undefined {
  const given = (value ?? {}) as Record<keyof Made, unknown>;
  const script = heldScriptSchema.safeParse(given.script).data;
  const earlier = Array.isArray(given.history) ? given.history : [];
  const history = earlier.flatMap((each) => heldScriptSchema.safeParse(each).data ?? []);
  return script && lastOnes({ script, history });
}

/** A state to go on from, at a step that its answers lead to; undefined where it is none of ours. */
export function readBuilder(value: unknown): KeptBuilder | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const answers = readAnswers(given.answers);
  if (given.view === 'wizard' && Number.isInteger(given.step)) {
    const made = readMade(given.made);
    const step = Math.max(0, Math.min(given.step as number, furthestStep(answers)));
    const state: KeptBuilder = { view: 'wizard', step, answers, ...(made && { made }) };
    return lasting(state) && state;
  }
  const made = readMade(given);
  if (given.view !== 'result' || !made || !intakeConfigSchema.safeParse(answers).success)
    return undefined;
  const draft = draftSchema.safeParse(given.draft).data;
  return { view: 'result', answers, ...made, ...(draft && { draft }) };
}

const builderEntry = () => savedEntry(STORAGE_KEYS.builder, VERSION, readBuilder);

/** Typing is not kept letter by letter, in ms. */
const KEEP_AFTER_MS = 300;

/** Brings back what the device has kept, though not into hands that have begun (`isBegun`), and keeps every further state. */
export function useKept(state: BuilderState, dispatch: Dispatch<BuilderAction>, isBegun: boolean) {
  const [device] = useState(builderEntry);
  const mark = useSaveStatus(device);
  /** The state that the device has been told, or that it has given: only a change is written, never over another tab's. */
  const told = useRef<BuilderState>(START);
  // Not a moment after React listens: what is sent in between would be sent without its answer, and be lost.
  useLayoutEffect(() => {
    const found = isBegun ? undefined : device.find();
    if (!found) return;
    told.current = found.value;
    arriveQuietly(found.value.view === 'wizard' ? stepStage(found.value.step) : RESULT_STAGE);
    device.restore(found);
    dispatch({ type: 'restore', state: found.value });
  }, [device, dispatch, isBegun]);
  useEffect(() => {
    const keep = () => {
      if (told.current === state) return;
      told.current = state;
      const value = lasting(state);
      if (value) device.save(value);
      else device.clear();
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state, device]);
  return {
    mark,
    clear() {
      told.current = START;
      device.clear();
    },
  };
}
