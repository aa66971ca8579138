import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendPlace } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { type ChangeRequest, intakeClient } from './client.ts';
import { useSavedBuilder } from './kept.ts';
import type { IntakeWords } from './page-schema.ts';
import { type IntakeConfig, intakeConfigSchema, refineRequestSchema } from './schema.ts';
import {
  type BuilderAction,
  builderReducer,
  placeOf,
  RESULT_PLACE,
  type ResultState,
  START,
  settled,
} from './state.ts';
import { type IntakeAnswers, LAST_STEP } from './steps.ts';
import { notRefined, TOASTS } from './toasts.ts';

/** How far the bar moves with each second of waiting, in percent. */
const PROGRESS_STEP = 10;
/** Length of a step in ms. */
const PROGRESS_STEP_MS = 1000;
/** The bar stays here until the script has arrived, in percent. */
const PROGRESS_CAP = 90;
export const PROGRESS_DONE = 100;
/** The waiting is shown at least this long in ms, so that a script that is there at once is seen to arrive. */
const WAITING_SHOWN_MS = 1000;
/** A full bar is shown this long in ms. */
const DONE_SHOWN_MS = 300;

/** Percent of the bar so many ms after the start, while the script is on its way. */
export function waitingPercent(ms: number): number {
  return Math.min(PROGRESS_CAP, Math.floor(ms / PROGRESS_STEP_MS) * PROGRESS_STEP);
}

/** How much longer the bar is on its way, in ms, for a script that has arrived after `ms`. */
export function stillShownMs(ms: number): number {
  return Math.max(0, WAITING_SHOWN_MS - DONE_SHOWN_MS - ms);
}

/** What an entry of the browser's history keeps: the place it shows, and how many of ours lie before it. */
type Entry = { intake: number; depth: number };

function present(): Entry | undefined {
  const { intake, depth } = (history.state ?? {}) as Partial<Entry>;
  return typeof intake === 'number' && typeof depth === 'number' ? { intake, depth } : undefined;
}

