/** The state of a progress bar. */
export type ProgressState = 'indeterminate' | 'loading' | 'complete';

/**
 * Returns the state for a value; `null` means that the value is unknown. Errors: throws if max is not above 0 or value is
 * not between 0 and max.
 */
export function progressState(value: number | null, max = 100): ProgressState {
  if (!(max > 0)) throw new RangeError(`Progress: max must be greater than 0, got ${max}`);
  if (value === null) return 'indeterminate';
  if (!(value >= 0 && value <= max))
    throw new RangeError(`Progress: value must be between 0 and ${max}, got ${value}`);
  return value === max ? 'complete' : 'loading';
}
