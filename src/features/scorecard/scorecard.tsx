import { memo, useState } from 'react';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { savedKicker, useSaveStatus } from '../tools/saved-notice.tsx';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { type ProfileAnalysis, readAnalysis, simulatedAnalysis } from './analysis.ts';
import { FormNotes, ScorecardFields } from './form.tsx';
import { resultHeadline, scorecardHeadline } from './headline.ts';
import type { ScorecardWords } from './page-schema.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import type { Report } from './report.ts';
import { ReportBody } from './report-body.tsx';
import { Results } from './results.tsx';
import { useScorecard } from './use-scorecard.ts';

type ScorecardProps = {
  words: ScorecardWords;
  backend: { address: string; key: string };
  /** The server has a reader. */
  readsProfiles?: boolean;
  /** How a profile is analyzed. An island cannot be given functions: on the site it is the reader or the simulation. */
  analysis?: ProfileAnalysis;
  isBegun?: boolean;
};

/** The Google Business Profile scorecard: form, analyzing, results. */
export function Scorecard(props: ScorecardProps) {
  return (
    <ErrorBoundary>
      <Tool {...props} />
    </ErrorBoundary>
  );
}

function Tool({ words, backend, readsProfiles, analysis: given, isBegun = false }: ScorecardProps) {
  const [analysis] = useState(
    () => given ?? (readsProfiles ? readAnalysis(backend) : simulatedAnalysis()),
  );
  const tool = useScorecard({ sampleName: words.sample.businessName, backend, analysis, isBegun });
  const mark = useSaveStatus(tool.device);
  const { report, view, round } = tool.state;
  const done = view === 'results';
  const { kicker, label } = done ? words.results : words.form;
  const heading = done ? resultHeadline(report, words) : words.form.heading;
  return (
    <>
      <Stage
        view={done ? RESULT_STAGE : 'form'}
        kicker={(done && savedKicker(mark, 'result')) || kicker}
        label={<p>{label}</p>}
        heading={heading}
        {...(done && { printed: { at: mark.kind === 'saved' ? mark.at : undefined } })}
        needsScript
        wide={done}
      >
        {done ? (
          <Results key={round} report={report} words={words} mark={mark} tool={tool} />
        ) : (
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
            <ScorecardFields
              words={words.form}
              analyzing={view === 'analyzing'}
              onChecked={tool.analyze}
              onSkip={tool.skip}
            />
            <FormNotes words={words.form} />
          </div>
        )}
      </Stage>
      {!done && <Sample report={report} words={words} />}
    </>
  );
}

/** The report that stands before any submission, marked as a sample. It stays as it is while the form works. */
const Sample = memo(function Sample({ report, words }: { report: Report; words: ScorecardWords }) {
  return (
    <section aria-labelledby="sample-heading" className="score-sample page mt-18 lg:mt-26">
      <div className="border-t-2 border-ink pt-4 lg:grid lg:grid-cols-[200px_1fr] lg:gap-x-9">
        <div className="text-sm/5 font-semibold text-ink-2">
          <p className="font-mono font-bold text-red">{words.sample.kicker}</p>
          <p>{words.results.label}</p>
        </div>
        <h2 id="sample-heading" className="mt-4 max-w-[21em] text-h2 lg:mt-0">
          {scorecardHeadline(report.businessName, SAMPLE_FACTS, words)}
        </h2>
        <div className="mt-7 lg:col-span-2 lg:mt-9">
          <ReportBody report={report} words={words} note={words.sample.note} />
        </div>
      </div>
    </section>
  );
});
