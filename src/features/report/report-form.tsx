import { Button } from '../../ui/button.tsx';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { REPORT_DOWNLOAD_FIELDS, type ReportDownload, reportDownloadSchema } from './download-fields.ts';
import { logAnswer, sayOffline, startDownload } from './start-download.ts';
import { REPORT_WORDS } from './words.ts';

export type ReportFormProps = LeadFormPlace & { onSent?: () => void };

/**
 * Download of the report: the PDF opens at once, and who asked for it is stored in the background; the same words again
 * are the same lead, as often as somebody opens the PDF. The browser checks the fields, in its own words; what it lets
 * pass is refused in ours.
 */
export function ReportForm({ onSent, ...place }: ReportFormProps) {
  const onChecked = (values: ReportDownload) => {
    // Whoever is offline keeps the form open: no page could load, and the press can be repeated there.
    if (!navigator.onLine) return sayOffline();
    onSent?.();
    startDownload();
    console.log('Report download:', values);
    return true;
  };
  return (
    <LeadForm
      {...place}
      functionName={REPORT_FUNCTION}
      fields={REPORT_DOWNLOAD_FIELDS}
      schema={reportDownloadSchema}
      checkedByBrowser
      onChecked={onChecked}
      onAnswer={logAnswer}
    >
      {() => (
        <div className="form-foot">
          <p className="text-xs/4.5 text-ink-2 sm:text-sm/5">
            {REPORT_WORDS.formNote}{' '}
            <a href="/privacy-policy" className="text-ink underline underline-offset-4">
              {REPORT_WORDS.policyLink}
            </a>
          </p>
          <Button type="submit" className="w-full">
            {REPORT_WORDS.button}
          </Button>
        </div>
      )}
    </LeadForm>
  );
}
