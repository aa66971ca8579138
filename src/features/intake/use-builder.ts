import { useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendAddress } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import {
  type BuilderAction,
  type IntakeAnswers,
  intakeTool,
  LAST_STEP,
  RESULT_STEP,
  restarted,
  showStep,
  undone,
  withEdits,
  withScript,
} from './builder.ts';
import { type ChangeRequest, intakeClient } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import { intakeConfigSchema, type Script } from './schema.ts';

/** The waiting view is shown at least this long, in ms, so that visitors notice that a new script has come. */
const WAITING_SHOWN_MS = 1000;
/** The full progress bar is shown this long, in ms. */
const DONE_SHOWN_MS = 300;

/** The tool's messages, exactly as documented. */
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

/** Returns the state of the builder and its actions: answers, a script from the server, changes to it. */
export function useBuilder(backend: BackendAddress, words: IntakeCopy, isBegun: boolean) {
  const { state, status, store } = useToolState(() => intakeTool, isBegun);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const { dispatch } = store;
  const step = (change: BuilderAction['change']) => dispatch({ change, isStep: true });
  const begin = (change: BuilderAction['change']) => {
    const request = Symbol();
    dismissToast();
    dispatch({ change: (before) => ({ ...change(before), request }) });
    return request;
  };
  /** Returns whether a request is the latest one and the visitor has not left the view. */
  const isLatest = (request: symbol) => store.state().request === request;

  return {
    state,
    errors,
    status,
    store,
    answer(answers: Partial<IntakeAnswers>, isTyped = false) {
      dispatch({
        change: (before) => ({ ...before, answers: { ...before.answers, ...answers } }),
        isTyped,
      });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in answers))),
      );
    },
    next: () => step(showStep(state.step + 1)),
    back: () => step(showStep(state.step - 1)),
    showScript: () => step(showStep(RESULT_STEP)),
    showAnswers: () => step(showStep(LAST_STEP)),
    /** Checks all answers and requests a script. Errors are shown at their fields. */
    async generate(hidden?: string) {
      const { values: config, messages } = checkValues(intakeConfigSchema, state.answers);
      setErrors(messages);
      // A text that was saved earlier may be too long.
      if (messages.specialConsiderations) step(showStep(LAST_STEP - 1));
      if (!config) return;
      const request = begin((before) => ({ ...showStep(LAST_STEP)(before), waiting: 'writing' }));
      const shown = pause(WAITING_SHOWN_MS - DONE_SHOWN_MS);
      const { script, reason } = await client.generate(config);
      if (script) void client.submit(script, hidden);
      await shown;
      if (script && isLatest(request))
        dispatch({ change: (before) => ({ ...before, waiting: 'written' }) });
      await pause(DONE_SHOWN_MS);
      if (!isLatest(request)) return;
      if (script) step(withScript(script));
      else
        dispatch({
          change: (before) => ({ ...showStep(LAST_STEP)(before), error: reason ?? words.failed }),
        });
      showToast(script ? TOASTS.generated : TOASTS.notGenerated);
    },
    /**
     * Requests a change of the script. Returns what was changed, or why it was not; undefined if the visitor has left the
     * view.
     */
    async refine(wanted: ChangeRequest) {
      const { script: before, request: other } = store.state();
      if (!before || other) return undefined;
      const request = begin((state) => state);
      const { script, done, reason } = await client.refine(before, wanted);
      if (!isLatest(request)) return undefined;
      // If the visitor edited a line meanwhile, the answer is discarded, so that the edit is not lost.
      const isOld = store.state().script !== before;
      if (!script || isOld) {
        dispatch({ change: (state) => ({ ...state, request: undefined }) });
        return { isDone: false, text: isOld ? words.result.editedMeanwhile : reason };
      }
      dispatch({ change: withScript(script) });
      showToast(TOASTS.refined);
      return { isDone: true, text: done };
    },
    edit: (script: Script) => dispatch({ change: withEdits(script) }),
    undo() {
      dispatch({ change: undone });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      dismissToast();
      setErrors({});
      step(restarted);
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
