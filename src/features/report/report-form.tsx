import { Button } from '../../ui/button.tsx';
import { REPORT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { REPORT_DOWNLOAD_FIELDS } from './download-fields.ts';
import { REPORT_WORDS } from './words.ts';

export type ReportFormProps = LeadFormPlace;

/** Download of the report. The browser checks the fields, in its own words. send-report.ts opens the PDF. */
export function ReportForm(place: ReportFormProps) {
  return (
    <LeadForm {...place} functionName={REPORT_FUNCTION} fields={REPORT_DOWNLOAD_FIELDS} checkedByBrowser>
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
    </LeadForm>
  );
}
