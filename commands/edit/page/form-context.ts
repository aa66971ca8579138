import type { Mistake } from '../mistakes.ts';

/** Data for every field besides its value. */
export type FormContext = { mistakes: readonly Mistake[]; saysOptional: boolean };

/** The form library's id of a field. */
export const idOf = (path: readonly (string | number)[]) => ['root', ...path].join('_');

/** What is wrong with the field of this id. */
export const mistakesAt = ({ mistakes }: FormContext, id: string) =>
  mistakes
    .filter(({ field }) => field && idOf(field.split('.')) === id)
    .map(({ message }) => message);

/** What is wrong with the field or within it. */
export const mistakesWithin = ({ mistakes }: FormContext, id: string) =>
  mistakes.filter(({ field }) => field && `${idOf(field.split('.'))}_`.startsWith(`${id}_`));
