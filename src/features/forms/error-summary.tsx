import { summaryTitle } from './form-advice.ts';

/**
 * Renders the empty summary of errors above the fields. After a refused attempt form-errors.ts fills it with links to
 * the fields and focuses it. Without JavaScript the server fills it (server/http/form-page.ts).
 */
export function ErrorSummary({ id }: { id: string }) {
  return (
    <section
      data-error-summary
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      hidden
      className="border-l-4 border-red pl-4"
    >
      <p id={`${id}-title`} className="font-bold">
        {summaryTitle(1)}
      </p>
      <ul
        id={`${id}-lines`}
        className="mt-1 text-note/6 *:py-0.5 [&_a]:underline [&_a]:underline-offset-4"
      />
    </section>
  );
}
