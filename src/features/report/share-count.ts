import type { ReportStatistic } from './schema.ts';

/**
 * What a share of the audit counts.
 * In: percentage and what it is of ("50 firms"). Out: how many of how many, in which unit ("firms").
 * Errors: throws where the percentage is not a whole number of them, because no such audit can have been made.
 */
export function shareCount({ percent, of }: Pick<ReportStatistic, 'percent' | 'of'>) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  const count = (percent * total) / 100;
  if (!total || !Number.isInteger(count))
    throw new Error(`${percent}% of "${of}" is ${count}, expected a whole number of something counted`);
  return { count, total, unit };
}
