import type { Status } from './status.ts';

/** Whole class names, because each page keeps only the styles whose names it finds. */
const MARKS: Record<Status, { label: string; className: string }> = {
  good: { label: 'Good', className: 'score-mark score-mark-good' },
  warning: { label: 'Warning', className: 'score-mark score-mark-warning' },
  bad: { label: 'Bad', className: 'score-mark score-mark-bad' },
};

/** How a part stands, in a word and a color. */
export function Mark({ status }: { status: Status }) {
  const { label, className } = MARKS[status];
  return <span className={className}>{label}</span>;
}
