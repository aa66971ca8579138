import { applyPatch, createPatch } from 'diff';

/** A change by another person. `isAlsoChangedHere`: the user has changed the same field. */
export type OtherEdit = { path: string[]; value: unknown; isAlsoChangedHere: boolean };

type Collection = Record<string, unknown> | unknown[];
const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' && value !== null;
export const isSameValue = (value: unknown, otherValue: unknown) =>
  JSON.stringify(value) === JSON.stringify(otherValue);
const keysOf = (collections: readonly Collection[]) => [
  ...new Set(collections.flatMap((collection) => Object.keys(collection))),
];
const itemAt = (value: Collection, key: string): unknown => Reflect.get(value, key);

function collectionsOfOneShape(values: readonly unknown[]): readonly Collection[] | undefined {
  if (!values.every(isCollection)) return undefined;
  const [firstValue] = values;
  const areSameType = values.every((value) => Array.isArray(value) === Array.isArray(firstValue));
  return areSameType &&
    (!Array.isArray(firstValue) || values.every((value) => value.length === firstValue.length))
    ? values
    : undefined;
}

function mergeTexts(base: unknown, ours: unknown, theirs: unknown): string | undefined {
  if (typeof base !== 'string' || typeof ours !== 'string' || typeof theirs !== 'string')
    return undefined;
  return base.includes('\n')
    ? applyPatch(ours, createPatch('', base, theirs)) || undefined
    : undefined;
}

/** If both persons changed the same field, the result has the value of `ours`. */
export function mergeEdits(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: string[] = [],
): { value: unknown; otherEdits: OtherEdit[] } {
  if (isSameValue(base, theirs) || isSameValue(ours, theirs))
    return { value: ours, otherEdits: [] };
  const wholeValue = (value: unknown, isAlsoChangedHere: boolean) => ({
    value,
    otherEdits: [{ path, value: theirs, isAlsoChangedHere }],
  });
  const collections = collectionsOfOneShape([base, ours, theirs]);
  if (!collections) {
    if (isSameValue(base, ours)) return wholeValue(theirs, false);
    const text = mergeTexts(base, ours, theirs);
    return text === undefined ? wholeValue(ours, true) : wholeValue(text, false);
  }
  const [baseCollection = {}, ourCollection = {}, theirCollection = {}] = collections;
  const mergedItems = keysOf(collections).map((key) => {
    const mergedItem = mergeEdits(
      itemAt(baseCollection, key),
      itemAt(ourCollection, key),
      itemAt(theirCollection, key),
      [...path, key],
    );
    return { key, ...mergedItem };
  });
  const entries = mergedItems
    .filter(({ value }) => value !== undefined)
    .map(({ key, value }) => [key, value] as const);
  const value = Array.isArray(ours) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  return { value, otherEdits: mergedItems.flatMap((item) => item.otherEdits) };
}

export function replaceItem(
  value: unknown,
  [key, ...rest]: readonly string[],
  newValue: unknown,
): unknown {
  if (key === undefined) return newValue;
  const copy: Collection = Array.isArray(value)
    ? [...value]
    : { ...(isCollection(value) ? value : {}) };
  Reflect.set(copy, key, replaceItem(Reflect.get(copy, key), rest, newValue));
  return copy;
}
