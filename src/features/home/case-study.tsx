import { Exhibit } from '../../ui/exhibit.tsx';
import { Chart } from '../exhibits/chart.tsx';
import type { CaseStudy as CaseStudyData } from './schema.ts';

/** One client's case as an exhibit: challenge, chart, measured results, timeframe and what it came to. */
export function CaseStudy({ study, letter }: { study: CaseStudyData; letter: string }) {
  const id = `case-${letter.toLowerCase()}`;
  return (
    <Exhibit letter={letter} className="flex flex-col">
      <h3 className="pr-20 text-h3 font-[820]">{study.specialty}</h3>
      <p className="mt-2 text-note/6 text-ink-2">{study.challenge}</p>
      <figure className="mt-6">
        <figcaption className="text-sm/5 font-semibold">{study.chart.title}</figcaption>
        <div className="mt-2">
          <Chart chart={study.chart} id={id} />
        </div>
        <p className="mt-2 text-sm/5 text-ink-3">{study.chart.source}</p>
      </figure>
      <dl className="mt-5 border-t border-ink text-note/6">
        {study.results.map((result) => (
          <div
            key={result.metric}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <dt className="text-ink-2">{result.metric}</dt>
            <dd className="font-bold">{result.change}</dd>
            <dd className="w-full text-sm/5 text-ink-3">{result.value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-ink-2">Timeframe</dt>
          <dd className="font-bold">{study.timeframe}</dd>
        </div>
      </dl>
      <p className="mt-5 border-l-4 border-ink pl-3.5 text-body/6 font-semibold text-pretty">
        {study.highlight}
      </p>
    </Exhibit>
  );
}
