import { useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendAddress } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import { intakeTool, RESULT_PLACE } from './builder.ts';
import { type ChangeRequest, intakeClient } from './client.ts';
import type { IntakeCopy } from './page-schema.ts';
import { intakeConfigSchema, refinementSchema } from './schema.ts';
import type { ScriptLine } from './script.ts';
import { type IntakeAnswers, LAST_STEP } from './steps.ts';

/** How far the bar moves with each second of waiting, in percent, and where it waits for the script. */
const PROGRESS_STEP = 10;
const PROGRESS_STEP_MS = 1000;
const PROGRESS_CAP = 90;
/** The waiting shows at least this long in ms, so that a script that is there at once is seen to arrive. */
const WAITING_SHOWN_MS = 1000;
/** A full bar shows this long in ms. */
const DONE_SHOWN_MS = 300;

/** Percent of the bar so many ms after the start, while the script is on its way. */
export const waitingPercent = (ms: number) =>
  Math.min(PROGRESS_CAP, Math.floor(ms / PROGRESS_STEP_MS) * PROGRESS_STEP);

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

/** What became of a change that was requested; `reason` and `message` are sentences to show. */
export type Refinement =
  | { kind: 'done'; message: string }
  /** The request cannot be sent. */
  | { kind: 'wrong'; reason: string | undefined }
  | { kind: 'failed'; reason: string | undefined }
  /** The visitor has left, or another change is under way. */
  | { kind: 'dropped' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The tool's life: answers, a script written by the backend, changes to it. */
export function useBuilder(backend: BackendAddress, words: IntakeCopy, isBegun: boolean) {
  const { state, status, store } = useToolState(() => intakeTool, isBegun);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const latest = useRef(0);
  const { dispatch } = store;
  const go = (to: number) => dispatch({ type: 'go', to });
  const isLatest = (request: number) => store.state().request === request;

  return {
    state,
    errors,
    status,
    store,
    answer(answers: Partial<IntakeAnswers>) {
      dispatch({ type: 'answer', answers });
      setErrors((before) => {
        const others = Object.entries(before).filter(([field]) => !(field in answers));
        return Object.fromEntries(others);
      });
    },
    next: () => go(state.step + 1),
    back: () => go(state.step - 1),
    showScript: () => go(RESULT_PLACE),
    showAnswers: () => go(LAST_STEP),
    /** Checks all answers and has a script written; errors are shown at their fields. */
    async generate(hidden?: string) {
      const { values: config, messages } = checkValues(intakeConfigSchema, state.answers);
      setErrors(messages);
      // A saved text may be too long.
      if (messages.specialConsiderations) go(LAST_STEP - 1);
      if (!config) return;
      latest.current += 1;
      const request = latest.current;
      dismissToast();
      dispatch({ type: 'generate', request });
      const began = performance.now();
      const { script, reason } = await client.generate(config);
      if (script) void client.submit(config, script, hidden);
      await pause(WAITING_SHOWN_MS - DONE_SHOWN_MS - (performance.now() - began));
      if (script) dispatch({ type: 'arrived', request });
      await pause(DONE_SHOWN_MS);
      if (!isLatest(request)) return;
      if (script) dispatch({ type: 'generated', request, script });
      else dispatch({ type: 'failed', request, error: reason ?? words.failed });
      showToast(script ? TOASTS.generated : TOASTS.notGenerated);
    },
    /** Has the script changed. */
    async refine(change: ChangeRequest): Promise<Refinement> {
      const { script } = store.state();
      const config = intakeConfigSchema.safeParse(state.answers).data;
      const text = refinementSchema.safeParse(change.text);
      if (!text.success) return { kind: 'wrong', reason: text.error.issues[0]?.message };
      if (!config) return { kind: 'wrong', reason: words.result.needsAnswers };
      if (!script || store.state().request !== undefined) return { kind: 'dropped' };
      latest.current += 1;
      const request = latest.current;
      dismissToast();
      dispatch({ type: 'refine', request });
      const answer = await client.refine(script, config, { ...change, text: text.data });
      if (!isLatest(request)) return { kind: 'dropped' };
      // A line that was edited meanwhile is not lost to an older script.
      const isOld = store.state().script !== script;
      if (!answer.script || isOld) {
        dispatch({ type: 'refine-failed', request });
        return { kind: 'failed', reason: isOld ? words.result.editedMeanwhile : answer.reason };
      }
      dispatch({ type: 'refined', request, script: answer.script });
      showToast(TOASTS.refined);
      const left = answer.untouched.map((line) => `“${line}”`).join(' ');
      const message = [answer.done, ...(left ? [words.result.untouched, left] : [])].join(' ');
      return { kind: 'done', message: message.trim() };
    },
    change: (lines: readonly ScriptLine[], gap?: { part: string; at: number }) =>
      dispatch({ type: 'change', lines, gap }),
    undo() {
      dispatch({ type: 'undo' });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      dismissToast();
      setErrors({});
      dispatch({ type: 'restart' });
    },
    putBack: () => dispatch({ type: 'put-back' }),
  };
}
export type Builder = ReturnType<typeof useBuilder>;
