import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeptMark } from '../tools/kept-line.tsx';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import { builderEntry, lasting } from './kept.ts';
import { type BuilderAction, type BuilderState, START } from './state.ts';
import { stepStage } from './step-frame.tsx';

/** Typing is not kept letter by letter, in ms. */
const KEEP_AFTER_MS = 300;

/** Brings back what the device has kept, though not into hands that have begun (`isBegun`), and keeps every further state. */
export function useKept(state: BuilderState, dispatch: Dispatch<BuilderAction>, isBegun: boolean) {
  const [device] = useState(builderEntry);
  const mark = useKeptMark(device);
  /** The state that the device has been told, or that it has given: only a change is written, never over another tab's. */
  const told = useRef<BuilderState>(START);
  // Not a moment after React listens: what is sent in between would be sent without its answer, and be lost.
  useLayoutEffect(() => {
    const found = isBegun ? undefined : device.find();
    if (!found) return;
    told.current = found.value;
    arriveQuietly(found.value.view === 'wizard' ? stepStage(found.value.step) : RESULT_STAGE);
    device.adopt(found);
    dispatch({ type: 'restore', state: found.value });
  }, [device, dispatch, isBegun]);
  useEffect(() => {
    const keep = () => {
      if (told.current === state) return;
      told.current = state;
      const value = lasting(state);
      if (value) device.keep(value);
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
