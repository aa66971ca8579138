import type { ReactNode } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Scale } from '../tools/scale.tsx';
import type { ScorecardCopy } from './page-schema.ts';
import { PartRow, type RowFields } from './part-row.tsx';
import type { GoogleProfile } from './requests.ts';
import { adviceText, originText, statusTally } from './result-text.ts';
import {
  type Figures,
  factsOf,
  overallScore,
  type ProfileFacts,
  partPoints,
  partsFrom,
  partsToImprove,
  pointsTotal,
  SCORECARD_PARTS,
} from './score.ts';
import type { ScorecardResult } from './state.ts';

function Gauge({ facts, copy }: { facts: ProfileFacts; copy: ScorecardCopy['results'] }) {
  const score = overallScore(facts);
  return (
    <>
      <p className="text-note/6 text-ink-2">{copy.scoreLabel}</p>
      <p className="score-figure text-[6.25rem]/[1.05] font-heavy whitespace-nowrap print:text-[4.5rem]">
        <span>{score}</span>
        <span className="text-title font-bold text-ink-2">/100</span>
      </p>
      <Scale percent={score} markers={[score]} numbers={[0, 50, 100]} />
      <p className="mt-3 text-sm/5 text-ink-2">
        {copy.scoreNote.replace('{marks}', statusTally(facts))}
      </p>
    </>
  );
}

type AttributionProps = { reading: GoogleProfile; copy: ScorecardCopy['results']['reading'] };

/** Google requires the untranslated text "Google Maps" beside its data. */
function Attribution({ reading, copy }: AttributionProps) {
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
          {copy.link}
        </a>
      </p>
      {closedForNow && <p className="mt-1 font-semibold">{copy.closed}</p>}
      <p className="no-print mt-1">{copy.other}</p>
    </div>
  );
}

function Sum({ facts, copy }: { facts: ProfileFacts; copy: ScorecardCopy }) {
  const { sumHeading, sumTotal, sumAverage, sumNote } = copy.results;
  const sumRow = (
    label: string,
    value: number,
    className = 'border-t border-line *:font-normal',
  ) => (
    <tr key={label} className={className}>
      <th scope="row" className="py-1 text-left">
        {label}
      </th>
      <td className="py-1 text-right tabular">{value}</td>
    </tr>
  );
  return (
    <div className="break-inside-avoid self-start border border-line px-5 py-5 sm:px-6.5 lg:col-start-2 print:col-start-2">
      <table className="w-full text-sm/6">
        <caption className="pb-2 text-left text-note/6 font-bold">{sumHeading}</caption>
        <tbody className="text-ink-2">
          {SCORECARD_PARTS.map((part) => sumRow(copy.parts[part].label, partPoints(part, facts)))}
        </tbody>
        <tfoot className="font-bold">
          {sumRow(sumTotal, pointsTotal(facts), 'border-t-2 border-ink')}
          {sumRow(sumAverage, overallScore(facts), 'border-t border-line')}
        </tfoot>
      </table>
      <p className="mt-3 text-sm/5 text-ink-2">{sumNote}</p>
    </div>
  );
}

export const noScoreText = (figures: Figures, copy: ScorecardCopy['results']) =>
  copy.noScore.replace('{count}', String(Object.keys(figures).length));

type ReportProps = {
  result: Pick<ScorecardResult, 'figures' | 'reading' | 'unread'>;
  copy: ScorecardCopy;
  note?: string;
  isLinked?: boolean;
  /** Only a visitor's own result has fields, an invitation and a button to close the fields. */
  fields?: RowFields;
  invitation?: ReactNode;
  doneButton?: ReactNode;
  actions?: ReactNode;
};

const COLUMNS =
  'mt-12 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_1fr] lg:gap-x-15 lg:gap-y-0 print:mt-4 print:grid-cols-[minmax(0,1fr)_18rem] print:grid-rows-[auto_1fr] print:gap-x-8 print:gap-y-0';

export function Report(props: ReportProps) {
  const { copy, note, isLinked = false, fields } = props;
  const { figures, reading, unread } = props.result;
  const { results } = copy;
  const facts = factsOf(figures);
  const isSimulated = partsFrom('simulated', figures).length > 0;
  const parts = partsToImprove(figures);
  return (
    <>
      <p className="double-rule pl-4.5 text-body/7 font-semibold">
        <span>{originText(figures, isLinked)}</span>
        {[note, unread && results.unread[unread]].map(
          (line) =>
            line && (
              <span key={line} className="block font-normal text-ink-2">
                {line}
              </span>
            ),
        )}
      </p>
      {reading && partsFrom('google', figures).length > 0 && (
        <Attribution reading={reading} copy={results.reading} />
      )}
      {props.invitation}
      <div className={COLUMNS}>
        <Exhibit letter="A" className="lg:col-start-2 print:col-start-2">
          {facts ? (
            <Gauge facts={facts} copy={results} />
          ) : (
            <p className="pr-16 text-body/7">{noScoreText(figures, results)}</p>
          )}
          {props.actions}
        </Exhibit>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-span-2 print:row-start-1">
          <h3 className="sr-only">{results.partsHeading}</h3>
          <ul className="border-t-2 border-ink">
            {SCORECARD_PARTS.map((part) => (
              <PartRow
                key={part}
                part={part}
                figure={figures[part]}
                copy={copy}
                isLinked={isLinked}
                fields={fields}
              />
            ))}
          </ul>
          {fields?.isOpen && props.doneButton}
          {(facts || parts.length > 0) && (
            <h3 className="mt-10 mb-4 text-h3">
              {isSimulated && !note ? results.sampleAdvice : results.adviceHeading}
            </h3>
          )}
          {facts && parts.length === 0 && (
            <p className="max-w-measure text-ink-2">{results.nothingToDo}</p>
          )}
          {/* The sample shows only the first recommendation's text. */}
          {parts.length > 0 && (
            <RuledList
              isNumbered
              items={parts.map((part, index) => ({
                title: copy.advice[part].title,
                text: fields || index === 0 ? adviceText(part, figures, copy) : undefined,
              }))}
            />
          )}
        </div>
        {facts && <Sum facts={facts} copy={copy} />}
      </div>
    </>
  );
}
