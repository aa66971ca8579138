import { Button } from '../../ui/button.tsx';
import { citations } from './citation.ts';
import { REPORT_WORDS } from './words.ts';

/** How to cite the report, a row for each form: its text, and a button that copies it. */
export function CitationForms(cited: Parameters<typeof citations>[0]) {
  return (
    <dl className="border-b border-line">
      {citations(cited).map(({ form, text }) => (
        <div
          key={form}
          className="grid gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-bold">{form}</dt>
          <dd className="font-mono text-xs/6 whitespace-pre-wrap wrap-anywhere">{text}</dd>
          <dd className="needs-script no-print">
            <Button
              look="secondary"
              size="small"
              data-copy={text}
              data-copied={REPORT_WORDS.citationCopied}
              data-copy-failed={REPORT_WORDS.copyFailedTitle}
              data-copy-failed-text={REPORT_WORDS.copyFailed}
            >
              {REPORT_WORDS.copy}
              <span className="sr-only"> {form} citation</span>
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
