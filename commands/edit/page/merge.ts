import { applyPatch, createPatch } from 'diff';

/** `isOursToo` is true if the field was also changed here. */
export type OtherEdit = { path: string[]; value: unknown; isOursToo: boolean };

type Parts = Record<string, unknown> | unknown[];
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
export const isSameValue = (value: unknown, otherValue: unknown) =>
  JSON.stringify(value) === JSON.stringify(otherValue);
const keysOf = (parts: readonly Parts[]) => [
  ...new Set(parts.flatMap((part) => Object.keys(part))),
];
const partOf = (value: Parts, key: string): unknown => Reflect.get(value, key);

function partsOf(values: readonly unknown[]): readonly Parts[] | undefined {
  if (!values.every(isParts)) return undefined;
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

/** If both changed the same part, `ours` wins. */
export function mergeEdits(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: string[] = [],
): { value: unknown; theirs: OtherEdit[] } {
  if (isSameValue(base, theirs) || isSameValue(ours, theirs)) return { value: ours, theirs: [] };
  const wholeValue = (value: unknown, isOursToo: boolean) => ({
    value,
    theirs: [{ path, value: theirs, isOursToo }],
  });
  const parts = partsOf([base, ours, theirs]);
  if (!parts) {
    if (isSameValue(base, ours)) return wholeValue(theirs, false);
    const text = mergeTexts(base, ours, theirs);
    return text === undefined ? wholeValue(ours, true) : wholeValue(text, false);
  }
  const [baseParts = {}, ourParts = {}, theirParts = {}] = parts;
  const mergedParts = keysOf(parts).map((key) => {
    const mergedPart = mergeEdits(
      partOf(baseParts, key),
      partOf(ourParts, key),
      partOf(theirParts, key),
      [...path, key],
    );
    return { key, ...mergedPart };
  });
  const entries = mergedParts
    .filter(({ value }) => value !== undefined)
    .map(({ key, value }) => [key, value] as const);
  const value = Array.isArray(ours) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  return { value, theirs: mergedParts.flatMap((part) => part.theirs) };
}

export function replacePart(
  value: unknown,
  [key, ...rest]: readonly string[],
  newValue: unknown,
): unknown {
  if (key === undefined) return newValue;
  const copy: Parts = Array.isArray(value) ? [...value] : { ...(isParts(value) ? value : {}) };
  Reflect.set(copy, key, replacePart(Reflect.get(copy, key), rest, newValue));
  return copy;
}
