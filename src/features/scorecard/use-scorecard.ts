import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { config } from 'zod/mini';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { createBackend } from '../forms/backend.ts';
import { SCORECARD_FUNCTION } from '../forms/backend-address.ts';
import { firstMessages } from '../forms/first-messages.ts';
import { submissionIds } from '../forms/submission-id.ts';
import { isArriving, showTool } from '../tools/ask-for-tool.ts';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import { scorecardEntry } from './kept.ts';
import type { ProfileAnalysis, ProfileFacts } from './profile-facts.ts';
import { SCORECARD_FIELDS, type ScorecardForm, scorecardFormSchema } from './schema.ts';
import { scorecardRequest, scorecardResult } from './score.ts';
import { initialState, scorecardReducer } from './state.ts';
import { FAILED_TOAST, savedToast } from './toasts.ts';

// zod's compiled parsers need eval, which the content policy forbids.
config({ jitless: true });

/** Kept with the lead: where it came from. */
const SOURCE = 'gmb-scorecard';

export type ScorecardParts = {
  sampleName: string;
  backend: { address: string; key: string };
  analysis: ProfileAnalysis;
};

/** The form's life: checked, analyzed, shown, and sent to the backend while the result is being read. */
export function useScorecard({ sampleName, backend, analysis }: ScorecardParts) {
  const [state, dispatch] = useReducer(scorecardReducer, sampleName, initialState);
  const form = useRef<HTMLFormElement>(null);
  const [ids] = useState(submissionIds);
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

  const save = async (typed: ScorecardForm, facts: ProfileFacts) => {
    const request = {
      ...scorecardRequest(typed, scorecardResult(facts)),
      source: SOURCE,
      page: location.pathname,
    };
    try {
      const client = createBackend(backend.address, backend.key);
      return (await client.call(SCORECARD_FUNCTION, { ...request, submissionId: ids.idFor(request) })).ok;
    } catch {
      return false;
    }
  };

  const analyze = async (typed: ScorecardForm) => {
    dispatch({ type: 'started' });
    let facts: ProfileFacts;
    try {
      facts = await analysis(typed);
    } catch {
      dispatch({ type: 'failed' });
      showToast(FAILED_TOAST);
      return;
    }
    const { businessName } = typed;
    dispatch({ type: 'analyzed', businessName, facts });
    device.keep({ businessName, facts });
    const current = ++shown.current;
    // The result does not wait for the call: a backend that hangs would hold it back for half a minute.
    const saved = await save(typed, facts);
    if (current === shown.current) showToast(savedToast(saved));
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.view !== 'form') return;
    const parsed = scorecardFormSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (parsed.success) return void analyze(parsed.data);
    const errors = firstMessages(parsed.error.issues);
    dispatch({ type: 'refused', errors });
    const first = SCORECARD_FIELDS.find((name) => errors[name]);
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
