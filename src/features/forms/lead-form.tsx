import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import type { BackendPlace } from './backend.ts';
import { functionAddress } from './backend-address.ts';
import { ErrorSummary } from './error-summary.tsx';
import { controlsOf, type FormFields } from './fields.ts';
import { HiddenField } from './hidden-field.tsx';

/** What the page gives a form. */
export type LeadFormPlace = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  backend: BackendPlace;
  /** Address of the script that takes the form over. */
  script: string;
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
};

type LeadFormProps = LeadFormPlace & {
  fields: FormFields;
  functionName: string;
  /** Number to call where sending fails. */
  phone?: string;
  /** What is said once it is sent, where the server has no words of its own. */
  thanks?: string;
  /** What its dialog says when it is opened again. */
  sent?: string;
  /** Between the hidden fields and those a visitor fills in. */
  before?: ReactNode;
  /** Button and small print. */
  children: ReactNode;
};

/**
 * A form that becomes a lead: it posts by itself. In the browser no React draws it: a script takes it over as it stands
 * (take-over.ts), once a visitor shows that they want it (site/islands.ts). Until then the server checks it, by the same
 * rule: the browser's own check refuses `Dana <dana@firm.example>` before any code of ours reads it.
 */
export function LeadForm(props: LeadFormProps) {
  const { prefix, backend, source, fields, functionName } = props;
  return (
    <form
      method="post"
      action={functionAddress(backend.address, functionName)}
      noValidate
      data-script={props.script}
      data-backend={backend.address || undefined}
      data-key={backend.key}
      data-phone={props.phone}
      data-thanks={props.thanks}
      data-sent={props.sent}
      className="lead-form grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-y-4"
    >
      <input type="hidden" name="source" defaultValue={source} />
      <HiddenField />
      {props.before}
      <ErrorSummary id={`${prefix}-summary`} />
      {controlsOf(fields).map((control) => (
        <Field key={control.name} prefix={prefix} {...control} />
      ))}
      {props.children}
      <p role="status" className="sr-only" />
    </form>
  );
}
