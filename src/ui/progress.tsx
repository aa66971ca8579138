import { classNames } from './class-names.ts';
import { progressState } from './progress-state.ts';

type ProgressProps = {
  value: number | null;
  max?: number;
  /** A bar beside a text with its value needs no label. */
  label?: string;
  className?: string;
};

export function Progress({ value, max = 100, label, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-hidden={!label || undefined}
      data-state={progressState(value, max)}
      max={max}
      value={value ?? undefined}
      className={classNames('progress-line print-colors', className)}
    />
  );
}
