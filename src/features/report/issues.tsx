import { Fragment } from 'react';
import { NumberedSection, type SectionProps } from '../../blocks/section-props.tsx';
import { textId } from '../../text/slug.ts';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { type NumberedClaim, requireClaim } from '../claims/notes.ts';
import { REPORT_COPY } from './copy.ts';
import { type ExampleLine, exampleLineKind } from './findings.ts';
import type { IssuesSection, ReportIssue } from './schema.ts';

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
  const headingId = `${textId(issue.id)}-heading`;
  const advice = [
    [REPORT_COPY.check, issue.check],
    [REPORT_COPY.fix, issue.fix],
  ] as const;
  return (
    <article
      id={textId(issue.id)}
      aria-labelledby={headingId}
      className="border-t border-ink pt-5 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-9 lg:*:not-first:col-start-2"
    >
      {/* The first cell is beside all other cells, at most six rows. */}
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
