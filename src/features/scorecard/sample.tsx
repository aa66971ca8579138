import { memo } from 'react';
import { scorecardHeadline } from './headline.ts';
import type { ScorecardWords } from './page-schema.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import type { Report } from './report.ts';
import { ReportBody } from './report-body.tsx';

/** The report that stands before any submission, marked as a sample. It stays as it is while the form works. */
export const Sample = memo(function Sample({ report, words }: { report: Report; words: ScorecardWords }) {
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
