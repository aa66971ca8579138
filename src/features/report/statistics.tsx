import '../exhibits/drawings.css';
import { NumberedSection, type SectionProps } from '../../blocks/section-props.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { type NumberedClaim, requireClaim } from '../claims/notes.ts';
import { Waffle } from '../exhibits/waffle.tsx';
import { REPORT_COPY } from './copy.ts';
import { shareCount, sortByShare } from './findings.ts';
import type { Report, ReportStatistic, StatisticsSection } from './schema.ts';

const BAR_HEIGHT = 18;

type Claims = { claims: readonly NumberedClaim[] };

export function Overview({ section, claims }: Claims & { section: StatisticsSection }) {
  return (
    <Exhibit letter="A">
      <figure>
        <figcaption className="beside-sticker text-lede/6 font-heavy tracking-heading text-balance">
          {REPORT_COPY.overview}
        </figcaption>
        <ul className="mt-5 grid gap-4">
          {sortByShare(section.items).map(({ claim: id, percent, of }, index) => {
            const claim = requireClaim(id, claims);
            return (
              <li key={id}>
                <p className="flex items-baseline justify-between gap-4 text-note/6 wrap-anywhere">
                  <span className="font-semibold">
                    {claim.claim} <span className="font-normal text-ink-2">in {of}</span>
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    <b className="font-heavy">{percent}%</b>
                    <Footnote claim={claim} />
                  </span>
                </p>
                <svg className="share-bar mt-1.5" height={BAR_HEIGHT} aria-hidden="true">
                  <rect
                    className={index === 0 ? 'marked' : 'bar'}
                    width={`${percent}%`}
                    height={BAR_HEIGHT}
                  />
                </svg>
              </li>
            );
          })}
        </ul>
        <p className="mt-5 text-sm/5 text-ink-2">{section.note}</p>
      </figure>
    </Exhibit>
  );
}

function Statistic({
  item,
  claims,
  isFirst,
}: Claims & { item: ReportStatistic; isFirst: boolean }) {
  const claim = requireClaim(item.claim, claims);
  const { count, total, unit } = shareCount(item);
  return (
    <figure
      className={classNames(
        'grid grid-cols-[1fr_7rem] items-start gap-x-6 gap-y-2 border-t border-ink pt-4',
        isFirst
          ? 'lg:col-span-3 lg:grid-cols-[auto_1fr_15rem] lg:gap-x-14'
          : 'lg:grid-cols-[1fr_8rem]',
      )}
    >
      <p
        className={classNames(
          'font-heavy tracking-heading',
          isFirst
            ? 'text-[clamp(3.5rem,1rem+16vw,15rem)]/[0.85] whitespace-nowrap'
            : 'text-[3.5rem]/[1]',
        )}
      >
        {isFirst ? <mark>{claim.figure}</mark> : claim.figure}
      </p>
      <Waffle
        count={count}
        total={total}
        label={`${total} squares, one for each of the ${unit}: ${count} are filled.`}
        isHighlighted={isFirst}
        className={isFirst ? 'lg:order-last' : ''}
      />
      <figcaption
        className={classNames(
          'col-span-2 text-lede/6 font-bold',
          isFirst && 'lg:col-span-1 lg:self-end',
        )}
      >
        {claim.claim}
        <Footnote claim={claim} isRepeat />
        <p className="mt-1 text-note/6 font-normal text-ink-2">{item.counted}</p>
      </figcaption>
    </figure>
  );
}

export function Statistics({
  audited,
  auditedClaim,
  ...props
}: SectionProps<StatisticsSection> & Pick<Report, 'audited' | 'auditedClaim'>) {
  const { section, context } = props;
  return (
    <div className="mt-9 bg-fog py-9 [--spacing-section:0] sm:mt-14 lg:mt-18 lg:py-14">
      <NumberedSection {...props} isWide>
        <p className="max-w-measure text-ink-2 lg:-mt-6 lg:ml-59">
          {section.intro} {audited}
          <Footnote claim={requireClaim(auditedClaim, context.claims)} />.
        </p>
        <div className="mt-6 grid gap-x-9 gap-y-5 lg:mt-9 lg:grid-cols-3 lg:gap-y-9">
          {sortByShare(section.items).map((item, index) => (
            <Statistic key={item.claim} item={item} claims={context.claims} isFirst={index === 0} />
          ))}
        </div>
        <p className="mt-6 font-mono text-xs/5 text-ink-2">{section.note}</p>
      </NumberedSection>
    </div>
  );
}
