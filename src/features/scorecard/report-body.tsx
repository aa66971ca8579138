import type { ReactNode } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import type { ScorecardWords } from './page-schema.ts';
import { PartsList, type RowsOfResult } from './parts-list.tsx';
import { type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import { allFacts, countFrom, factsOf, noScoreYet, originLine, type Report } from './report.ts';
import type { Reading } from './requests.ts';
import { partPoints, pointsTotal, scorecardResult } from './score.ts';
import { adviceText, markTally, recommendedParts } from './status.ts';

/** Units of the drawing, one for each point of the score. */
const GAUGE = { width: 100, height: 16, bar: 8 } as const;

/** The score as a figure and as a needle on a scale from 0 to 100. */
function Gauge({ facts, words }: { facts: ProfileFacts; words: ScorecardWords['results'] }) {
  const { overallScore: score } = scorecardResult(facts);
  const top = (GAUGE.height - GAUGE.bar) / 2;
  return (
    <div>
      <p className="text-note/6 text-ink-2">{words.scoreLabel}</p>
      <p className="score-figure font-heavy tracking-tighter">
        <span>{score}</span>
        <span className="text-title font-bold tracking-heading text-ink-2">/100</span>
      </p>
      <svg
        viewBox={`0 0 ${GAUGE.width} ${GAUGE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-6.5 w-full overflow-visible"
      >
        <rect y={top} width={GAUGE.width} height={GAUGE.bar} className="track" />
        <rect y={top} width={score} height={GAUGE.bar} className="fill" />
        <path d={`M${score} 0V${GAUGE.height}`} className="needle" />
      </svg>
      <p aria-hidden="true" className="flex justify-between font-mono text-xs/5 text-ink-3">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
      <p className="mt-3 text-sm/5 text-ink-2">
        {words.scoreNote.replace('{marks}', markTally(facts))}
      </p>
    </div>
  );
}

/** Where the score is out of sight while figures are typed: it stays over the fields. It is spoken elsewhere. */
function ScoreNow({ facts, words }: { facts: ProfileFacts; words: ScorecardWords['results'] }) {
  return (
    <p
      aria-hidden="true"
      className="score-now no-print flex flex-wrap justify-between gap-x-4 border-b-2 border-ink py-2.5 text-note/6 lg:hidden"
    >
      <span>
        <span>{`${words.scoreLabel} `}</span>
        <b>{scorecardResult(facts).overallScore}</b>
      </span>
      <span className="text-ink-2">{markTally(facts)}</span>
    </p>
  );
}

/** What to do about the parts that are known. */
function Advice({
  report,
  words,
  isSample,
}: {
  report: Report;
  words: ScorecardWords;
  isSample: boolean;
}) {
  const facts = factsOf(report);
  const parts = recommendedParts(facts);
  if (parts.length === 0 && !allFacts(report)) return null;
  return (
    <div className="mt-10">
      <h3 className="text-h3">
        {isSample ? words.results.sampleAdvice : words.results.adviceHeading}
      </h3>
      {parts.length ? (
        <ol className="mt-4 grid gap-3.5">
          {parts.map((part, index) => (
            <li key={part} className="flex gap-3">
              <span
                aria-hidden="true"
                className="w-5 flex-none font-mono text-sm/7 font-bold text-red"
              >
                {index + 1}
              </span>
              <p className="max-w-measure">
                <b>{`${words.advice[part].title} `}</b>
                <span className="text-ink-2">
                  {adviceText(words.advice[part].text, part, facts, words.parts)}
                </span>
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-4 max-w-measure text-ink-2">{words.results.nothingToDo}</p>
      )}
    </div>
  );
}

/** Which place was read, and from whom: Google asks to be named beside what it gives, in these words, untranslated. */
function Attribution({
  reading,
  words,
}: {
  reading: Reading;
  words: ScorecardWords['results']['reading'];
}) {
  const { name, address, mapsUrl, credits, closedForNow } = reading;
  return (
    <div className="mt-3 max-w-measure text-ink-2">
      <p>
        <span translate="no">Google Maps</span>
        <span>{`: ${[name, address].filter(Boolean).join(', ')}. `}</span>
        {credits.length > 0 && <span>{`${credits.join(', ')}. `}</span>}
        <a
          href={mapsUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-4"
        >
          {words.link}
        </a>
      </p>
      {closedForNow && <p className="mt-1 font-semibold">{words.closed}</p>}
      <p className="no-print mt-1">{words.other}</p>
    </div>
  );
}

/** The arithmetic of a score: seven parts, their sum, the average. */
function Sum({
  facts,
  words,
}: {
  facts: ProfileFacts;
  words: Pick<ScorecardWords, 'parts' | 'results'>;
}) {
  const points = partPoints(facts);
  const row = (label: string, value: number) => (
    <tr key={label} className="border-t border-line">
      <th scope="row" className="py-1 text-left font-normal text-ink-2">
        {label}
      </th>
      <td className="py-1 text-right tabular">{value}</td>
    </tr>
  );
  return (
    <div>
      <table className="w-full text-sm/6">
        <caption className="pb-2 text-left text-note/6 font-bold">
          {words.results.sumHeading}
        </caption>
        <tbody>{SCORECARD_PARTS.map((part) => row(words.parts[part].label, points[part]))}</tbody>
        <tfoot className="font-bold">
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-1 text-left">
              {words.results.sumTotal}
            </th>
            <td className="py-1 text-right tabular">{pointsTotal(facts)}</td>
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left">
              {words.results.sumAverage}
            </th>
            <td className="py-1 text-right tabular">{scorecardResult(facts).overallScore}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm/5 text-ink-2">{words.results.sumNote}</p>
    </div>
  );
}

type ReportProps = {
  report: Report;
  words: ScorecardWords;
  /** After the honest line. */
  note?: string;
  /** What a result has beside the sample: fields in its rows, the way to them, buttons under the score. */
  rows?: RowsOfResult;
  invitation?: ReactNode;
  actions?: ReactNode;
};

/** A whole result: the score as an exhibit, the seven parts, what to do, and the sum. */
export function ReportBody({ report, words, note, rows, invitation, actions }: ReportProps) {
  const facts = allFacts(report);
  return (
    <>
      <p className="double-rule pl-4.5 text-body/7 font-semibold">
        <span>{originLine(report, rows?.isLinked ?? false)}</span>
        {note && <span className="block font-normal text-ink-2">{note}</span>}
        {report.unread && (
          <span className="block font-normal text-ink-2">
            {words.results.unread[report.unread]}
          </span>
        )}
      </p>
      {report.reading && countFrom('google', report) > 0 && (
        <Attribution reading={report.reading} words={words.results.reading} />
      )}
      {invitation}
      <div className="score-report mt-12">
        <Exhibit letter="A">
          {facts ? (
            <Gauge facts={facts} words={words.results} />
          ) : (
            <p className="text-body/7">{noScoreYet(report, words.results.noScore)}</p>
          )}
          {actions}
        </Exhibit>
        <div className="score-parts">
          <h3 className="sr-only">{words.results.partsHeading}</h3>
          {facts && rows?.isOpen && <ScoreNow facts={facts} words={words.results} />}
          <PartsList report={report} words={words} rows={rows} />
          {rows?.isOpen && rows.done}
          <Advice
            report={report}
            words={words}
            isSample={countFrom('simulated', report) > 0 && !note}
          />
        </div>
        {facts && (
          <div className="break-inside-avoid self-start border border-line px-5 py-5 sm:px-6.5">
            <Sum facts={facts} words={words} />
          </div>
        )}
      </div>
    </>
  );
}
