import type { Mistake } from '../store.ts';

export type FormContext = { mistakes: readonly Mistake[]; marksOptionalFields: boolean };

const fieldIdOf = (path: readonly (string | number)[]) => ['root', ...path].join('_');

export const mistakesAt = ({ mistakes }: FormContext, id: string) =>
  mistakes
    .filter(({ field }) => field && fieldIdOf(field.split('.')) === id)
    .map(({ message }) => message);

export const mistakesWithin = ({ mistakes }: FormContext, id: string) =>
  mistakes.filter(({ field }) => field && `${fieldIdOf(field.split('.'))}_`.startsWith(`${id}_`));

/** Focuses the field or, if the form does not show it, the closest group around it. */
export function showField(field: string, bodyId: string): void {
  const parts = field.split('.');
  const ids = parts.map((_, index) => fieldIdOf(parts.slice(0, parts.length - index)));
  const element = [...(field === 'text' ? [bodyId] : []), ...ids]
    .map((id) => document.getElementById(id))
    .find((candidate) => candidate);
  for (let parent = element?.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  element?.scrollIntoView({ block: 'center' });
  element?.focus();
}
