import * as z from 'zod/mini';

/** A field of a form. It determines the control, the rule and the row of the mail. */
type FormField = {
  /** The label above the control. The mail has it without its star or "(Optional)". */
  label: string;
  /** Name of a text that replaces the label, if the control that opened the form has it. */
  says?: string;
  /** A sentence between label and control. */
  hint?: string;
  rule: z.ZodMiniType;
  type?: 'email' | 'tel' | 'url';
  multiline?: true;
  /** Choices of a list. At first none is chosen. */
  options?: readonly string[];
  autoComplete?: string;
  required?: true;
};

/** The fields of a form by name, in the order of the form, of its errors and of the rows of the mail. */
export type FormFields = Readonly<Record<string, FormField>>;

type RulesOf<F extends FormFields> = { -readonly [Name in keyof F]: F[Name]['rule'] };

/** Returns the schema of a form. `error` is the message for a value that is not an object. */
export function schemaOf<const F extends FormFields>(fields: F, error?: string) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule] as const);
  return z.object(Object.fromEntries(rules) as RulesOf<F>, error);
}

/** Returns a label without its star or "(Optional)", for mails and sentences. */
export const plainLabel = (label: string) => label.replace(/ (\*|\(Optional\))$/, '');

/** Returns the props that `Field` needs for each field. */
export function controlsOf<F extends FormFields>(fields: F) {
  return Object.entries(fields).map(([name, { rule: _, ...control }]) => ({
    name: name as keyof F & string,
    ...control,
  }));
}

/** Returns the values of a submission as rows of a mail: label and value. */
export function mailRows<F extends FormFields>(
  fields: F,
  values: { [Name in keyof F]?: string | null | undefined },
) {
  return Object.entries(fields).map(
    ([name, { label }]) => [plainLabel(label), values[name] ?? undefined] as const,
  );
}
