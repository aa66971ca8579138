import { strongestChangeIndex } from '../features/exhibits/strongest-change.ts';
import { roman } from '../text/roman.ts';
import { classNames } from '../ui/class-names.ts';
import type { BlockOf } from './schema.ts';
import type { SectionProps } from './section-props.tsx';
import '../features/exhibits/sheet.css';

export function Story({ section, id, number }: SectionProps<BlockOf<'story'>>) {
  const { label, heading, story } = section;
  const { firm, timeframe, results, challenge, approach } = story;
  const notes = [
    { term: 'Challenge', text: challenge },
    { term: 'Approach', text: approach },
  ];
  const strongestIndex = strongestChangeIndex(results);
  const headingId = `section-${number}`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="on-night bleed mt-7 bg-ink pt-6 pb-7 text-paper lg:mt-14 lg:grid lg:grid-cols-[200px_1fr_20rem] lg:items-start lg:gap-x-9 lg:gap-y-8 lg:py-14 print:bg-transparent"
    >
      <p className="text-sm/5 font-semibold text-night-2">
        <span data-mdast="ignore" className="font-mono font-bold text-mark lg:block">
          {roman(number)}.
        </span>{' '}
        {label}
      </p>
      <h2 id={headingId} className="mt-1.5 max-w-[19em] text-h2 lg:col-span-2 lg:mt-0">
        {heading.replaceAll('==', '')}
      </h2>
      <div className="sheet as-printed mt-7 lg:col-span-2 lg:mt-0 lg:p-10 lg:pl-18">
        <p className="text-sm/5 text-ink-2">
          Measured over {timeframe}. One client’s figures do not predict yours.
        </p>
        <h3 className="mt-1.5 text-body/5.5 lg:text-h3">{firm}</h3>
        <dl
          className={classNames(
            'mt-3 grid border-b border-line lg:mt-10 lg:gap-8 lg:border-0',
            results.length === 2 || results.length > 3 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
          )}
        >
          {results.map(({ metric, before, after, unit }, index) => (
            <div
              key={metric}
              className="flex items-center justify-between gap-4 border-t border-line py-1.5 lg:flex-col-reverse lg:items-start lg:justify-end lg:border-ink lg:pt-4 lg:pb-0"
            >
              <dt className="text-note/5.5 text-ink-2">
                {metric} ({unit})
              </dt>
              <dd className="flex flex-none items-baseline gap-3.5 lg:flex-col lg:gap-0">
                <span className="text-ink-2 line-through decoration-red decoration-[1.5px] lg:text-h3/9">
                  {before.toLocaleString('en-US')}
                </span>
                <span className="sr-only"> to </span>
                <b className="text-title/9 font-heavy tracking-heading lg:text-[4.5rem]/18">
                  {index === strongestIndex ? (
                    <mark>{after.toLocaleString('en-US')}</mark>
                  ) : (
                    after.toLocaleString('en-US')
                  )}
                </b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-6 grid gap-4 lg:mt-4 lg:ml-4 lg:gap-8">
        {notes.map(({ term, text }) => (
          <div key={term} className="border-t-2 border-mark pt-2.5">
            <h3 className="font-mono text-xs/5 font-bold">{term}</h3>
            <p className="mt-1 font-serif text-body/5.5 italic lg:text-[1.25rem]/7.5">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
