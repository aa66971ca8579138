import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { REPORT_DOWNLOAD_FIELDS, type ReportDownload, reportDownloadSchema } from './download-fields.ts';
import { REPORT_PDF } from './places.ts';
import { REPORT_WORDS } from './words.ts';

export type ReportFormProps = LeadFormPlace & { onSent?: () => void };

/** Opens the PDF in a new tab, while the click still allows it, and says so; the link is there should a browser refuse. */
function startDownload() {
  const tab = window.open(REPORT_PDF, '_blank');
  if (tab) tab.opener = null;
  showToast({
    title: REPORT_WORDS.startedTitle,
    text: REPORT_WORDS.started,
    link: { label: REPORT_WORDS.openPdf, href: REPORT_PDF, newTab: true },
  });
}

/** Nothing waits for it. */
function logAnswer(answer: BackendAnswer) {
  if (!answer.ok) console.log('Report download not stored:', answer.status, answer.error ?? '');
}

/**
 * Download of the report: the PDF opens at once, and who asked for it is stored in the background; the same words again
 * are the same lead, as often as somebody opens the PDF. The browser checks the fields, in its own words; what it lets
 * pass is refused in ours.
 */
export function ReportForm({ onSent, ...place }: ReportFormProps) {
  const onChecked = (values: ReportDownload) => {
    onSent?.();
    startDownload();
    console.log('Report download:', values);
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
        <>
          <Button type="submit" className="w-full">
            {REPORT_WORDS.button}
          </Button>
          <p className="text-sm/5 text-ink-2">
            {REPORT_WORDS.formNote}{' '}
            <a href="/privacy-policy" className="text-ink underline underline-offset-4">
              {REPORT_WORDS.policyLink}
            </a>
          </p>
        </>
      )}
    </LeadForm>
  );
}
