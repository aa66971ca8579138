import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { Waffle } from '../exhibits/waffle.tsx';
import type { Report, ReportStatistic } from './schema.ts';
import { shareCount } from './share-count.ts';
import { REPORT_WORDS } from './words.ts';

const LETTERS = 'FGHI';

type ShareProps = { item: ReportStatistic; claims: readonly NumberedClaim[]; letter: string; wide: boolean };

/**
 * One share: the figure, a square for each thing counted, what counted and what it means. The squares stand at the left
 * wherever an exhibit has the width of the page.
 */
function Share({ item, claims, letter, wide }: ShareProps) {
  const claim = claimOf(item.claim, claims);
  const { count, total, unit } = shareCount(item);
  return (
    <Exhibit letter={letter} className={wide ? 'lg:col-span-3' : ''}>
      <figure
        className={classNames(
          'grid gap-x-10 gap-y-5',
          wide
            ? 'sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14'
            : 'sm:max-lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        <figcaption className={wide ? 'sm:col-start-2' : 'sm:max-lg:col-start-2'}>
          <p className="text-[3.5rem]/[1] font-[850] tracking-[-0.035em]">{claim.figure}</p>
          <p className="mt-1.5 text-lede/6 font-bold">
            {claim.claim}
            <Footnote claim={claim} again />
          </p>
          <p className="mt-1 text-note/6 text-ink-2">
            {count} of {total} {unit}
          </p>
        </figcaption>
        <div className={wide ? 'sm:row-span-2 sm:row-start-1' : 'sm:max-lg:row-span-2 sm:max-lg:row-start-1'}>
          <Waffle
            count={count}
            total={total}
            label={`${total} squares, one for each of the ${unit}: ${count} are filled.`}
            marked={wide}
          />
        </div>
        <dl
          className={classNames(
            'grid content-start gap-x-10 gap-y-4 border-t border-ink pt-4 text-note/6',
            wide ? 'sm:col-start-2 lg:grid-cols-2' : 'sm:max-lg:col-start-2',
          )}
        >
          <Term term={REPORT_WORDS.counted} text={item.counted} />
          <Term term={REPORT_WORDS.reading} text={item.reading} />
        </dl>
      </figure>
    </Exhibit>
  );
}

function Term({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd className="mt-0.5 text-ink-2">{text}</dd>
    </div>
  );
}

/** The shares as exhibits: those that count the same thing side by side, the highest in a row of its own. */
export function Statistics({
  number,
  report,
  claims,
}: {
  number: number;
  report: Report;
  claims: readonly NumberedClaim[];
}) {
  const { label, heading, intro, items, note } = report.statistics;
  const highest = Math.max(...items.map(({ percent }) => percent));
  return (
    <Section number={number} label={label} heading={heading} id="statistics" wide>
      <p className="max-w-measure text-lede/8 text-ink-2 lg:-mt-6 lg:ml-59">{intro}</p>
      <div className="mt-12 grid gap-x-7 gap-y-12 lg:grid-cols-3">
        {items.map((item, index) => (
          <Share
            key={item.claim}
            item={item}
            claims={claims}
            letter={LETTERS.charAt(index)}
            wide={item.percent === highest}
          />
        ))}
      </div>
      <p className="mt-6 font-mono text-xs/5 text-ink-2">{note}</p>
      <Ask ask={report.statistics.ask} source="report-statistics" subject={REPORT_WORDS.subject} />
    </Section>
  );
}
