import { findSection } from '../../blocks/schema.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OpenDialog } from '../../ui/open-dialog.tsx';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import type { LeadFormTarget } from '../forms/form-html.ts';
import { FormPage } from '../forms/form-page.tsx';
import { REPORT_COPY } from './copy.ts';
import { REPORT_DIALOG, REPORT_PAGES, REPORT_PATH, REPORT_PDF } from './paths.ts';
import { reportBoxHtml, reportFormHtml } from './report-form-html.ts';
import type { Report } from './schema.ts';

export function ReportDialog(form: Omit<LeadFormTarget, 'prefix'>) {
  return (
    <Dialog id={REPORT_DIALOG} title={REPORT_COPY.download} description={REPORT_COPY.formText}>
      <ReadyHtml html={String(reportFormHtml({ prefix: 'report', ...form }))} />
    </Dialog>
  );
}

export function OpenReport({ source, className }: { source: string; className?: string }) {
  return (
    <OpenDialog
      label={REPORT_COPY.download}
      source={source}
      dialogId={REPORT_DIALOG}
      formPage={REPORT_PAGES.form}
      className={classNames('no-print', className)}
    />
  );
}

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

export function ReportFormPage({ report, form }: { report: Report; form: LeadFormTarget }) {
  const contains = findSection(report.sections, 'download')?.contains ?? [];
  return (
    <FormPage
      title={REPORT_COPY.download}
      lede={REPORT_COPY.formText}
      notes={
        <>
          <ul className="mb-6 max-w-measure border-t border-ink">
            {contains.map((entry) => (
              <li key={entry} className="border-b border-line py-3.5">
                {entry}
              </li>
            ))}
          </ul>
          {backToReport}
        </>
      }
      box={{
        styleSources: 'form-html.ts report-form-html.ts',
        buildData: form,
        html: String(reportBoxHtml(form)),
      }}
    />
  );
}

export function ReportThanksPage() {
  return (
    <Notice
      title={REPORT_COPY.thanksTitle}
      lede={REPORT_COPY.ready}
      link={{ label: REPORT_COPY.openPdf, href: REPORT_PDF }}
    >
      <p className="mt-6">{backToReport}</p>
    </Notice>
  );
}
