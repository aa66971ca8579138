import { type Rules, spansOfDay } from './free-times.ts';

/** Where every day is off, the search ends. */
const DAYS_LOOKED_AT = 366;

/**
 * The moment by which so much working time has passed since another, in ms since 1970: nights, weekends and days off do
 * not count. Undefined where nobody works for a year.
 */
export function afterWorkingTime(rules: Rules, since: number, ms: number): number | undefined {
  const first = Temporal.Instant.fromEpochMilliseconds(since)
    .toZonedDateTimeISO(rules.timeZone)
    .toPlainDate();
  let left = ms;
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead += 1)
    for (const { from, to } of spansOfDay(rules, first.add({ days: ahead }))) {
      const begin = Math.max(from, since);
      if (to - begin >= left) return begin + left;
      left -= Math.max(0, to - begin);
    }
  return undefined;
}
