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

/** Raised when the form of saved work changes: what an earlier version has saved is then removed. */
const VERSION = 3;
/** How many earlier scripts are saved, for Undo Last Change. */
export const SAVED_HISTORY = 20;

export type SavedBuilder = Extract<BuilderState, { view: 'wizard' | 'result' }>;

const lastOnes = ({ script, history }: Made): Made => ({
  script,
  history: history.slice(-SAVED_HISTORY),
});

/** What of a state is saved. A request under way is not: after a reload the visitor is where it was made. */
export function lasting(state: BuilderState): SavedBuilder | undefined {
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
  const input = (value ?? {}) as Record<keyof IntakeAnswers, unknown>;
  const text = (field: keyof typeof NO_ANSWERS) => {
    const typed = input[field as keyof IntakeAnswers];
    return typeof typed === 'string' ? typed : '';
  };
  const area = practiceArea.safeParse(input.practiceArea).data;
  const way = channel.safeParse(input.channel).data;
  const sound = tone.safeParse(input.tone).data;
  const promise = callBack.safeParse(input.callBack).data;
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
  const input = (value ?? {}) as Record<keyof Made, unknown>;
  const script = heldScriptSchema.safeParse(input.script).data;
  const earlier = Array.isArray(input.history) ? input.history : [];
  const history = earlier.flatMap((each) => heldScriptSchema.safeParse(each).data ?? []);
  return script && lastOnes({ script, history });
}

/** A state to go on from, at a step that its answers lead to; undefined where it is none of ours. */
export function readBuilder(value: unknown): SavedBuilder | undefined {
  const input = (value ?? {}) as Record<string, unknown>;
  const answers = readAnswers(input.answers);
  if (input.view === 'wizard' && Number.isInteger(input.step)) {
    const made = readMade(input.made);
    const step = Math.max(0, Math.min(input.step as number, furthestStep(answers)));
    const state: SavedBuilder = { view: 'wizard', step, answers, ...(made && { made }) };
    return lasting(state) && state;
  }
  const made = readMade(input);
  if (input.view !== 'result' || !made || !intakeConfigSchema.safeParse(answers).success)
    return undefined;
  const draft = draftSchema.safeParse(input.draft).data;
  return { view: 'result', answers, ...made, ...(draft && { draft }) };
}

const builderEntry = () => savedEntry(STORAGE_KEYS.builder, VERSION, readBuilder);

/** Typing is saved when it pauses this long, in ms. */
const SAVE_AFTER_MS = 300;

/** Restores what the device has saved, unless the visitor has begun already (`isBegun`), and saves every further state. */
export function useSavedBuilder(
  state: BuilderState,
  dispatch: Dispatch<BuilderAction>,
  isBegun: boolean,
) {
  const [device] = useState(builderEntry);
  const status = useSaveStatus(device);
  /** The state last saved or restored: only a change is written, and another tab's entry is not replaced without one. */
  const lastSaved = useRef<BuilderState>(START);
  // Not a moment after React listens: what is sent in between would be sent without its answer, and be lost.
  useLayoutEffect(() => {
    const found = isBegun ? undefined : device.find();
    if (!found) return;
    lastSaved.current = found.value;
    arriveQuietly(found.value.view === 'wizard' ? stepStage(found.value.step) : RESULT_STAGE);
    device.restore(found);
    dispatch({ type: 'restore', state: found.value });
  }, [device, dispatch, isBegun]);
  useEffect(() => {
    const save = () => {
      if (lastSaved.current === state) return;
      lastSaved.current = state;
      const value = lasting(state);
      if (value) device.save(value);
      else device.clear();
    };
    const timer = setTimeout(save, SAVE_AFTER_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [state, device]);
  return {
    status,
    clear() {
      lastSaved.current = START;
      device.clear();
    },
  };
}
