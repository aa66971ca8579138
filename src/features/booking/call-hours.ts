import { type Hours, minutesOf, type Sessions, WEEKDAYS } from '../../content/sessions.ts';

const capitalize = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
const joinWithAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Three or more days in a row are a range: "Monday to Wednesday". */
function daysText(days: Hours['days']) {
  const indexes = WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const dayRanges: number[][] = [];
  for (const index of indexes) {
    const dayRange = dayRanges.at(-1);
    if (dayRange?.at(-1) === index - 1) dayRange.push(index);
    else dayRanges.push([index]);
  }
  const dayName = (index: number | undefined) => capitalize(WEEKDAYS[index ?? 0] ?? '');
  const names = dayRanges.flatMap((dayRange) =>
    dayRange.length > 2
      ? [`${dayName(dayRange[0])} to ${dayName(dayRange.at(-1))}`]
      : dayRange.map(dayName),
  );
  return joinWithAnd(names);
}

const NOON = 12 * 60;

function timeText(time: string) {
  const minutes = minutesOf(time);
  if (minutes === NOON) return 'noon';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const minutesPast = minutes % 60 ? `:${time.slice(3)}` : '';
  return `${hour}${minutesPast} ${minutes < NOON ? 'a.m.' : 'p.m.'}`;
}

/** Some places have changed zones, so `time` (ms since 1970) matters: "Eastern time". */
export function zoneText(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name =
    format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  if (name === 'GMT' || name === 'GMT+00:00') return 'UTC';
  return name.replace(/ (Standard )?Time\b/, (match) => match.toLowerCase());
}

/** Returns a text such as "Monday to Friday, 9 a.m. to 5 p.m. Eastern time". */
export function callHours({
  sessions,
  timeZone,
}: {
  sessions: Sessions;
  timeZone: string;
}): string {
  const byDays = new Map<string, string[]>();
  for (const { days, from, to } of sessions.hours.toSorted(
    (a, b) => minutesOf(a.from) - minutesOf(b.from),
  )) {
    const daysLabel = daysText(days);
    byDays.set(daysLabel, [
      ...(byDays.get(daysLabel) ?? []),
      `${timeText(from)} to ${timeText(to)}`,
    ]);
  }
  const parts = [...byDays].map(([days, times]) => `${days}, ${joinWithAnd(times)}`);
  return `${parts.join('; ')} ${zoneText(timeZone, Date.now())}`;
}

/** Visitors choose from these zones. */
export const ZONES: readonly { zone: string; name: string }[] = [
  { zone: 'America/New_York', name: 'Eastern time' },
  { zone: 'America/Chicago', name: 'Central time' },
  { zone: 'America/Denver', name: 'Mountain time' },
  { zone: 'America/Phoenix', name: 'Arizona time' },
  { zone: 'America/Los_Angeles', name: 'Pacific time' },
  { zone: 'America/Anchorage', name: 'Alaska time' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii time' },
];

/** "9 a.m." stays on one line. */
export function unbrokenHours(hours: string) {
  return hours.replaceAll(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0');
}
