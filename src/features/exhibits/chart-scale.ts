/** Returns three to six round values. `largest` must be above 0. */
export function axisTicks(largest: number) {
  const roughStep = largest / 3;
  const powerOfTen = 10 ** Math.floor(Math.log10(roughStep));
  const step =
    ([1, 2, 5, 10].find((factor) => factor * powerOfTen >= roughStep) ?? 10) * powerOfTen;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Month 0 is the start of the work: "-3", "0", "+6". */
export function monthLabel(month: number) {
  return month > 0 ? `+${month}` : String(month);
}
