import { useReducer, useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendPlace } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { type Asked, intakeClient } from './client.ts';
import { DONE_SHOWN_MS, stillShownMs } from './generation.ts';
import type { IntakeWords } from './page-schema.ts';
import { type IntakeConfig, intakeConfigSchema, refineRequestSchema } from './schema.ts';
import { type BuilderAction, builderReducer, placeOf, START, settled } from './state.ts';
import { type IntakeAnswers, LAST_STEP } from './steps.ts';
import { notRefined, TOASTS } from './toasts.ts';
import { useKept } from './use-kept.ts';
import { useStepEntries } from './use-step-entries.ts';

type BuilderParts = { backend: BackendPlace; words: IntakeWords };

/** What became of a change that was asked for. */
export type Refinement =
  /** `said`: what was understood and done, and what was left alone. */
  | { kind: 'done'; said: string }
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

/** The tool's life: answers, a script written by the backend, changes to it. */
export function useBuilder({ backend, words }: BuilderParts) {
  const [state, dispatch] = useReducer(builderReducer, START);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const { answers } = state;
  const kept = useKept(state, dispatch);
  /** Counts what is asked of the backend: an answer to an earlier request has nobody to tell. */
  const requests = useRef(0);
  /** Number of the change under way: a second press in the same moment comes before its state does. */
  const changing = useRef<number>(undefined);

  /** What is on its way comes to nobody. */
  const dropRequests = () => {
    requests.current += 1;
    changing.current = undefined;
  };
  const entries = useStepEntries((to) => {
    dropRequests();
    dispatch({ type: 'go', to });
  });
  /** Goes where an action leads, as an entry of the browser's history. */
  const go = (action: BuilderAction) => {
    entries.goOn(placeOf(state), placeOf(builderReducer(state, action)));
    dispatch(action);
  };

  const write = async (config: IntakeConfig, hidden: string | undefined) => {
    const request = ++requests.current;
    dismissToast();
    dispatch({ type: 'generate', request });
    const began = performance.now();
    const { script, reason } = await client.generate(config);
    if (script) void client.submit(config, script, hidden);
    await pause(stillShownMs(performance.now() - began));
    if (script) dispatch({ type: 'arrived', request });
    await pause(DONE_SHOWN_MS);
    if (request !== requests.current) return;
    if (script) {
      dispatch({ type: 'generated', request, script });
      entries.goOn(LAST_STEP, LAST_STEP + 1);
    } else dispatch({ type: 'failed', request, error: reason ?? words.failed });
    showToast(script ? TOASTS.generated : TOASTS.notGenerated);
  };

  /** Checks all answers and starts; what is wrong is said at its field. `hidden`: of the field that nobody sees. */
  const generate = (hidden?: string) => {
    if (state.view !== 'wizard') return;
    const { values, messages } = checkValues(intakeConfigSchema, answers);
    setErrors(messages);
    // A text that was kept may be longer than it may be.
    if (messages.specialConsiderations) go({ type: 'back' });
    if (values) void write(values, hidden);
  };

  const refine = async (asked: Asked): Promise<Refinement> => {
    const config = intakeConfigSchema.safeParse(answers);
    if (state.view !== 'result' || !config.success) return { kind: 'dropped' };
    const text = refineRequestSchema.shape.refinementRequest.safeParse(asked.text);
    if (!text.success) return { kind: 'wrong', problem: text.error.issues[0]?.message };
    const { script: current, problem } = settled(state);
    // A line under the visitor's hands says what is wrong with it.
    if (problem) dispatch({ type: 'save' });
    if (problem || changing.current !== undefined) return { kind: 'dropped' };
    const request = ++requests.current;
    changing.current = request;
    dismissToast();
    dispatch({ type: 'refine', request });
    const { script, reason, understood, untouched } = await client.refine(current, config.data, {
      ...asked,
      text: text.data,
    });
    if (request !== requests.current) return { kind: 'dropped' };
    changing.current = undefined;
    if (!script) {
      dispatch({ type: 'refine-failed', request });
      return { kind: 'failed', toast: notRefined(reason) };
    }
    dispatch({ type: 'refined', request, script });
    showToast(TOASTS.refined);
    const left = untouched.map((line) => `“${line}”`).join(' ');
    return {
      kind: 'done',
      said: [...understood, left && `${words.result.untouched} ${left}`].join(' ').trim(),
    };
  };

  return {
    state,
    errors,
    mark: kept.mark,
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
    showScript: () => go({ type: 'go', to: LAST_STEP + 1 }),
    showAnswers: () => go({ type: 'go', to: LAST_STEP }),
    generate,
    refine,
    undo() {
      dispatch({ type: 'undo' });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      dropRequests();
      dismissToast();
      leaveFocus();
      kept.clear();
      entries.leaveAll();
      dispatch({ type: 'restart' });
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
