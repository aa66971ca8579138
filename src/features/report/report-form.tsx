import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OpenDialog } from '../../ui/open-dialog.tsx';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { REPORT_DOWNLOAD_FIELDS } from './download-fields.ts';
import { REPORT_DIALOG, REPORT_PAGES } from './places.ts';
import { REPORT_WORDS } from './words.ts';

/** Download of the report. send-report.ts has the browser check the fields, and opens the PDF. */
export function ReportForm(place: LeadFormPlace) {
  return (
    <LeadForm {...place} functionName={REPORT_FUNCTION} fields={REPORT_DOWNLOAD_FIELDS}>
      <div className="form-foot grid gap-2.5">
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
    </LeadForm>
  );
}

/** The download dialog of the report's page. */
export function ReportDialog(form: Omit<LeadFormPlace, 'prefix'>) {
  return (
    <Dialog id={REPORT_DIALOG} title={REPORT_WORDS.download} description={REPORT_WORDS.formText}>
      <ReportForm prefix="report" {...form} />
    </Dialog>
  );
}

/** Without JavaScript, a link to the form's own page. `source` is the part of the page it stands in. */
export function OpenReport({ source }: { source: string }) {
  return (
    <OpenDialog
      label={REPORT_WORDS.download}
      source={source}
      dialog={REPORT_DIALOG}
      formPage={REPORT_PAGES.form}
      className="no-print"
    />
  );
}
