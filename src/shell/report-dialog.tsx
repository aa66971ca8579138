import { useRef } from 'react';
import { REPORT_DIALOG } from '../rules/report/places.ts';
import { REPORT_WORDS } from '../rules/report/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ReportForm, type ReportFormProps } from './report-form.tsx';

/** The download dialog of the report's page. */
export function ReportDialog({ backend }: Pick<ReportFormProps, 'backend'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={REPORT_DIALOG} ref={dialog} title={REPORT_WORDS.download} description={REPORT_WORDS.formText}>
      <ReportForm prefix="report" backend={backend} onSent={() => dialog.current?.close()} />
    </Dialog>
  );
}
