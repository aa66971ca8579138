import type { ReportStatistic } from './schema.ts';

/**
 * What a share of the audit counts: 40 percent of "50 firms" is 20 of 50, and the unit is "firms".
 * Throws where the percentage is not a whole number of them, because no such audit can have been made.
 */
export function shareCount({ percent, of }: Pick<ReportStatistic, 'percent' | 'of'>) {
  const [, digits = '', unit = ''] = /^(\d+) (.+)$/.exec(of) ?? [];
  const total = Number(digits);
  const count = (percent * total) / 100;
  if (!total || !Number.isInteger(count))
    throw new Error(`${percent}% of "${of}" is ${count}, expected a whole number of something counted`);
  return { count, total, unit };
}
