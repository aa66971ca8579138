import type { ReportStatistic } from './schema.ts';

/** Shares of the audit in; the same, the highest first, out: the order of a chart that compares them. */
export const byShare = (shares: readonly ReportStatistic[]) =>
  shares.toSorted((one, other) => other.percent - one.percent);
