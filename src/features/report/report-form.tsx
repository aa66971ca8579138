import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { functionAddress, REPORT_FUNCTION } from '../forms/backend-address.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { useLiveForm, valuesOf } from '../forms/live-form.ts';
import { submissionIds } from '../forms/submission-id.ts';
import { reportDownloadSchema } from './download-schema.ts';
import { startDownload, storeDownload } from './report-download.ts';
import { REPORT_LABELS, REPORT_WORDS } from './words.ts';

export type ReportFormProps = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  backend: { address: string; key: string };
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
  onSent?: () => void;
};

function Form({ prefix, backend, source, onSent }: ReportFormProps) {
  const { form, summary, field, check } = useLiveForm({
    labels: REPORT_LABELS,
    prefix,
    schema: reportDownloadSchema,
    checkedByBrowser: true,
  });
  const [ids] = useState(submissionIds);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check(event.currentTarget);
    if (!checked) return;
    const values = valuesOf(event.currentTarget);
    event.currentTarget.reset();
    onSent?.();
    startDownload();
    console.log('Report download:', checked);
    const request = { ...checked, source: values.source, page: location.pathname };
    // The same words again are the same lead, as often as somebody opens the PDF.
    void storeDownload(backend, { ...request, submissionId: ids.idFor(request) });
  };

  return (
    <form
      ref={form}
      method="post"
      action={functionAddress(backend.address, REPORT_FUNCTION)}
      data-island-form
      onSubmit={onSubmit}
      className="grid gap-4.5"
    >
      {/* Without a default: React would write it over what features/forms/tell-form.ts has put in. */}
      <input type="hidden" name="source" defaultValue={source} />
      {summary.fields.length > 0 && <ErrorSummary {...summary} />}
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('firm')} autoComplete="organization" />
      <Button type="submit" className="w-full">
        {REPORT_WORDS.button}
      </Button>
      <p className="text-sm/5 text-ink-2">
        {REPORT_WORDS.formNote}{' '}
        <a href="/privacy-policy" className="text-ink underline underline-offset-4">
          {REPORT_WORDS.policyLink}
        </a>
      </p>
    </form>
  );
}

/**
 * Download of the report: the PDF opens at once, and who asked for it is stored in the background. The browser checks
 * the fields, in its own words; what it lets pass is refused in ours.
 */
export function ReportForm(props: ReportFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
