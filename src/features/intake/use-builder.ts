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
  putBack,
  RESULT_PLACE,
  restarted,
  toPlace,
  undone,
  withLines,
  withScript,
} from './builder.ts';
import { type ChangeRequest, intakeClient } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import { intakeConfigSchema, refinementSchema } from './schema.ts';
import type { Script } from './script.ts';

/** The waiting shows at least this long in ms, so that a script that is there at once is seen to arrive. */
const WAITING_SHOWN_MS = 1000;
/** A full bar shows this long in ms. */
const DONE_SHOWN_MS = 300;

/** The tool's messages, to the letter of the documents. */
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

/**
 * What became of a change that was requested, and a sentence to show. `wrong`: it could not be sent. `dropped`: the visitor
 * has left, or another change is under way.
 */
type Refinement = { kind: 'done' | 'wrong' | 'failed' | 'dropped'; text?: string | undefined };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The tool's life: answers, a script written by the backend, changes to it. */
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
  /** The visitor has not left, and has made no other request. */
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
    next: () => step(toPlace(state.step + 1)),
    back: () => step(toPlace(state.step - 1)),
    showScript: () => step(toPlace(RESULT_PLACE)),
    showAnswers: () => step(toPlace(LAST_STEP)),
    /** Checks all answers and has a script written; errors are shown at their fields. */
    async generate(hidden?: string) {
      const { values: config, messages } = checkValues(intakeConfigSchema, state.answers);
      setErrors(messages);
      // A saved text may be too long.
      if (messages.specialConsiderations) step(toPlace(LAST_STEP - 1));
      if (!config) return;
      const request = begin((before) => ({ ...toPlace(LAST_STEP)(before), view: 'generating' }));
      const began = performance.now();
      const { script, reason } = await client.generate(config);
      if (script) void client.submit(config, script, hidden);
      await pause(WAITING_SHOWN_MS - DONE_SHOWN_MS - (performance.now() - began));
      if (script && isLatest(request))
        dispatch({ change: (before) => ({ ...before, view: 'arrived' }) });
      await pause(DONE_SHOWN_MS);
      if (!isLatest(request)) return;
      if (script) step(withScript(script));
      else
        dispatch({
          change: (before) => ({ ...toPlace(LAST_STEP)(before), error: reason ?? words.failed }),
        });
      showToast(script ? TOASTS.generated : TOASTS.notGenerated);
    },
    /** Has the script changed. */
    async refine({ text, change }: ChangeRequest): Promise<Refinement> {
      const { script: before, request: other } = store.state();
      const config = intakeConfigSchema.safeParse(state.answers).data;
      const wanted = refinementSchema.safeParse(text);
      if (!wanted.success) return { kind: 'wrong', text: wanted.error.issues[0]?.message };
      if (!config) return { kind: 'wrong', text: words.result.needsAnswers };
      if (!before || other) return { kind: 'dropped' };
      const request = begin((state) => state);
      const answer = await client.refine(before, config, { text: wanted.data, change });
      if (!isLatest(request)) return { kind: 'dropped' };
      // A line that was edited meanwhile is not lost to an older script.
      const isOld = store.state().script !== before;
      if (!answer.script || isOld) {
        dispatch({ change: (state) => ({ ...state, request: undefined }) });
        return { kind: 'failed', text: isOld ? words.result.editedMeanwhile : answer.reason };
      }
      dispatch({ change: withScript(answer.script) });
      showToast(TOASTS.refined);
      const { done = '', untouched = [] } = answer;
      const left = untouched.map((line) => `“${line}”`).join(' ');
      const sentences = left ? [done, words.result.untouched, left] : [done];
      return { kind: 'done', text: sentences.join(' ').trim() };
    },
    change: (lines: Script['lines']) => dispatch({ change: withLines(lines) }),
    undo() {
      dispatch({ change: undone });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      dismissToast();
      setErrors({});
      step(restarted);
    },
    putBack: () => step(putBack),
  };
}
export type Builder = ReturnType<typeof useBuilder>;
