import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OpenDialog } from '../../ui/open-dialog.tsx';
import { ReadyHtml } from '../../ui/ready-html.tsx';
import type { LeadFormTarget } from '../forms/form-html.ts';
import { REPORT_DIALOG, REPORT_PAGES } from './places.ts';
import { reportFormHtml } from './report-form-html.ts';
import { REPORT_COPY } from './words.ts';

/** The download dialog of the report's page. */
export function ReportDialog(form: Omit<LeadFormTarget, 'prefix'>) {
  return (
    <Dialog
      id={REPORT_DIALOG}
      title={REPORT_COPY.download}
      description={REPORT_COPY.formText}
      inTemplate
    >
      <ReadyHtml html={String(reportFormHtml({ prefix: 'report', ...form }))} />
    </Dialog>
  );
}

/** Without JavaScript, a link to the form's own page. `source` is the part of the page it stands in. */
export function OpenReport({ source, className }: { source: string; className?: string }) {
  return (
    <OpenDialog
      label={REPORT_COPY.download}
      source={source}
      dialog={REPORT_DIALOG}
      formPage={REPORT_PAGES.form}
      className={classNames('no-print', className)}
    />
  );
}
