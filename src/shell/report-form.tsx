import { type SubmitEvent, useState } from 'react';
import { submissionIds } from '../browser/submission-id.ts';
import { functionAddress, REPORT_FUNCTION } from '../rules/backend-address.ts';
import { REPORT_WORDS } from '../rules/report/words.ts';
import { firstMessages } from '../schemas/contact.ts';
import { REPORT_DOWNLOAD_FIELDS, reportDownloadSchema } from '../schemas/report-download.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useLiveForm, valuesOf } from './live-form.ts';
import { startDownload, storeDownload } from './report-download.ts';

export type ReportFormProps = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  backend: { address: string; key: string };
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
  onSent?: () => void;
};

/**
 * Download of the report: the PDF opens at once, and who asked for it is stored in the background. Without JavaScript
 * the browser checks the fields and the form goes to the server.
 */
export function ReportForm({ prefix, backend, source, onSent }: ReportFormProps) {
  const { form, field, refuse, accept } = useLiveForm(REPORT_DOWNLOAD_FIELDS, prefix);
  const [ids] = useState(submissionIds);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const parsed = reportDownloadSchema.safeParse(values);
    if (!parsed.success) return refuse(firstMessages(parsed.error.issues));
    accept();
    event.currentTarget.reset();
    onSent?.();
    startDownload();
    console.log('Report download:', parsed.data);
    const request = { ...parsed.data, source: values.source, page: location.pathname };
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
      {/* Without a default: React would write it over what browser/dialogs.ts has put in. */}
      <input type="hidden" name="source" defaultValue={source} />
      <Field {...field('name')} label="Name *" autoComplete="name" required />
      <Field {...field('email')} label="Email *" type="email" autoComplete="email" required />
      <Field {...field('firm')} label="Law Firm" autoComplete="organization" />
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
