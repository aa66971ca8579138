import { Fragment } from 'react';
import { NumberedSection, type SectionProps } from '../../blocks/section-props.tsx';
import { prefixedId } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { type NumberedClaim, requireClaim } from '../claims/notes.ts';
import { Waffle } from '../exhibits/exhibit.tsx';
import { REPORT_COPY } from './copy.ts';
import { type ExampleLine, exampleLineKind, shareCount, sortByShare } from './findings.ts';
import type {
  IssuesSection,
  Report,
  ReportIssue,
  ReportStatistic,
  StatisticsSection,
} from './schema.ts';
import '../exhibits/drawings.css';

const LINE_CLASSES: Record<ExampleLine, string> = {
  code: 'example-code font-mono text-xs/6 wrap-anywhere',
  omission: 'text-note/6 text-ink-3',
  sentence: 'font-serif text-body/7',
  heading: 'text-body/6 font-bold',
};

function Example({
  caption,
  lines,
  isRewritten,
}: ReportIssue['before'] & { isRewritten: boolean }) {
  const [label = '', ...texts] = caption.split('. ');
  return (
    <div className={classNames('example', !isRewritten && 'text-ink-2')}>
      <h4 className="border-b border-ink pb-2.5 text-note/6 text-ink">
        {label}. <span className="font-normal tracking-normal text-ink-2">{texts.join('. ')}</span>
      </h4>
      {lines.map((line) => (
        <p key={line} className={LINE_CLASSES[exampleLineKind(line)]}>
          {line}
        </p>
      ))}
    </div>
  );
}

type IssueProps = {
  issue: ReportIssue;
  position: number;
  total: number;
  letter: string;
  claims: readonly NumberedClaim[];
};

function Issue({ issue, position, total, letter, claims }: IssueProps) {
  const claim = requireClaim(issue.claim, claims);
  const lastIndex = issue.text.length - 1;
  const headingId = `${prefixedId(issue.id)}-heading`;
  const advice = [
    [REPORT_COPY.check, issue.check],
    [REPORT_COPY.fix, issue.fix],
  ] as const;
  return (
    <article
      id={prefixedId(issue.id)}
      aria-labelledby={headingId}
      className="border-t border-ink pt-5 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-9 lg:*:not-first:col-start-2"
    >
      {/* The first cell spans the rows of all other cells, which are at most six. */}
      <div className="wrap-anywhere max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:items-baseline max-lg:gap-x-3 lg:row-span-6">
        <p className="col-span-2 text-sm/5 font-semibold text-ink-2">
          {REPORT_COPY.issue(position, total)}
        </p>
        <p className="mt-1 text-[2.75rem]/[1] font-heavy tracking-heading">{claim.figure}</p>
        <p className="mt-1.5 text-sm/5 text-ink-2">
          {claim.claim}
          <Footnote claim={claim} isRepeat />
        </p>
      </div>
      <h3 id={headingId} className="text-[clamp(1.6rem,1.3rem+1vw,2.1rem)] max-lg:mt-3">
        {issue.title}
      </h3>
      {issue.text.map((paragraph, index) => (
        <p
          key={paragraph}
          className={classNames(
            'max-w-[66ch] font-serif text-[0.9375rem]/5.5 sm:text-[1.25rem]/[1.65]',
            index ? 'mt-5' : 'mt-3 lg:mt-4',
          )}
        >
          {paragraph}
          {index === lastIndex && issue.cites && <Cites numbers={issue.cites} />}
        </p>
      ))}
      <Exhibit letter={letter} className="mt-7 grid gap-x-10 gap-y-5 pt-9 md:grid-cols-2 lg:pt-11">
        <Example {...issue.before} isRewritten={false} />
        <Example {...issue.after} isRewritten />
      </Exhibit>
      <dl className="mt-4 grid gap-x-10 *:border-l-4 *:border-ink *:pl-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_1fr]">
        {advice.map(([term, text]) => (
          <Fragment key={term}>
            <dt className="font-bold">{term}</dt>
            <dd className="pt-0.5 text-note/6 text-ink-2 not-last:max-md:mb-2.5">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </article>
  );
}

export function Issues(props: SectionProps<IssuesSection>) {
  const { section, letter, context } = props;
  return (
    <NumberedSection {...props} isWide>
      <p className="max-w-measure text-ink-2 lg:-mt-6 lg:ml-59">{section.intro}</p>
      <div className="mt-5 grid gap-7 lg:mt-9 lg:gap-12">
        {section.items.map((issue, index) => (
          <Issue
            key={issue.id}
            issue={issue}
            position={index + 1}
            total={section.items.length}
            letter={String.fromCharCode(letter.charCodeAt(0) + index)}
            claims={context.claims}
          />
        ))}
      </div>
    </NumberedSection>
  );
}

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
