import { summaryTitle } from './form-advice.ts';

/** form-errors.ts fills and focuses the summary after a refused attempt. */
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
