import { memo, useState } from 'react';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { type ProfileAnalysis, readAnalysis, simulatedAnalysis } from './analysis.ts';
import { FormNotes, ScorecardFields } from './form.tsx';
import type { ScorecardCopy } from './page-schema.ts';
import { Report } from './report.tsx';
import { Results } from './results.tsx';
import { factsOf, figuresFrom, overallScore, resultHeadline, SAMPLE_FACTS } from './score.ts';
import { useScorecard } from './use-scorecard.ts';

type ScorecardProps = {
  words: ScorecardCopy;
  backend: { address: string; key: string };
  /** The server reads profiles. */
  readsProfiles?: boolean;
  /** Replaces the analysis of the site; an island takes no functions. */
  analysis?: ProfileAnalysis;
  isBegun?: boolean;
};

/** The Google Business Profile scorecard: form, analyzing, results. */
export function Scorecard(props: ScorecardProps) {
  const { words, backend, readsProfiles, isBegun = false } = props;
  const [analysis] = useState(
    () => props.analysis ?? (readsProfiles ? readAnalysis(backend) : simulatedAnalysis()),
  );
  const tool = useScorecard(backend, analysis, isBegun);
  const { state, status } = tool;
  if (state.view === 'results') {
    const facts = factsOf(state.figures);
    const score = facts ? String(overallScore(facts)) : '?';
    const { kicker, label, title } = words.results;
    return (
      <Stage
        view={RESULT_STAGE}
        kicker={kicker}
        label={<p>{label}</p>}
        heading={resultHeadline(state.businessName, state.figures, words)}
        result={{ title: title.replace('{score}', score), what: 'result', status }}
        needsScript
        wide
      >
        <Results key={state.id} result={state} words={words} tool={tool} />
      </Stage>
    );
  }
  return (
    <>
      <Stage
        view="form"
        kicker={words.form.kicker}
        label={<p>{words.form.label}</p>}
        heading={words.form.heading}
        needsScript
        isPlain
      >
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
          <ScorecardFields
            words={words.form}
            analyzing={state.view === 'analyzing'}
            onChecked={tool.analyze}
            onSkip={(businessName) => tool.store.dispatch({ type: 'skipped', businessName })}
          />
          <FormNotes words={words.form} />
        </div>
      </Stage>
      <Sample words={words} />
    </>
  );
}

const SAMPLE = figuresFrom(SAMPLE_FACTS, 'simulated');
/** The sample looks like a result of the visitor's own figures. */
const SAMPLE_HEADLINE = figuresFrom(SAMPLE_FACTS, 'yours');

/** The result before any analysis, labeled as a sample. It stays as it is while the form works. */
const Sample = memo(function Sample({ words }: { words: ScorecardCopy }) {
  return (
    <section aria-labelledby="sample-heading" className="page mt-18 lg:mt-26">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div className="text-sm/5 font-semibold text-ink-2">
          <p className="font-mono font-bold text-red">{words.sample.kicker}</p>
          <p>{words.results.label}</p>
        </div>
        <h2 id="sample-heading" className="mt-4 max-w-[21em] text-h2 lg:mt-0">
          {resultHeadline(words.sample.businessName, SAMPLE_HEADLINE, words)}
        </h2>
        <div className="mt-7 lg:col-span-2 lg:mt-9">
          <Report figures={SAMPLE} words={words} note={words.sample.note} />
        </div>
      </div>
    </section>
  );
});
