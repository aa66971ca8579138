import type { MouseEvent, Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { adviceLine, correctedLine, summaryTitle } from './form-advice.ts';

/** A field of the last refused attempt. */
export type WrongField = {
  /** Id of its control. */
  id: string;
  label: string;
  /** The message under it. */
  message: string;
  /** It is right by now. */
  corrected?: boolean;
};

/** Puts the focus on the field without leaving its address in the history. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * What keeps a form from being sent, above its fields: takes the focus after a refused attempt and leads to each. A
 * field that is right by now keeps its line, so that nothing moves under somebody who types. Without fields it is
 * hidden, for the server to fill in (server/http/form-page.ts).
 */
export function ErrorSummary({
  id,
  fields,
  className,
  ref,
}: {
  id: string;
  fields: readonly WrongField[];
  className?: string;
  ref?: Ref<HTMLElement>;
}) {
  const wrong = fields.filter(({ corrected }) => !corrected).length;
  return (
    <section
      ref={ref}
      data-error-summary
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lines`}
      hidden={fields.length === 0}
      className={classNames('border-l-4 border-red pl-4', className)}
    >
      <p id={`${id}-title`} className="font-bold">
        {summaryTitle(wrong)}
      </p>
      <ul id={`${id}-lines`} className="mt-1 text-note/6 *:py-0.5 [&_a]:underline [&_a]:underline-offset-4">
        {fields.map(({ id: control, label, message, corrected }) => (
          <li key={control}>
            {corrected ? (
              <span className="text-ink-2">{correctedLine(label)}</span>
            ) : (
              <a href={`#${control}`} onClick={(event) => goTo(event, control)}>
                {adviceLine(label, message)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
