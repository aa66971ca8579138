import { progressState } from './progress-state.ts';

export { progressState };

/** A progress bar, drawn by the native element. */
export function Progress({
  value,
  max = 100,
  label,
}: {
  value: number | null;
  max?: number;
  label: string;
}) {
  return (
    <progress
      aria-label={label}
      data-state={progressState(value, max)}
      max={max}
      value={value ?? undefined}
      className="progress-line"
    />
  );
}
