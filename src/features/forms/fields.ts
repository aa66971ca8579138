import * as z from 'zod/mini';

/** One field of a form: its control, its rule, and with its label the row of the mail. */
type FormField = {
  /** The label above the control; the mail has it without its star or "(Optional)". */
  label: string;
  /** Name of the text of the opening control that replaces the label. */
  says?: string;
  /** A sentence between label and control. */
  hint?: string;
  rule: z.ZodMiniType;
  type?: 'email' | 'tel' | 'url';
  multiline?: true;
  /** Choices of a list, which begins with none chosen. */
  options?: readonly string[];
  autoComplete?: string;
  required?: true;
};

/** The fields of a form by name. Their order is that of the form, of its errors and of the mail's rows. */
export type FormFields = Readonly<Record<string, FormField>>;

type RulesOf<F extends FormFields> = { -readonly [Name in keyof F]: F[Name]['rule'] };

/** `error`: the message for a value that is no object. */
export function schemaOf<const F extends FormFields>(fields: F, error?: string) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule] as const);
  return z.object(Object.fromEntries(rules) as RulesOf<F>, error);
}

/** A label as a sentence or a mail uses it: without its star or "(Optional)". */
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
