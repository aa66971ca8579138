export type ProgressState = 'indeterminate' | 'loading' | 'complete';

/** `null` is an unknown value. Throws a RangeError for a value outside of 0 to max. */
export function progressState(value: number | null, max = 100): ProgressState {
  if (!(max > 0)) throw new RangeError(`Progress: max must be greater than 0, got ${max}`);
  if (value === null) return 'indeterminate';
  if (!(value >= 0 && value <= max))
    throw new RangeError(`Progress: value must be between 0 and ${max}, got ${value}`);
  return value === max ? 'complete' : 'loading';
}