/** Each step is an entry of the browser's history: its Back goes one step back within the tool. */
function useStepEntries(go: (to: number) => void) {
  /** The tool has gone back to its first entry by itself. */
  const isLeaving = useRef(false);
  const arrive = useEffectEvent(() => {
    const entry = present();
    // An anchor of the page has no place in the tool.
    if (entry && !isLeaving.current) go(entry.intake);
    isLeaving.current = false;
  });
  useEffect(() => {
    const onPopState = () => arrive();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return {
    /** The visitor has gone on, or back by the tool's own button. */
    goOn(from: number, to: number) {
      if (from === to) return;
      const depth = present()?.depth ?? 0;
      history.replaceState({ intake: from, depth } satisfies Entry, '');
      history.pushState({ intake: to, depth: depth + 1 } satisfies Entry, '');
    },
    /** Everything is cleared: nothing of it is left to go back to. */
    leaveAll() {
      const depth = present()?.depth ?? 0;
      if (!depth) return;
      isLeaving.current = true;
      history.go(-depth);
    },
  };
}

type BuilderParts = {
  backend: BackendPlace;
  words: IntakeWords;
  /** Before React was there. */
  isBegun?: boolean | undefined;
};

/** What became of a change that was requested. */
export type Refinement =
  /** `message`: what was understood and done, and what was left alone. */
  | { kind: 'done'; message: string }
  /** The request cannot be sent. */
  | { kind: 'wrong'; problem: string | undefined }
  | { kind: 'failed'; toast: Toast }
  /** Something else has come between. */
  | { kind: 'dropped' };

/** Taking away what has the focus would make the browser measure the page in between; the next heading takes it anyway. */
function leaveFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests to the backend, one after the other: nobody waits for the answer to an earlier one. */
function useRequests() {
  const latest = useRef(0);
  /** Number of the change under way: a second press in the same moment comes before its state does. */
  const changing = useRef<number>(undefined);
  return {
    begin: () => ++latest.current,
    isLatest: (request: number) => request === latest.current,
    /** Undefined while another change is under way. */
    beginChange() {
      if (changing.current !== undefined) return undefined;
      changing.current = ++latest.current;
      return changing.current;
    },
    endChange() {
      changing.current = undefined;
    },
    /** What is on its way comes to nobody. */
    dropAll() {
      latest.current += 1;
      changing.current = undefined;
    },
  };
}

type CallParts = {
  client: ReturnType<typeof intakeClient>;
  requests: ReturnType<typeof useRequests>;
  dispatch: Dispatch<BuilderAction>;
  words: IntakeWords;
};

/** Has a script written, and returns whether it shows. `hidden`: of the field that nobody sees. */
async function generateScript(
  { client, requests, dispatch, words }: CallParts,
  config: IntakeConfig,
  hidden: string | undefined,
): Promise<boolean> {
  const request = requests.begin();
  dismissToast();
  dispatch({ type: 'generate', request });
  const began = performance.now();
  const { script, reason } = await client.generate(config);
  if (script) void client.submit(config, script, hidden);
  await pause(stillShownMs(performance.now() - began));
  if (script) dispatch({ type: 'arrived', request });
  await pause(DONE_SHOWN_MS);
  if (!requests.isLatest(request)) return false;
  if (script) dispatch({ type: 'generated', request, script });
  else dispatch({ type: 'failed', request, error: reason ?? words.failed });
  showToast(script ? TOASTS.generated : TOASTS.notGenerated);
  return Boolean(script);
}

/** Has a script changed. */
async function refineScript(
  { client, requests, dispatch, words }: CallParts,
  state: ResultState,
  wanted: ChangeRequest,
): Promise<Refinement> {
  const config = intakeConfigSchema.safeParse(state.answers).data;
  const text = refineRequestSchema.shape.refinementRequest.safeParse(wanted.text);
  if (!text.success) return { kind: 'wrong', problem: text.error.issues[0]?.message };
  const { script: current, problem } = settled(state);
  // The line that is being edited shows what is wrong with it, and so does the form, which may be far from it.
  if (problem) {
    dispatch({ type: 'save' });
    return { kind: 'wrong', problem: `${words.result.open} ${problem}` };
  }
  const request = config && requests.beginChange();
  if (request === undefined || !config) return { kind: 'dropped' };
  dismissToast();
  dispatch({ type: 'refine', request });
  const answer = await client.refine(current, config, { ...wanted, text: text.data });
  if (!requests.isLatest(request)) return { kind: 'dropped' };
  requests.endChange();
  if (!answer.script) {
    dispatch({ type: 'refine-failed', request });
    return { kind: 'failed', toast: notRefined(answer.reason) };
  }
  dispatch({ type: 'refined', request, script: answer.script });
  showToast(TOASTS.refined);
  const left = answer.untouched.map((line) => `“${line}”`).join(' ');
  return {
    kind: 'done',
    message: [...answer.understood, ...(left ? [words.result.untouched, left] : [])].join(' '),
  };
}

/** The tool's life: answers, a script written by the backend, changes to it. */
export function useBuilder({ backend, words, isBegun = false }: BuilderParts) {
  const [state, dispatch] = useReducer(builderReducer, START);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const { answers } = state;
  const saved = useSavedBuilder(state, dispatch, isBegun);
  const requests = useRequests();
  const calls = { client, requests, dispatch, words };
  const entries = useStepEntries((to) => {
    requests.dropAll();
    dispatch({ type: 'go', to });
  });
  /** Goes where an action leads, as an entry of the browser's history. */
  const go = (action: BuilderAction) => {
    entries.goOn(placeOf(state), placeOf(builderReducer(state, action)));
    dispatch(action);
  };
  return {
    state,
    errors,
    status: saved.status,
    dispatch,
    answer(answers: Partial<IntakeAnswers>) {
      dispatch({ type: 'answer', answers });
      const changed = Object.keys(answers);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
      );
    },
    next: () => go({ type: 'next' }),
    back: () => go({ type: 'back' }),
    /** Forward to the script that the browser's Back has left. */
    showScript: () => go({ type: 'go', to: RESULT_PLACE }),
    showAnswers: () => go({ type: 'go', to: LAST_STEP }),
    /** Checks all answers and starts; what is wrong is shown at its field. */
    async generate(hidden?: string) {
      if (state.view !== 'wizard') return;
      const { values, messages } = checkValues(intakeConfigSchema, answers);
      setErrors(messages);
      // A saved text may be too long.
      if (messages.specialConsiderations) go({ type: 'back' });
      if (values && (await generateScript(calls, values, hidden)))
        entries.goOn(LAST_STEP, RESULT_PLACE);
    },
    refine: async (wanted: ChangeRequest): Promise<Refinement> =>
      state.view === 'result' ? refineScript(calls, state, wanted) : { kind: 'dropped' },
    undo() {
      dispatch({ type: 'undo' });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      requests.dropAll();
      dismissToast();
      leaveFocus();
      setErrors({});
      saved.clear();
      entries.leaveAll();
      dispatch({ type: 'restart' });
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
