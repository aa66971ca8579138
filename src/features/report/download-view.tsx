import type { PageMetaInput } from '../../seo/page-meta.ts';
import { Notice } from '../../ui/notice.tsx';
import type { LeadFormTarget } from '../forms/form-html.ts';
import { FormPage } from '../forms/form-page.tsx';
import { REPORT_PAGES, REPORT_PATH, REPORT_PDF } from './places.ts';
import { reportBoxHtml } from './report-form-html.ts';
import type { Report } from './schema.ts';
import { REPORT_COPY } from './words.ts';

export const REPORT_FORM_META: PageMetaInput = {
  title: REPORT_COPY.download,
  description: REPORT_COPY.formText,
  path: REPORT_PAGES.form,
  noindex: true,
};

export const REPORT_THANKS_META: PageMetaInput = {
  title: REPORT_COPY.readyTitle,
  description: REPORT_COPY.ready,
  path: REPORT_PAGES.thanks,
  noindex: true,
};

const backToReport = (
  <a href={REPORT_PATH} className="text-link">
    {REPORT_COPY.backToReport}
  </a>
);

/** The download form on a page of its own: for visitors without JavaScript, and where the server shows its errors. */
export function ReportFormPage({ report, form }: { report: Report; form: LeadFormTarget }) {
  return (
    <FormPage
      title={REPORT_COPY.download}
      lede={REPORT_COPY.formText}
      notes={
        <>
          <ul className="mb-6 max-w-measure border-t border-ink">
            {report.fullReport.contains.map((entry) => (
              <li key={entry} className="border-b border-line py-3.5">
                {entry}
              </li>
            ))}
          </ul>
          {backToReport}
        </>
      }
      box={{
        madeBy: 'form-html.ts report-form-html.ts',
        place: form,
        html: String(reportBoxHtml(form)),
      }}
    />
  );
}

/** Where a form sent without JavaScript arrives. */
export function ReportThanksPage() {
  return (
    <Notice
      title={REPORT_COPY.thanksTitle}
      lede={REPORT_COPY.ready}
      way={{ label: REPORT_COPY.openPdf, href: REPORT_PDF }}
    >
      <p className="mt-6">{backToReport}</p>
    </Notice>
  );
}
