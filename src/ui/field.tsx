import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** A page may have the form twice, so ids need a prefix. */
  prefix: string;
  name: string;
  label: string;
  /** Key of the text with which the control that opens the form may replace the label. */
  textKey?: string;
  hint?: string | undefined;
  error?: string | undefined;
  multiline?: true;
  rows?: number;
  options?: readonly string[];
} & InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/**
 * ErrorSummary takes the focus after a refused attempt: with live regions, several errors would be
 * read at once. form-errors.ts needs the error element even if there is no error.
 */
export function Field({ prefix, name, label, textKey, hint, error, className, ...rest }: Props) {
  const id = `${prefix}-${name}`;
  const hasErrorElement = Boolean(error) || rest.value === undefined;
  const describedBy = classNames(hint && `${id}-hint`, hasErrorElement && `${id}-error`);
  const attributes = {
    id,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
  };
  return (
    <div data-field={name} className={className}>
      <label
        htmlFor={id}
        data-text-key={textKey}
        className="mb-1 block text-note/5 font-semibold sm:mb-1.5"
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 mb-2 text-sm/5 text-ink-2">
          {hint}
        </p>
      )}
      {renderControl(rest, attributes)}
      {hasErrorElement && (
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
  { multiline, options, ...rest }: Pick<Props, 'multiline' | 'options' | 'readOnly'>,
  attributes: Record<string, string | undefined>,
) {
  if (multiline)
    return <textarea rows={2} {...rest} {...attributes} className="control resize-y" />;
  if (!options) return <input type="text" {...rest} {...attributes} className="control" />;
  // A select has no read-only state; visitors do not use it while the form is sent.
  const { readOnly, ...selectProps } = rest;
  return (
    <select {...selectProps} {...attributes} disabled={readOnly} className="control">
      <option value="" />
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
