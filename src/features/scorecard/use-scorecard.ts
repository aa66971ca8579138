import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendPlace } from '../forms/backend.ts';
import { SCORECARD_FUNCTION } from '../forms/backend-address.ts';
import { checkValues, valuesOf } from '../forms/check-values.ts';
import { leadSender } from '../forms/send-lead.ts';
import { isArriving, showTool } from '../tools/ask-for-tool.ts';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import { SCORECARD_FIELDS, type ScorecardForm, scorecardFormSchema } from './fields.ts';
import { scorecardEntry } from './kept.ts';
import type { ProfileAnalysis, ProfileFacts } from './profile-facts.ts';
import { scorecardRequest, scorecardResult } from './score.ts';
import { initialState, scorecardReducer } from './state.ts';
import { SCORECARD_WORDS } from './words.ts';

/** Kept with the lead: where it came from. */
const SOURCE = 'gmb-scorecard';

const TOASTS = {
  saved: { title: SCORECARD_WORDS.readyTitle, text: SCORECARD_WORDS.ready },
  unsaved: { title: SCORECARD_WORDS.warningTitle, text: SCORECARD_WORDS.unsaved, tone: 'destructive' },
  failed: { title: SCORECARD_WORDS.errorTitle, text: SCORECARD_WORDS.failed, tone: 'destructive' },
} as const satisfies Record<string, Toast>;

type ScorecardParts = { sampleName: string; backend: BackendPlace; analysis: ProfileAnalysis };

/** The form's life: checked, analyzed, shown, and sent to the backend while the result is being read. */
export function useScorecard({ sampleName, backend, analysis }: ScorecardParts) {
  const [state, dispatch] = useReducer(scorecardReducer, sampleName, initialState);
  const form = useRef<HTMLFormElement>(null);
  const [sender] = useState(() => leadSender(backend, SCORECARD_FUNCTION));
  const [device] = useState(scorecardEntry);
  /** Counts the results shown: an answer about one that is gone has nobody to tell. */
  const shown = useRef(0);

  useEffect(() => {
    const found = isArriving() ? device.find() : undefined;
    if (found) {
      arriveQuietly(RESULT_STAGE);
      device.adopt(found);
      dispatch({ type: 'restored', ...found.value });
    }
    showTool();
  }, [device]);

  const analyze = async (typed: ScorecardForm) => {
    dispatch({ type: 'started' });
    let facts: ProfileFacts;
    try {
      facts = await analysis(typed);
    } catch {
      dispatch({ type: 'failed' });
      showToast(TOASTS.failed);
      return;
    }
    const { businessName } = typed;
    dispatch({ type: 'analyzed', businessName, facts });
    device.keep({ businessName, facts });
    const current = ++shown.current;
    // The result does not wait for the call: a backend that hangs would hold it back for half a minute.
    const { ok } = await sender.send(scorecardRequest(typed, scorecardResult(facts)), { source: SOURCE });
    if (current === shown.current) showToast(ok ? TOASTS.saved : TOASTS.unsaved);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.view !== 'form') return;
    const { values, messages: errors } = checkValues(scorecardFormSchema, valuesOf(event.currentTarget));
    if (values) return void analyze(values);
    dispatch({ type: 'refused', errors });
    const first = Object.keys(SCORECARD_FIELDS).find((name) => errors[name]);
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const reset = () => {
    shown.current++;
    dismissToast();
    device.clear();
    dispatch({ type: 'reset', sampleName });
  };
  return { state, form, device, onSubmit, reset };
}
