import { useState } from 'react';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendAddress } from '../forms/backend.ts';
import { SCORECARD_FUNCTION } from '../forms/backend-address.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import type { Analysis, ProfileAnalysis } from './analysis.ts';
import type { ScorecardForm } from './fields.ts';
import { READY_TEXT, scorecardRequest } from './requests.ts';
import { scorecardTool } from './state.ts';

/** The source that is stored with the lead. */
const SOURCE = 'gmb-scorecard';
/** The result is ready whether it is stored or not: the backend has this long to answer first, in ms. */
const SAVED_WITHIN_MS = 1000;

const TOASTS = {
  saved: { title: 'Analysis Complete!', text: READY_TEXT },
  unsaved: {
    title: 'Warning',
    text: "Analysis complete, but we couldn't save your submission. You can still view your results.",
    tone: 'destructive',
  },
  failed: {
    title: 'Error',
    text: 'Failed to analyze profile. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Record<string, Toast>;

/** The lead: the form with the simulated figures, or with the id of the place that was read. */
const leadOf = (typed: ScorecardForm, { found, reading }: Analysis) =>
  reading ? { ...typed, placeId: reading.placeId } : scorecardRequest(typed, found);

/** The state of the scorecard with its analysis, and the lead that is sent while the visitor reads the result. */
export function useScorecard(backend: BackendAddress, analysis: ProfileAnalysis, isBegun: boolean) {
  const { state, status, store } = useToolState(() => scorecardTool, isBegun);
  const [sender] = useState(() => leadSender(backend, SCORECARD_FUNCTION));

  /** Shows and sends what was found, with the documented toasts in time; none is about a result that no longer shows. */
  const show = async (typed: ScorecardForm, found: Analysis, hidden?: string) => {
    const before = store.state();
    store.dispatch({ type: 'analyzed', businessName: typed.businessName, analysis: found });
    const result = before === store.state() ? undefined : idOf(store.state());
    const notify = (toast: Toast) => {
      if (result !== undefined && result === idOf(store.state())) showToast(toast);
    };
    const timer = setTimeout(notify, SAVED_WITHIN_MS, TOASTS.saved);
    const began = performance.now();
    const { ok } = await sender.send(leadOf(typed, found), {
      source: SOURCE,
      [HIDDEN_FIELD]: hidden || undefined,
    });
    clearTimeout(timer);
    if (!ok) notify(TOASTS.unsaved);
    else if (performance.now() - began < SAVED_WITHIN_MS) notify(TOASTS.saved);
  };

  return {
    state,
    status,
    store,
    async analyze(typed: ScorecardForm, hidden?: string) {
      store.dispatch({ type: 'started' });
      let found: Analysis;
      try {
        found = await analysis(typed);
      } catch {
        store.dispatch({ type: 'failed' });
        showToast(TOASTS.failed);
        return;
      }
      await show(typed, found, hidden);
    },
    reset() {
      dismissToast();
      store.reset();
    },
  };
}

const idOf = (state: ReturnType<typeof scorecardTool.reduce>) =>
  state.view === 'results' ? state.id : undefined;

export type Scorecard = ReturnType<typeof useScorecard>;
