import type { Mistake } from '../mistakes.ts';

/** Data that every field of the form can read. If `saysOptional` is true, the form labels optional fields. */
export type FormContext = { mistakes: readonly Mistake[]; saysOptional: boolean };

const idOf = (path: readonly (string | number)[]) => ['root', ...path].join('_');

/** Returns the mistakes of the field with this id. */
export const mistakesAt = ({ mistakes }: FormContext, id: string) =>
  mistakes
    .filter(({ field }) => field && idOf(field.split('.')) === id)
    .map(({ message }) => message);

/** Returns the mistakes of the field with this id and of the fields in it. */
export const mistakesWithin = ({ mistakes }: FormContext, id: string) =>
  mistakes.filter(({ field }) => field && `${idOf(field.split('.'))}_`.startsWith(`${id}_`));

/**
 * Scrolls to a field and focuses it; if the form does not show the field, the closest group that contains it. The field
 * "text" is the text of a Markdown file.
 */
export function showField(field: string, bodyId: string): void {
  const parts = field.split('.');
  const ids = parts.map((_, index) => idOf(parts.slice(0, parts.length - index)));
  const found = [...(field === 'text' ? [bodyId] : []), ...ids]
    .map((id) => document.getElementById(id))
    .find((element) => element);
  for (let around = found?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
}
