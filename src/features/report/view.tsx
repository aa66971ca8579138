import { contactCopy } from '../../content/contact-copy.ts';
import './report.css';
import { isSample } from '../../content/parts.ts';
import type { Site } from '../../content/site.ts';
import { hasFeature } from '../../content/this-site.ts';
import { monthYear } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Faq } from '../../ui/faq.tsx';
import { NumberedList } from '../../ui/numbered-list.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites, Sources } from '../../ui/sources.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { CallToAction } from '../contact/call-to-action.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { readerOffer } from '../page-reader/offer.ts';
import { ReaderLine } from '../page-reader/reader-line.tsx';
import { citations } from './citation.ts';
import { FullReport } from './full-report.tsx';
import { Issues } from './issues.tsx';
import { Overview } from './overview.tsx';
import { OpenReport } from './report-form.tsx';
import type { Report } from './schema.ts';
import { byShare } from './shares.ts';
import { Statistics } from './statistics.tsx';
import { reportTrail } from './structured-data.ts';
import { REPORT_COPY } from './words.ts';

/** How the audit was made, in one box: what was done in order, and what it cannot show. */
function Method({
  number,
  method,
  month,
  sample,
}: {
  number: number;
  method: Report['method'];
  month: string;
  /** Whether the audit has not taken place. */
  sample: boolean;
}) {
  return (
    <Section number={number} label={method.label} heading={method.heading} id="method" size="small">
      <div className="border border-line bg-fog p-5 sm:p-8">
        <p className="font-mono text-xs/5 font-bold">
          {REPORT_COPY.audited(month)}
          {sample && `, ${REPORT_COPY.sampleMark}`}
        </p>
        <div className="mt-4 grid gap-x-12 gap-y-6 xl:grid-cols-2">
          <div>
            <h3 className="border-t border-ink pt-3 text-lede/6">{REPORT_COPY.steps}</h3>
            <NumberedList items={method.steps} className="mt-4 grid gap-4 text-note/6" />
          </div>
          <div>
            <h3 className="border-t border-ink pt-3 text-lede/6">{REPORT_COPY.limits}</h3>
            <ul className="mt-4 grid gap-4 text-note/6">
              {method.limits.map((limit) => (
                <li key={limit} className="border-l-2 border-red pl-3.5">
                  {limit}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Hands the page on: the device's share sheet, else its address in the clipboard. ui/share.ts does both. */
function ShareReport({ url, title }: { url: string; title: string }) {
  return (
    <Button
      look="secondary"
      className="needs-script no-print"
      data-share-page={title}
      data-copy={url}
      data-copied={REPORT_COPY.linkCopiedTitle}
      data-copied-text={REPORT_COPY.linkCopied}
      data-copy-failed={REPORT_COPY.copyFailedTitle}
      data-copy-failed-text={REPORT_COPY.copyFailed}
    >
      {REPORT_COPY.share}
    </Button>
  );
}

/** How to cite the report, a row for each form: its text, and a button that copies it. */
function CitationForms(cited: Parameters<typeof citations>[0]) {
  return (
    <dl className="border-b border-line">
      {citations(cited).map(({ form, text }) => (
        <div
          key={form}
          className="grid gap-x-8 gap-y-3 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-bold">{form}</dt>
          <dd className="font-mono text-xs/6 whitespace-pre-wrap wrap-anywhere">{text}</dd>
          <dd className="needs-script no-print">
            <Button
              look="secondary"
              size="small"
              data-copy={text}
              data-copied={REPORT_COPY.citationCopied}
              data-copy-failed={REPORT_COPY.copyFailedTitle}
              data-copy-failed-text={REPORT_COPY.copyFailed}
            >
              {REPORT_COPY.copy}
              <span className="sr-only"> {form} citation</span>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Claims of the report in the order they are read. */
export function reportClaims(report: Report) {
  const { auditedClaim, statistics, issues } = report;
  return [
    ...byShare(statistics.items).map(({ claim }) => claim),
    ...issues.items.map(({ claim }) => claim),
    auditedClaim,
  ];
}

type ReportProps = {
  report: Report;
  claims: readonly NumberedClaim[];
  site: Site;
  /** Address of the page. */
  url: string;
};

function Hero({ report, claims, url }: ReportProps) {
  return (
    <PageHero
      trail={reportTrail(report.title)}
      kicker={
        <p className="font-semibold text-ink-2">
          {REPORT_COPY.kind}, {monthYear(`${report.published}-01`)}
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
    />
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

function Geo({ geo, reader }: Pick<Report, 'geo' | 'reader'>) {
  const paragraphs = geo.paragraphs.map((text, index) => (
    <Cited key={text} text={text} numbers={geo.paragraphCites[index] ?? []} />
  ));
  const steps = geo.principles.map(({ name, text, doThis, cites }) => ({
    title: name,
    text: (
      <>
        <Cited text={text} numbers={cites} /> <b className="text-ink">{REPORT_COPY.doThis}</b>{' '}
        {doThis}
      </>
    ),
  }));
  return (
    <Section number={3} label={geo.label} heading={geo.heading} id="principles">
      <div className="mb-8 grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.key}>{paragraph}</p>
        ))}
      </div>
      <Steps steps={steps} />
      <ReaderLine text={readerOffer(reader)} />
    </Section>
  );
}

/** The research report. */
export function ReportView(props: ReportProps) {
  const { report, claims, site, url } = props;
  const month = monthYear(`${report.published}-01`);
  return (
    <div className="report brief">
      <Hero {...props} />
      <Issues number={1} issues={report.issues} claims={claims} />
      <Statistics number={2} report={report} claims={claims} />
      <Geo geo={report.geo} reader={report.reader} />
      <Method number={4} method={report.method} month={month} sample={isSample(report)} />
      <FullReport number={5} report={report} brand={site.brand} month={month} />
      <Faq number={6} {...report.faq}>
        <Ask ask={report.faq.ask} source="report-questions" subject={REPORT_COPY.subject} />
      </Faq>
      <Section number={7} {...REPORT_COPY.cite} id="cite" size="small">
        {isSample(report) && (
          <p className="mb-8 max-w-measure border-l-4 border-red pl-4 font-semibold">
            {REPORT_COPY.sample}
          </p>
        )}
        <CitationForms
          title={report.title}
          brand={site.brand}
          published={report.published}
          url={url}
          sample={isSample(report)}
        />
      </Section>
      <Sources sources={report.sources} heading={REPORT_COPY.sources} />
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
