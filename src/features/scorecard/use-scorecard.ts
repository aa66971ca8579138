import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { dismissToast, showToast, type Toast } from '../../ui/toast.ts';
import type { BackendPlace } from '../forms/backend.ts';
import { SCORECARD_FUNCTION } from '../forms/backend-address.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import type { Analysis, ProfileAnalysis } from './analysis.ts';
import type { ScorecardForm } from './fields.ts';
import { keptScorecard, readFigures, resultHash } from './figures-text.ts';
import type { ScorecardPart } from './profile-facts.ts';
import { allFacts, type Report } from './report.ts';
import { scorecardRequest, scorecardResult } from './score.ts';
import { initialState, scorecardReducer } from './state.ts';
import { SCORECARD_WORDS } from './words.ts';

/** Kept with the lead: where it came from. */
const SOURCE = 'gmb-scorecard';
/** The result is ready whether it is saved or not: a backend is given so long to say which, in ms. */
const SAVED_WITHIN_MS = 1000;

const TOASTS = {
  saved: { title: SCORECARD_WORDS.readyTitle, text: SCORECARD_WORDS.ready },
  unsaved: {
    title: SCORECARD_WORDS.warningTitle,
    text: SCORECARD_WORDS.unsaved,
    tone: 'destructive',
  },
  failed: { title: SCORECARD_WORDS.errorTitle, text: SCORECARD_WORDS.failed, tone: 'destructive' },
} as const satisfies Record<string, Toast>;

/** Typing is at rest for so long before the address and the device follow it, in ms: browsers limit changes of the address. */
const REST_MS = 400;

const setHash = (hash: string) =>
  history.replaceState(history.state, '', hash || location.pathname + location.search);

/** Address and device follow the figures that are put in. */
function useFollowing(report: Report, keep: (report: Report) => void) {
  const latest = useRef(report);
  const pending = useRef<number>(undefined);
  useEffect(() => {
    latest.current = report;
  }, [report]);
  useEffect(() => () => clearTimeout(pending.current), []);

  const rest = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
  };
  const now = () => {
    if (pending.current === undefined) return;
    rest();
    keep(latest.current);
    setHash(resultHash(latest.current));
  };
  useEffect(() => {
    const flush = () => now();
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  });

  return {
    /** What is put off is done. */
    now,
    soon() {
      rest();
      pending.current = window.setTimeout(now, REST_MS);
    },
    /** The result is given up: its address goes too. */
    stop() {
      rest();
      if (readFigures(location.hash)) setHash('');
    },
  };
}

/** What is sent with the form: the figures, or of a profile that was read where it is found. */
function leadOf(typed: ScorecardForm, report: Report) {
  const facts = allFacts(report);
  if (report.reading || !facts) return { ...typed, placeId: report.reading?.placeId };
  return scorecardRequest(typed, scorecardResult(facts));
}

type ScorecardParts = {
  sampleName: string;
  backend: BackendPlace;
  analysis: ProfileAnalysis;
  /** Before React was there: then the device brings nothing into busy hands. */
  isBegun: boolean;
};

/** The tool's life: a form analyzed, shown, sent while the result is being read, and the visitor's own figures in it. */
export function useScorecard({ sampleName, backend, analysis, isBegun }: ScorecardParts) {
  const [state, dispatch] = useReducer(scorecardReducer, sampleName, initialState);
  const [sender] = useState(() => leadSender(backend, SCORECARD_FUNCTION));
  const [kept] = useState(keptScorecard);
  const follow = useFollowing(state.report, kept.keep);
  /** Counts the results shown: an answer about one that is gone has nobody to tell. */
  const shown = useRef(0);
  const isBusy = useRef(false);

  useLayoutEffect(() => {
    const fromAddress = () => {
      const linked = readFigures(location.hash);
      if (!linked || isBusy.current) return false;
      shown.current += 1;
      dispatch({ type: 'brought', report: kept.brought(linked) });
      return true;
    };
    const isLinked = fromAddress();
    const report = !isLinked && !isBegun ? kept.recall() : undefined;
    if (report) dispatch({ type: 'brought', report });
    if (isLinked || report) arriveQuietly(RESULT_STAGE);
    addEventListener('hashchange', fromAddress);
    return () => {
      removeEventListener('hashchange', fromAddress);
      shown.current += 1;
    };
  }, [kept, isBegun]);

  /** The documented words, in time: that the result is ready, or that it was not saved. */
  const send = async (typed: ScorecardForm, report: Report, hidden: string | undefined) => {
    shown.current += 1;
    const current = shown.current;
    const tell = (toast: Toast) => current === shown.current && showToast(toast);
    const waited = setTimeout(tell, SAVED_WITHIN_MS, TOASTS.saved);
    const began = performance.now();
    const { ok } = await sender.send(leadOf(typed, report), {
      source: SOURCE,
      [HIDDEN_FIELD]: hidden || undefined,
    });
    clearTimeout(waited);
    if (!ok) tell(TOASTS.unsaved);
    else if (performance.now() - began < SAVED_WITHIN_MS) tell(TOASTS.saved);
  };

  const analyze = async (typed: ScorecardForm, hidden?: string) => {
    dispatch({ type: 'started' });
    isBusy.current = true;
    let found: Analysis;
    try {
      found = await analysis(typed);
    } catch {
      dispatch({ type: 'failed' });
      showToast(TOASTS.failed);
      return;
    } finally {
      isBusy.current = false;
    }
    const report = { businessName: typed.businessName, own: {}, ...found };
    dispatch({ type: 'analyzed', report });
    kept.keep(report);
    await send(typed, report, hidden);
  };

  const reset = () => {
    shown.current += 1;
    dismissToast();
    follow.stop();
    kept.beginAnew();
    dispatch({ type: 'reset', sampleName });
  };
  return {
    state,
    device: kept.device,
    analyze,
    /** The visitor's own figures, without a form: nothing is sent. */
    skip: (businessName: string) => dispatch({ type: 'skipped', businessName }),
    reset,
    follow: follow.now,
    putIn(part: ScorecardPart, figure: number | boolean | undefined) {
      // The field shows what is typed at once, and what follows from it comes a moment later.
      startTransition(() => dispatch({ type: 'figure', part, figure }));
      follow.soon();
    },
    /** The button that clears: what a link has brought goes on showing. */
    clear() {
      if (kept.clear()) reset();
    },
    /** The visitor's own in the place of what a link has brought. */
    showOwn() {
      const report = kept.recall();
      if (report) dispatch({ type: 'brought', report });
      follow.soon();
    },
  };
}

export type Scorecard = ReturnType<typeof useScorecard>;
