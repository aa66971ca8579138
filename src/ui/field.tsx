import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  /** Makes ids unique if a page has the form twice. */
  prefix: string;
  name: string;
  label: string;
  /** The key under which the button that opened the form has a text for this label (features/forms/form-request.ts). */
  says?: string;
  /** The hint under the label. */
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: true;
  /** Height of a multiline field, in lines. */
  rows?: number;
  /** Choices of a list. At first none is chosen. */
  options?: readonly string[];
} & InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/**
 * Shows a control with label and error; a screen reader reads the error with the control. The error is no live region:
 * after a refused attempt ErrorSummary takes the focus, and several fields would be read at once. In a form that
 * features/forms/form-errors.ts checks, the error element always exists; in a field that React controls, it exists only
 * with an error.
 */
export function Field({ prefix, name, label, says, hint, error, className, ...rest }: FieldProps) {
  const id = `${prefix}-${name}`;
  const hasErrorPlace = Boolean(error) || rest.value === undefined;
  const describedBy = classNames(hint && `${id}-hint`, hasErrorPlace && `${id}-error`);
  const shared = {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
  };
  return (
    <div data-field={name} className={className}>
      <label
        htmlFor={id}
        data-says={says}
        className="mb-1 block text-note/5 font-semibold sm:mb-1.5"
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm/5 text-ink-2">
          {hint}
        </p>
      )}
      {renderControl(rest, shared)}
      {hasErrorPlace && (
        <p
          id={`${id}-error`}
          data-error
          className="mt-1.5 text-sm/5 font-semibold text-red empty:hidden"
        >
          {error ?? ''}
        </p>
      )}
    </div>
  );
}

function renderControl(
  { multiline, options, ...rest }: Pick<FieldProps, 'multiline' | 'options' | 'readOnly'>,
  shared: Record<string, string | undefined>,
) {
  if (multiline)
    return (
      <textarea rows={2} {...rest} {...shared} className={classNames('control', 'resize-y')} />
    );
  if (!options) return <input type="text" {...rest} {...shared} className="control" />;
  // A select has no read-only state. Visitors do not use it while the form is being sent.
  const { readOnly, ...others } = rest;
  return (
    <select {...others} {...shared} disabled={readOnly} className="control">
      <option value="" />
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
