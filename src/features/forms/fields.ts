import * as z from 'zod/mini';

type FormField = {
  /** The mail omits the label's star or "(Optional)". */
  label: string;
  /** Key of the text with which the control that opens the form may replace the label. */
  textKey?: string;
  hint?: string;
  rule: z.ZodMiniType;
  type?: 'email' | 'tel' | 'url';
  multiline?: true;
  options?: readonly string[];
  autoComplete?: string;
  required?: true;
};

/** Form, errors and mail have the order of the fields. */
export type FormFields = Readonly<Record<string, FormField>>;

type RulesOf<F extends FormFields> = { -readonly [Name in keyof F]: F[Name]['rule'] };

/** A value that is not an object gets the message `error`. */
export function schemaOf<const F extends FormFields>(fields: F, error?: string) {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule] as const);
  return z.object(Object.fromEntries(rules) as RulesOf<F>, error);
}

export const plainLabel = (label: string) => label.replace(/ (\*|\(Optional\))$/, '');

export function controlsOf<F extends FormFields>(fields: F) {
  return Object.entries(fields).map(([name, { rule: _, ...control }]) => ({
    name: name as keyof F & string,
    ...control,
  }));
}

export function mailRows<F extends FormFields>(
  fields: F,
  values: { [Name in keyof F]?: string | null | undefined },
) {
  return Object.entries(fields).map(
    ([name, { label }]) => [plainLabel(label), values[name] ?? undefined] as const,
  );
}
