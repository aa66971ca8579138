import { Footnote } from '../features/claims/footnote.tsx';
import {
  CASES_PATH,
  type ClientCase,
  type NumberedClaim,
  requireClaim,
} from '../features/claims/notes.ts';
import { roman } from '../text/roman.ts';
import { classNames } from '../ui/class-names.ts';
import type { BlockOf } from './schema.ts';
import type { SectionProps } from './section-props.tsx';
import '../features/exhibits/sheet.css';

/**
 * Returns the index of the largest ratio of `before` and `after`. A change from or to 0 counts as
 * the largest.
 */
export function strongestChangeIndex(results: readonly { before: number; after: number }[]) {
  const changes = results.map(({ before, after }) =>
    before > 0 && after > 0 ? Math.max(after / before, before / after) : Number.POSITIVE_INFINITY,
  );
  return changes.indexOf(Math.max(...changes));
}

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
      <div className="sheet print-colors mt-7 lg:col-span-2 lg:mt-0 lg:p-10 lg:pl-18">
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

/** Texts by number of cases: index 2 is for two cases. */
const LINK_TEXTS = ['', 'The whole case', 'Both cases', 'All three cases', 'All four cases'];
/** Classes by number of results: index 2 is for two results. */
const COLUMN_CLASSES = [
  '',
  '',
  'sm:grid-cols-2',
  'sm:grid-cols-3',
  'sm:grid-cols-2 xl:grid-cols-4',
] as const;

type ClientCaseBandProps = {
  client: ClientCase;
  claims: readonly NumberedClaim[];
  dark?: boolean;
};

/** The band of a client case. `dark` is for a page without another dark section. */
export function ClientCaseBand({ client, claims, dark = false }: ClientCaseBandProps) {
  const { study, why, claim, caseCount } = client;
  const quietText = dark ? 'text-night-2' : 'text-ink-2';
  return (
    <section
      aria-labelledby="client-case-heading"
      data-client-case={study.id}
      className={dark ? 'on-night bg-ink text-paper' : 'border-b border-line bg-fog'}
    >
      <div className="page grid gap-x-9 gap-y-3 py-6 lg:grid-cols-[200px_1fr] lg:py-10">
        <div>
          <h2 id="client-case-heading" className="text-lede/6.5">
            One client, {study.specialty.toLowerCase()}
            <Footnote claim={requireClaim(claim.id, claims)} />
          </h2>
          <p className={classNames('mt-2 text-sm/5', quietText)}>{study.market}</p>
        </div>
        <div>
          <dl className={classNames('grid gap-x-9', COLUMN_CLASSES[study.results.length])}>
            {study.results.map(({ metric, change, value }) => (
              <div
                key={metric}
                className={classNames(
                  'grid grid-cols-[1fr_auto] gap-x-4 border-t py-2 sm:flex sm:flex-col sm:py-3',
                  dark ? 'border-night-line' : 'border-ink',
                )}
              >
                <dt className="text-note/6 font-semibold sm:order-2">{metric}</dt>
                <dd className="col-start-2 row-span-2 row-start-1 self-center sm:self-start text-title/[1.1] font-heavy tracking-heading sm:mb-2 sm:text-[clamp(2.25rem,1rem+3.4vw,3.75rem)]/[1.1]">
                  {change}
                </dd>
                <dd className={classNames('text-sm/5 sm:order-3', quietText)}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-9 gap-y-3">
            <p className={classNames('max-w-measure text-note/6', quietText)}>{why}</p>
            <a
              href={CASES_PATH}
              className={classNames('text-link arrow text-note/6', dark && 'hover:text-ink')}
            >
              {LINK_TEXTS[caseCount] ?? 'All cases'}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
