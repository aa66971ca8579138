import { Fragment } from 'react';
import { findSection } from '../../blocks/schema.ts';
import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { contactCopy } from '../../content/contact-copy.ts';
import { isSample } from '../../content/parts.ts';
import { hasFeature } from '../../content/this-site.ts';
import { monthYear } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { CallToAction } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { REPORT_COPY } from './copy.ts';
import { OpenReport } from './download-view.tsx';
import { type CitedReport, reportCitations } from './findings.ts';
import type { CitationSection, DownloadSection, Report } from './schema.ts';
import { Issues, Overview, Statistics } from './sections.tsx';
import { reportTrail } from './structured-data.ts';
import './report.css';

const COPY_FAILED = {
  'data-copy-failed': REPORT_COPY.copyFailedTitle,
  'data-copy-failed-text': REPORT_COPY.copyFailed,
};

function ShareReport({ url, title }: Pick<CitedReport, 'url' | 'title'>) {
  return (
    <Button
      look="secondary"
      className="needs-script no-print"
      data-share-page={title}
      data-copy={url}
      data-copied={REPORT_COPY.linkCopiedTitle}
      data-copied-text={REPORT_COPY.linkCopied}
      {...COPY_FAILED}
    >
      {REPORT_COPY.share}
    </Button>
  );
}

function Download({
  citedReport,
  ...props
}: SectionProps<DownloadSection> & { citedReport: CitedReport }) {
  const { text, contains } = props.section;
  return (
    <NumberedSection {...props} size="small">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <p className="max-w-measure text-ink-2 lg:text-lede/8">{text}</p>
          <h3 className="mt-5 text-note/6 font-bold tracking-normal">{REPORT_COPY.contains}</h3>
          <ul className="mt-2 border-b border-line">
            {contains.map((entry) => (
              <li key={entry} className="border-t border-line py-2">
                {entry}
              </li>
            ))}
          </ul>
          <OpenReport source={`report-${props.id}`} className="mt-6" />
        </div>
        <div
          aria-hidden="true"
          className="report-cover no-print flex aspect-[8.5/11] flex-col self-start border border-ink pt-6.5 pr-6 pb-5.5 pl-12 max-md:hidden"
        >
          <p className="font-mono text-[0.6875rem]/4 font-bold text-red">{REPORT_COPY.kind}</p>
          <p className="mt-3 text-title/[1.08] font-heavy tracking-heading">{citedReport.title}</p>
          <p className="mt-auto flex justify-between gap-3 text-sm/5 text-ink-2">
            <b className="text-ink">{citedReport.brand}</b>{' '}
            {monthYear(`${citedReport.published}-01`)}
          </p>
        </div>
      </div>
    </NumberedSection>
  );
}

function Citation({
  citedReport,
  ...props
}: SectionProps<CitationSection> & { citedReport: CitedReport }) {
  return (
    <NumberedSection {...props} size="small">
      {citedReport.sample && (
        <p className="mb-8 max-w-measure border-l-4 border-red pl-4 font-semibold">
          {REPORT_COPY.sample}
        </p>
      )}
      <dl className="grid border-b border-line md:grid-cols-[10.5rem_minmax(0,1fr)_auto] print:grid-cols-[10.5rem_minmax(0,1fr)] md:*:border-t md:*:border-line md:*:py-3">
        {reportCitations(citedReport).map(({ form, text }) => (
          <Fragment key={form}>
            <dt className="border-t border-line pt-3 font-bold md:pr-8">{form}</dt>
            <dd className="py-3 font-mono text-xs/6 whitespace-pre-wrap wrap-anywhere md:pr-8">
              {text}
            </dd>
            <dd className="needs-script no-print pb-3">
              <Button
                look="secondary"
                size="small"
                aria-label={`${REPORT_COPY.copy} ${form} citation`}
                data-copy={text}
                data-copied={REPORT_COPY.citationCopied}
                {...COPY_FAILED}
              >
                {REPORT_COPY.copy}
              </Button>
            </dd>
          </Fragment>
        ))}
      </dl>
    </NumberedSection>
  );
}

type ReportViewProps = {
  report: Report;
  context: SectionContext;
  brand: string;
  url: string;
};

export function ReportView({ report, context, brand, url }: ReportViewProps) {
  const { title, published, sections } = report;
  const citedReport = { title, brand, published, url, sample: isSample(report) };
  const statistics = findSection(sections, 'statistics');
  return (
    <SectionedPage
      className="report small-gaps"
      hero={
        <PageHero
          trail={reportTrail(title)}
          kicker={
            <p className="font-semibold text-ink-2">
              {REPORT_COPY.kind}, {monthYear(`${published}-01`)}
            </p>
          }
          headline={report.headline}
          lede={report.lede}
          actions={
            <>
              <OpenReport source="report-hero" />
              <ShareReport url={url} title={title} />
            </>
          }
          aside={statistics && <Overview section={statistics} claims={context.claims} />}
        />
      }
      sections={sections}
      pageViews={{
        issues: Issues,
        statistics: (props) => (
          <Statistics {...props} audited={report.audited} auditedClaim={report.auditedClaim} />
        ),
        download: (props) => <Download {...props} citedReport={citedReport} />,
        citation: (props) => <Citation {...props} citedReport={citedReport} />,
      }}
      context={{ ...context, heroExhibitCount: statistics ? 1 : 0 }}
      sources={report.sources}
      sourcesHeading={REPORT_COPY.sources}
    />
  );
}

export function ReportClosing({ closing }: Pick<Report, 'closing'>) {
  return (
    <CallToAction
      {...closing}
      action={
        hasFeature('ai-seo-quiz') ? (
          <Button href="/tools/ai-seo-quiz">{REPORT_COPY.audit}</Button>
        ) : (
          <OpenContact label={contactCopy().session.button} source="report-closing" />
        )
      }
    />
  );
}
