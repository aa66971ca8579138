import { memo, useRef } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import { answerTo } from './answer.ts';
import type { ReadTable } from './figures.ts';
import { dollars } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { RangeChart, type Row } from './range-chart.tsx';
import { ResultTable } from './result-table.tsx';
import {
  countDoubt,
  missing,
  nextStep,
  opening,
  support,
  verdict,
  verdictOnAll,
  whatWouldChange,
} from './sentences.ts';
import { useKnownHeight } from './use-known-height.ts';

/** A line for each channel that is counted, and one for all; none while no channel has figures. */
function rowsOf(
  { channels, all }: ReadTable,
  names: CostWords['advice'],
): { rows: Row[]; all: Row | undefined } {
  const name = channels.some(({ leftOut }) => leftOut) ? names.counted : names.all;
  return {
    rows: channels.flatMap(({ id, name, figures }) =>
      figures ? [{ id, name, answer: answerTo(figures) }] : [],
    ),
    all: all && { id: 'all', name, answer: answerTo(all) },
  };
}

/** Id of the sentence to which the answer's button leads. */
export const COST_ANSWER = 'cost-answer';

/** Whose figures show. */
export type Whose = keyof CostWords['chart']['sources'];
type PartProps = { read: ReadTable; words: CostWords };

/** The answer for the firm, and the chart of its channels. */
export const AnswerExhibit = memo(function AnswerExhibit({
  read,
  words,
  source,
}: PartProps & {
  /** Under the chart: whose figures they are. */
  source: string;
}) {
  const { chart, advice } = words;
  const { rows, all } = rowsOf(read, advice);
  const leftOut = missing(read);
  const hasCeiling = rows.some(({ answer }) => answer.ceilingCents !== undefined);
  const ceiling = read.ceilingCents === undefined ? '' : ` ${chart.ceiling}: ${dollars(read.ceilingCents)}.`;
  return (
    <Exhibit letter="A">
      <p
        id={COST_ANSWER}
        tabIndex={-1}
        className="mt-3 max-w-[30em] lg:mt-0 text-h3/8 font-[820] tracking-[-0.015em]"
      >
        {opening(read)}
      </p>
      <p className="mt-2 max-w-measure text-ink-2">{support(all?.answer, read.paidSigned)}</p>
      {leftOut && <p className="mt-2 max-w-measure">{leftOut}</p>}
      {all && (
        <figure className="mt-7">
          <p className="font-bold">{chart.title}</p>
          <p className="mt-1 mb-5 max-w-measure text-sm/5 text-ink-2">
            {`${chart.key} ${hasCeiling ? chart.withCeiling : chart.withoutCeiling}${ceiling}`}
          </p>
          <RangeChart rows={rows} all={all} words={chart} />
          <figcaption className="mt-4 text-sm/5 text-ink-2">{source}</figcaption>
        </figure>
      )}
    </Exhibit>
  );
});

/** In words what the numbers ask for, and every number. */
export const Details = memo(function Details({ read, words }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  useKnownHeight(part);
  const { rows, all } = rowsOf(read, words.advice);
  if (!all) return null;
  return (
    <div ref={part} className="cost-details">
      <h3 className="mt-12 text-h3 font-[820]">{words.advice.heading}</h3>
      <dl className="mt-4 border-b border-line">
        {[...rows, all].map(({ id, name, answer }) => (
          <div key={id} className="cost-advice border-t border-line py-4">
            <dt className="font-bold">{name}</dt>
            <dd className="max-w-measure text-ink-2">
              {[
                id === 'all' ? verdictOnAll(answer) : verdict(answer, rows.length === 1),
                id !== 'all' && nextStep(answer),
                whatWouldChange(answer),
                countDoubt(answer),
              ]
                .filter(Boolean)
                .join(' ')}
            </dd>
          </div>
        ))}
        {read.channels.map(
          ({ id, name, leftOut }) =>
            leftOut && (
              <div key={id} className="cost-advice border-t border-line py-4">
                <dt className="font-bold">{name}</dt>
                <dd>{words.editor[leftOut]}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="mt-12 text-h3 font-[820]">{words.table.heading}</h3>
      <ResultTable rows={rows} all={all} words={words.table} />
    </div>
  );
});
