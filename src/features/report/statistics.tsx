import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Waffle } from '../exhibits/waffle.tsx';
import type { Report, ReportStatistic } from './schema.ts';
import { shareCount } from './shares.ts';

type ShareProps = { item: ReportStatistic; claims: readonly NumberedClaim[]; first: boolean };

/** One share: the figure, what counted, and a square for each thing counted. The first has the width of the page. */
function Share({ item, claims, first }: ShareProps) {
  const claim = claimOf(item.claim, claims);
  const { count, total, unit } = shareCount(item);
  return (
    <figure
      className={classNames(
        'grid grid-cols-[1fr_7rem] items-start gap-x-6 gap-y-2 border-t border-ink pt-4',
        first
          ? 'lg:col-span-3 lg:grid-cols-[auto_1fr_15rem] lg:gap-x-14'
          : 'lg:grid-cols-[1fr_8rem]',
      )}
    >
      <p
        className={classNames(
          'font-heavy tracking-heading',
          first
            ? 'text-[clamp(3.5rem,1rem+16vw,15rem)]/[0.85] whitespace-nowrap'
            : 'text-[3.5rem]/[1]',
        )}
      >
        {first ? <mark>{claim.figure}</mark> : claim.figure}
      </p>
      <div className={first ? 'lg:order-last' : ''}>
        <Waffle
          count={count}
          total={total}
          label={`${total} squares, one for each of the ${unit}: ${count} are filled.`}
          marked={first}
        />
      </div>
      <figcaption className={classNames('col-span-2', first && 'lg:col-span-1 lg:self-end')}>
        <p className="text-lede/6 font-bold">
          {claim.claim}
          <Footnote claim={claim} again />
        </p>
        <p className="mt-1 text-note/6 text-ink-2">{item.counted}</p>
      </figcaption>
    </figure>
  );
}

/** The shares on a ground of their own, the highest across the page. */
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
  const sorted = items.toSorted((one, other) => other.percent - one.percent);
  return (
    <div className="mt-9 bg-fog py-9 [--spacing-section:0] sm:mt-14 lg:mt-18 lg:py-14">
      <Section number={number} label={label} heading={heading} id="statistics" wide>
        <p className="max-w-measure text-ink-2 lg:-mt-6 lg:ml-59">
          {intro} {report.audited}
          <Footnote claim={claimOf(report.auditedClaim, claims)} />.
        </p>
        <div className="mt-6 grid gap-x-9 gap-y-5 lg:mt-9 lg:grid-cols-3 lg:gap-y-9">
          {sorted.map((item, index) => (
            <Share key={item.claim} item={item} claims={claims} first={index === 0} />
          ))}
        </div>
        <p className="mt-6 font-mono text-xs/5 text-ink-2">{note}</p>
      </Section>
    </div>
  );
}
