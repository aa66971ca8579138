import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { KeptMark } from '../../ui/device-entry.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { Printer } from '../tools/icons.tsx';
import { KeptLine, keptKicker, useKeptMark } from '../tools/kept-line.tsx';
import { RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { FormNotes, ScorecardFields } from './form.tsx';
import { scorecardHeadline } from './headline.ts';
import type { ScorecardWords } from './page-schema.ts';
import type { ProfileAnalysis } from './profile-facts.ts';
import { ReportBody } from './report.tsx';
import { Sample } from './sample.tsx';
import { simulatedAnalysis } from './simulation.ts';
import type { Report } from './state.ts';
import { useScorecard } from './use-scorecard.ts';

type ResultsProps = { report: Report; words: ScorecardWords; mark: KeptMark; onReset(): void };

function Results({ report, words, mark, onReset }: ResultsProps) {
  const title = words.results.title.replace('{score}', String(report.result.overallScore));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => showAsResult(title), [title]);
  // The page has become shorter and the result taller than a screen: it is read from its top.
  const [wasBroughtBack] = useState(mark.kind === 'kept' && mark.isBack);
  useEffect(() => {
    if (wasBroughtBack) return;
    place.current?.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }, [wasBroughtBack]);
  const actions = (
    <>
      <OpenContact
        label="Get Professional GMB Optimization"
        source="gmb-scorecard-result"
        subject={`GMB scorecard: ${report.result.overallScore} of 100`}
        className="px-3"
      />
      <Button look="secondary" onClick={onReset}>
        Check Another Profile
      </Button>
      <button type="button" className="text-link min-h-11 justify-self-start" onClick={() => print()}>
        <Printer size={18} strokeWidth={1.5} />
        {words.results.print}
      </button>
      <KeptLine mark={mark} what="result" onClear={onReset} />
    </>
  );
  return (
    <div ref={place} data-tool-result>
      <ReportBody result={report.result} words={words} actions={actions} />
    </div>
  );
}

type ScorecardProps = {
  words: ScorecardWords;
  backend: { address: string; key: string };
  /** How a profile is analyzed. An island cannot be given functions: on the site it is the simulation. */
  analysis?: ProfileAnalysis;
};

/** The Google Business Profile scorecard: form, analyzing, results. */
export function Scorecard(props: ScorecardProps) {
  return (
    <ErrorBoundary>
      <Tool {...props} />
    </ErrorBoundary>
  );
}

function Tool({ words, backend, analysis = simulatedAnalysis() }: ScorecardProps) {
  const { businessName: sampleName } = words.sample;
  const { state, form, device, onSubmit, reset } = useScorecard({ sampleName, backend, analysis });
  const mark = useKeptMark(device);
  const { report } = state;
  const done = state.view === 'results';
  const { kicker, label } = done ? words.results : words.form;
  const heading = done ? scorecardHeadline(report.businessName, report.result, words) : words.form.heading;
  return (
    <>
      <Stage
        view={done ? RESULT_STAGE : 'form'}
        kicker={(done && keptKicker(mark, 'result')) || kicker}
        label={label}
        heading={heading}
        {...(done && { printed: { at: mark.kind === 'kept' ? mark.at : undefined } })}
        wide={done}
      >
        {done ? (
          <Results report={report} words={words} mark={mark} onReset={reset} />
        ) : (
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
            <ScorecardFields
              ref={form}
              words={words.form}
              errors={state.view === 'form' ? state.errors : {}}
              analyzing={state.view === 'analyzing'}
              onSubmit={onSubmit}
            />
            <FormNotes words={words.form} />
          </div>
        )}
      </Stage>
      {!done && <Sample report={report} words={words} />}
    </>
  );
}
