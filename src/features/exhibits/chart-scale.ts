/**
 * Round steps for a value axis that starts at 0.
 * In: the largest value, above 0. Out: three to six tick values from 0 to a round number at or above it.
 */
export function axisTicks(largest: number) {
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Month on a chart's axis. In: months from the start. Out: "-3", "0", "+6". */
export function monthLabel(month: number) {
  return month > 0 ? `+${month}` : String(month);
}
