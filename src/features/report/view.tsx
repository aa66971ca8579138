import { isSample } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { monthYear } from '../../text/month-year.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Faq } from '../../ui/faq.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites, Sources } from '../../ui/sources.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { CallToAction } from '../contact/call-to-action.tsx';
import { byShare } from './by-share.ts';
import { CitationForms } from './citation-forms.tsx';
import { FullReport } from './full-report.tsx';
import { Issues } from './issues.tsx';
import { Method } from './method.tsx';
import { OpenReport } from './open-report.tsx';
import { Overview } from './overview.tsx';
import type { Report } from './schema.ts';
import { ShareReport } from './share-report.tsx';
import { Statistics } from './statistics.tsx';
import { reportTrail } from './structured-data.ts';
import { REPORT_WORDS } from './words.ts';
import './report.css';

/** Claims of the report in the order they are read. */
export function reportClaims(report: Report) {
  const { auditedClaim, statistics, issues } = report;
  return [
    auditedClaim,
    ...byShare(statistics.items).map(({ claim }) => claim),
    ...issues.items.map(({ claim }) => claim),
  ];
}

type ReportProps = {
  report: Report;
  claims: readonly NumberedClaim[];
  site: Site;
  /** Address of the page. */
  url: string;
};

/** Says that the audit is still to come, where the figures are shown first and where they are cited. */
function SampleNote({ className }: { className: string }) {
  return (
    <p className={classNames('max-w-measure border-l-4 border-red pl-4 font-semibold', className)}>
      {REPORT_WORDS.sample}
    </p>
  );
}

function Hero({ report, claims, url }: ReportProps) {
  return (
    <PageHero
      trail={reportTrail(report.title)}
      kicker={
        <p className="font-semibold text-ink-2">
          {REPORT_WORDS.kind}, {monthYear(`${report.published}-01`)}
        </p>
      }
      headline={report.headline}
      lede={report.lede}
      actions={
        <>
          <OpenReport source="report-hero" />
          <ShareReport url={url} title={report.title} />
        </>
      }
      aside={<Overview statistics={report.statistics} claims={claims} letter="A" />}
    >
      {isSample(report) && <SampleNote className="mt-8" />}
      <p className="mt-10 max-w-measure border-t border-ink pt-4 font-bold">
        {report.audited}
        <Footnote claim={claimOf(report.auditedClaim, claims)} />
      </p>
    </PageHero>
  );
}

/** The findings, and what they come to in bold. */
function Summary({ summary }: Pick<Report, 'summary'>) {
  const findings = summary.slice(0, -1);
  return (
    <Section number={1} {...REPORT_WORDS.summary} id="summary">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {findings.map((finding) => (
          <li key={finding} className="border-t border-line py-5">
            {finding}
          </li>
        ))}
      </ul>
      <p className="border-t border-ink pt-5 text-lede/8 font-semibold">{summary.at(-1)}</p>
    </Section>
  );
}

function Cited({ text, numbers }: { text: string; numbers: readonly number[] }) {
  return (
    <>
      {text}
      {numbers.length > 0 && <Cites numbers={numbers} />}
    </>
  );
}

function Geo({ geo }: Pick<Report, 'geo'>) {
  const paragraphs = geo.paragraphs.map((text, index) => (
    <Cited key={text} text={text} numbers={geo.paragraphCites[index] ?? []} />
  ));
  const [first, ...rest] = paragraphs;
  const bridge = rest.at(-1);
  const others = rest.slice(0, -1).map((paragraph) => <p key={paragraph.key}>{paragraph}</p>);
  const steps = geo.principles.map(({ name, text, doThis, cites }) => ({
    title: name,
    text: <Cited text={text} numbers={cites} />,
    foot: (
      <p className="border-t border-line pt-3">
        <b>{REPORT_WORDS.doThis}</b> {doThis}
      </p>
    ),
  }));
  return (
    <Section number={4} label={geo.label} heading={geo.heading} id="principles">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <p className="text-lede/8">{first}</p>
        <div className="grid content-start gap-4 border-l-4 border-line pl-5 text-note/6 text-ink-2">
          {others}
        </div>
      </div>
      <p className="mt-10 mb-6 max-w-measure font-semibold">{bridge}</p>
      <Steps steps={steps} />
    </Section>
  );
}

/** The research report. */
export function ReportView(props: ReportProps) {
  const { report, claims, site, url } = props;
  const month = monthYear(`${report.published}-01`);
  return (
    <div className="report">
      <Hero {...props} />
      <Summary {...report} />
      <Issues number={2} issues={report.issues} claims={claims} />
      <Statistics number={3} report={report} claims={claims} />
      <Geo geo={report.geo} />
      <Method number={5} method={report.method} month={month} sample={isSample(report)} />
      <FullReport number={6} report={report} brand={site.brand} month={month} />
      <Faq number={7} {...report.faq}>
        <Ask ask={report.faq.ask} source="report-questions" subject={REPORT_WORDS.subject} />
      </Faq>
      <Section number={8} {...REPORT_WORDS.cite} id="cite">
        {isSample(report) && <SampleNote className="mb-8" />}
        <CitationForms
          title={report.title}
          brand={site.brand}
          published={report.published}
          url={url}
          sample={isSample(report)}
        />
      </Section>
      <Sources sources={report.sources} heading={REPORT_WORDS.sources} />
    </div>
  );
}

/** The closing call to action of the report. */
export function ReportClosing({ closing }: Pick<Report, 'closing'>) {
  return (
    <CallToAction
      lines={closing.lines}
      text={closing.text}
      facts={closing.facts}
      action={<Button href="/tools/ai-seo-quiz">{REPORT_WORDS.audit}</Button>}
    />
  );
}
