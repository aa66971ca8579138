import type { Fact } from './find-facts.ts';

/** Years after which a fact is compared with its source again. */
const CHECK_AGAIN_AFTER_YEARS = 1;

/** Day as YYYY-MM-DD in; the same day so many years earlier out. Days in this form are compared as texts. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** A fact that asks for somebody's time, and why. */
export type DueFact = Fact & { why: 'older than a year' | 'in the future' | 'never' };

/** In: facts, today as YYYY-MM-DD. Out: those to check again, never checked first, then the oldest. */
export function factsDue(facts: readonly Fact[], today: string): DueFact[] {
  const limit = yearsBefore(today, CHECK_AGAIN_AFTER_YEARS);
  const why = ({ checked }: Fact): DueFact['why'] | undefined => {
    if (checked === undefined) return 'never';
    if (checked > today) return 'in the future';
    return checked < limit ? 'older than a year' : undefined;
  };
  return facts
    .flatMap((fact): DueFact[] => {
      const reason = why(fact);
      return reason ? [{ ...fact, why: reason }] : [];
    })
    .toSorted(
      (a, b) =>
        (a.checked ?? '').localeCompare(b.checked ?? '') || a.file.localeCompare(b.file) || a.line - b.line,
    );
}
