import { useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendAddress } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import {
  type BuilderAction,
  clearAnswers,
  type IntakeAnswers,
  intakeTool,
  LAST_STEP,
  RESULT_STEP,
  showStep,
  undoLastChange,
  withEdits,
  withScript,
} from './builder.ts';
import { type ChangeRequest, intakeClient } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import { intakeConfigSchema, type Script } from './schema.ts';

/** The waiting view is shown at least this long, so that visitors notice a new script. */
const MIN_WAITING_VIEW_MS = 1000;
const DONE_VIEW_MS = 300;

/** The texts are exactly the documented messages. */
export const TOASTS = {
  generated: { title: 'Script Generated!' },
  notGenerated: {
    title: 'Generation Failed',
    text: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  refined: { title: 'Script Refined!' },
  notRefined: {
    title: 'Refinement Failed',
    text: 'Please try again with a different prompt',
    tone: 'destructive',
  },
  undone: { title: 'Undone', text: 'Reverted to previous version' },
  copied: { title: 'Copied!', text: 'Script copied to clipboard' },
  notCopied: { title: 'Copy failed', text: 'Please try again', tone: 'destructive' },
  downloaded: { title: 'Downloaded!', text: 'Script saved to your device' },
} as const satisfies Record<string, Toast>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function useBuilder(backend: BackendAddress, copy: IntakeCopy, wasUsedBeforeLoad: boolean) {
  const { state, status, store } = useToolState(() => intakeTool, wasUsedBeforeLoad);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const { dispatch } = store;
  const step = (change: BuilderAction['change']) => dispatch({ change, isStep: true });
  const startRequest = (change: BuilderAction['change']) => {
    const request = Symbol();
    dismissToast();
    dispatch({ change: (state) => ({ ...change(state), request }) });
    return request;
  };
  const isLatest = (request: symbol) => store.state().request === request;

  return {
    state,
    errors,
    status,
    store,
    answer(answers: Partial<IntakeAnswers>, isTyped = false) {
      dispatch({
        change: (state) => ({ ...state, answers: { ...state.answers, ...answers } }),
        isTyped,
      });
      setErrors((currentErrors) =>
        Object.fromEntries(Object.entries(currentErrors).filter(([field]) => !(field in answers))),
      );
    },
    next: () => step(showStep(state.step + 1)),
    back: () => step(showStep(state.step - 1)),
    showScript: () => step(showStep(RESULT_STEP)),
    showAnswers: () => step(showStep(LAST_STEP)),
    async generate(hidden?: string) {
      const { values: config, messages } = checkValues(intakeConfigSchema, state.answers);
      setErrors(messages);
      // A text that was saved earlier may be too long.
      if (messages.specialConsiderations) step(showStep(LAST_STEP - 1));
      if (!config) return;
      const request = startRequest((state) => ({
        ...showStep(LAST_STEP)(state),
        waiting: 'writing',
      }));
      const minimumWait = pause(MIN_WAITING_VIEW_MS - DONE_VIEW_MS);
      const { script, reason } = await client.generate(config);
      if (script) void client.submit(script, hidden);
      await minimumWait;
      if (script && isLatest(request))
        dispatch({ change: (state) => ({ ...state, waiting: 'written' }) });
      await pause(DONE_VIEW_MS);
      if (!isLatest(request)) return;
      if (script) step(withScript(script));
      else
        dispatch({
          change: (state) => ({ ...showStep(LAST_STEP)(state), error: reason ?? copy.failed }),
        });
      showToast(script ? TOASTS.generated : TOASTS.notGenerated);
    },
    /** Returns undefined if the visitor has left the view. */
    async refine(changeRequest: ChangeRequest) {
      const { script: formerScript, request: runningRequest } = store.state();
      if (!formerScript || runningRequest) return undefined;
      const request = startRequest((state) => state);
      const { script, done, reason } = await client.refine(formerScript, changeRequest);
      if (!isLatest(request)) return undefined;
      // After an edit by the visitor the answer is discarded, so that the edit is not lost.
      const wasEdited = store.state().script !== formerScript;
      if (!script || wasEdited) {
        dispatch({ change: (state) => ({ ...state, request: undefined }) });
        return { isDone: false, text: wasEdited ? copy.result.editedMeanwhile : reason };
      }
      dispatch({ change: withScript(script) });
      showToast(TOASTS.refined);
      return { isDone: true, text: done };
    },
    edit: (script: Script) => dispatch({ change: withEdits(script) }),
    undo() {
      dispatch({ change: undoLastChange });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      dismissToast();
      setErrors({});
      step(clearAnswers);
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
