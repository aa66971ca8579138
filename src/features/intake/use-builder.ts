import { useReducer, useRef, useState } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';
import type { BackendPlace } from '../forms/backend.ts';
import { checkValues, type Messages } from '../forms/check-values.ts';
import { intakeClient } from './client.ts';
import { DONE_SHOWN_MS, stillShownMs } from './generation.ts';
import { type IntakeConfig, intakeConfigSchema, refineRequestSchema } from './schema.ts';
import { builderReducer, START } from './state.ts';
import type { IntakeAnswers } from './steps.ts';
import { notRefined, TOASTS } from './toasts.ts';
import { useKept } from './use-kept.ts';

type BuilderParts = {
  backend: BackendPlace;
  /** In the wizard after a failure, where the server gives no reason of its own. */
  failed: string;
  /** Before React was there. */
  isBegun?: boolean | undefined;
};

/** What to say of a change: at the field why there is none, or what was understood and done. */
export type Refined = { problem?: string | undefined; understood?: string | undefined };

/** Taking away what has the focus would make the browser measure the page in between; the next heading takes it anyway. */
function leaveFocus() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The tool's life: answers, a script written by the backend, changes to it. */
export function useBuilder({ backend, failed, isBegun = false }: BuilderParts) {
  const [state, dispatch] = useReducer(builderReducer, START);
  const [errors, setErrors] = useState<Messages>({});
  const [client] = useState(() => intakeClient(backend));
  const { answers } = state;
  const kept = useKept(state, dispatch, isBegun);
  /** Counts what is asked of the backend: an answer to an earlier request has nobody to tell. */
  const requests = useRef(0);
  /** Number of the change under way: a second press in the same moment comes before its state does. */
  const changing = useRef<number>(undefined);

  const write = async (config: IntakeConfig, hidden: string | undefined) => {
    const request = ++requests.current;
    dismissToast();
    dispatch({ type: 'generate', request });
    // Beside the script, which neither waits for it nor fails with it.
    const reading = config.specialConsiderations && client.read(config);
    if (reading) void reading.then((read) => dispatch({ type: 'left-out', answers, leftOut: read?.notUsed }));
    const began = performance.now();
    const { script, reason } = await client.generate(config);
    if (script) void client.submit(config, script, hidden);
    await pause(stillShownMs(performance.now() - began));
    if (script) dispatch({ type: 'arrived', request });
    await pause(DONE_SHOWN_MS);
    if (script) dispatch({ type: 'generated', request, script });
    else dispatch({ type: 'failed', request, error: reason ?? failed });
    showToast(script ? TOASTS.generated : TOASTS.notGenerated);
  };

  /** Checks all answers and starts; what is wrong is said at its field. `hidden`: of the field that nobody sees. */
  const generate = (hidden?: string) => {
    if (state.view !== 'wizard') return;
    const { values, messages } = checkValues(intakeConfigSchema, answers);
    setErrors(messages);
    // A text that was kept may be longer than the field would have let anybody type.
    if (messages.specialConsiderations) dispatch({ type: 'back' });
    if (values) void write(values, hidden);
  };

  const refine = async (text: string): Promise<Refined> => {
    const config = intakeConfigSchema.safeParse(answers);
    if (state.view !== 'result' || !config.success) return {};
    const asked = refineRequestSchema.shape.refinementRequest.safeParse(text);
    if (!asked.success) return { problem: asked.error.issues[0]?.message };
    if (changing.current === requests.current) return {};
    const request = ++requests.current;
    changing.current = request;
    dismissToast();
    dispatch({ type: 'refine', request, text });
    const { script, reason, understood } = await client.refine(state.script, config.data, asked.data);
    if (request !== requests.current) return {};
    changing.current = undefined;
    if (script) dispatch({ type: 'refined', request, script });
    else dispatch({ type: 'refine-failed', request });
    const failure = notRefined(reason);
    showToast(script ? TOASTS.refined : failure);
    return script ? { understood: understood.join(' ') } : { problem: failure.text };
  };

  return {
    state,
    errors,
    mark: kept.mark,
    answer(answers: Partial<IntakeAnswers>) {
      dispatch({ type: 'answer', answers });
      const changed = Object.keys(answers);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
      );
    },
    next: () => dispatch({ type: 'next' }),
    back: () => dispatch({ type: 'back' }),
    /** What a script will say of the considerations. */
    read: (specialConsiderations: string) => client.read({ ...answers, specialConsiderations }),
    generate,
    refine,
    undo() {
      dispatch({ type: 'undo' });
      afterPaint(() => showToast(TOASTS.undone));
    },
    restart() {
      requests.current += 1;
      dismissToast();
      leaveFocus();
      kept.clear();
      dispatch({ type: 'restart' });
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
