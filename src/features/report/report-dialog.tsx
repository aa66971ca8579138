import { Dialog } from '../../ui/dialog.tsx';
import { REPORT_DIALOG } from './places.ts';
import { ReportForm, type ReportFormProps } from './report-form.tsx';
import { REPORT_WORDS } from './words.ts';

/** The download dialog of the report's page. */
export function ReportDialog(form: Omit<ReportFormProps, 'prefix'>) {
  return (
    <Dialog id={REPORT_DIALOG} title={REPORT_WORDS.download} description={REPORT_WORDS.formText}>
      <ReportForm prefix="report" {...form} />
    </Dialog>
  );
}
