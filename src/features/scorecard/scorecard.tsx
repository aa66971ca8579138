import { useState } from 'react';
import { Stage } from '../../ui/stage.tsx';
import { showToast, type Toast } from '../../ui/toast.ts';
import { SCORECARD_FUNCTION } from '../forms/backend-address.ts';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { leadSender } from '../forms/send-lead.ts';
import { savedKicker } from '../tools/saved-notice.tsx';
import { useToolState } from '../tools/use-tool-state.ts';
import { type Analysis, type ProfileAnalysis, pause, profileAnalysis } from './analysis.ts';
import type { ScorecardForm } from './fields.ts';
import { ScorecardFields } from './form.tsx';
import type { ScorecardCopy } from './page-schema.ts';
import { Report } from './report.tsx';
import { READY_TEXT } from './requests.ts';
import { resultHeadline } from './result-text.ts';
import { Results } from './results.tsx';
import { factsOf, figuresFrom, overallScore, SAMPLE_FACTS } from './score.ts';
import { type ScorecardState, scorecardTool } from './state.ts';

type ScorecardProps = {
  copy: ScorecardCopy;
  backend: { address: string; key: string };
  canReadProfiles?: boolean;
  /** Replaces the site's analysis in tests. The props of an island cannot contain a function. */
  analyzeProfile?: ProfileAnalysis;
  wasUsedBeforeLoad?: boolean;
};

const SOURCE = 'gmb-scorecard';
/** After this time the result is shown in any case, because it does not depend on the lead. */
const SAVE_WAIT_MS = 1000;

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

const createLead = (values: ScorecardForm, { facts, reading }: Analysis) =>
  reading
    ? { ...values, placeId: reading.placeId }
    : { ...values, overallScore: overallScore(facts), ...facts };

const resultId = (state: ScorecardState) => (state.view === 'results' ? state.id : undefined);

export function Scorecard(props: ScorecardProps) {
  const { copy, backend, canReadProfiles, wasUsedBeforeLoad = false } = props;
  const { analyzeProfile = profileAnalysis(canReadProfiles ? backend : undefined) } = props;
  const { state, status, store } = useToolState(() => scorecardTool, wasUsedBeforeLoad);
  const [sender] = useState(() => leadSender(backend, SCORECARD_FUNCTION));

  async function analyze(values: ScorecardForm, hidden?: string) {
    store.dispatch({ type: 'started' });
    const analysis = await analyzeProfile(values).catch(() => undefined);
    if (!analysis) {
      store.dispatch({ type: 'failed' });
      showToast(TOASTS.failed);
      return;
    }
    const formerState = store.state();
    store.dispatch({ type: 'analyzed', businessName: values.businessName, analysis });
    const result = store.state();
    /** A toast appears only while the result that it concerns is shown. */
    const notify = (toast: Toast) => {
      if (result !== formerState && resultId(result) === resultId(store.state())) showToast(toast);
    };
    const sending = sender.send(createLead(values, analysis), {
      source: SOURCE,
      [HIDDEN_FIELD]: hidden || undefined,
    });
    const answerInTime = await Promise.race([sending, pause(SAVE_WAIT_MS)]);
    if (!answerInTime || answerInTime.ok) notify(TOASTS.saved);
    if (!(await sending).ok) notify(TOASTS.unsaved);
  }

  if (state.view === 'results') {
    const facts = factsOf(state.figures);
    const score = facts ? String(overallScore(facts)) : '?';
    const { kicker, label, title } = copy.results;
    return (
      <Stage
        view="result"
        kicker={savedKicker(status, 'result') ?? kicker}
        label={<p>{label}</p>}
        heading={resultHeadline(state.businessName, state.figures, copy)}
        result={{ title: title.replace('{score}', score) }}
        needsScript
        isWide
      >
        <Results key={state.id} result={state} copy={copy} status={status} store={store} />
      </Stage>
    );
  }
  return (
    <>
      <Stage
        view="form"
        kicker={copy.form.kicker}
        label={<p>{copy.form.label}</p>}
        heading={copy.form.heading}
        needsScript
        isPlain
      >
        <ScorecardFields
          copy={copy.form}
          isAnalyzing={state.view === 'analyzing'}
          onValid={analyze}
          onSkip={(businessName) => store.dispatch({ type: 'skipped', businessName })}
        />
      </Stage>
      <Sample copy={copy} />
    </>
  );
}

const SAMPLE_RESULT = { figures: figuresFrom(SAMPLE_FACTS, 'simulated') };

function Sample({ copy }: { copy: ScorecardCopy }) {
  return (
    <section aria-labelledby="sample-heading" className="page mt-18 lg:mt-26">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div className="text-sm/5 font-semibold text-ink-2">
          <p className="font-mono font-bold text-red">{copy.sample.kicker}</p>
          <p>{copy.results.label}</p>
        </div>
        <h2 id="sample-heading" className="mt-4 max-w-[21em] text-h2 lg:mt-0">
          {resultHeadline(copy.sample.businessName, figuresFrom(SAMPLE_FACTS, 'yours'), copy)}
        </h2>
        <div className="mt-7 lg:col-span-2 lg:mt-9">
          <Report result={SAMPLE_RESULT} copy={copy} note={copy.sample.note} />
        </div>
      </div>
    </section>
  );
}
