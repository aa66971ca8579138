import { type Hours, minutesOf, WEEKDAYS } from '../../content/sessions.ts';
import type { Site } from '../../content/site.ts';
import { zoneText } from './time-text.ts';

/** British English has no comma before "and". */
const list = new Intl.ListFormat('en-GB');

/** Three or more days in a row are a range: "Monday to Wednesday". */
function daysText(days: Hours['days']) {
  const dayRanges: string[][] = [[]];
  for (const day of WEEKDAYS) {
    if (days.includes(day)) dayRanges.at(-1)?.push(`${day.charAt(0).toUpperCase()}${day.slice(1)}`);
    else dayRanges.push([]);
  }
  return list.format(
    dayRanges.flatMap((dayRange) =>
      dayRange.length > 2 ? [`${dayRange[0]} to ${dayRange.at(-1)}`] : dayRange,
    ),
  );
}

function hourText(time: string) {
  if (time === '12:00') return 'noon';
  const hour = Math.floor(minutesOf(time) / 60);
  const minutes = time.endsWith(':00') ? '' : time.slice(-3);
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * Returns a text such as "Monday to Friday, 9 a.m. to 5 p.m. Eastern time". "9 a.m." stays on one
 * line.
 */
export function callHours({ sessions, timeZone }: Pick<Site, 'sessions' | 'timeZone'>): string {
  const hours = sessions.hours.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from));
  const parts = [...Map.groupBy(hours, ({ days }) => daysText(days))].map(([days, hoursOfDays]) => {
    const times = hoursOfDays.map(({ from, to }) => `${hourText(from)} to ${hourText(to)}`);
    return `${days}, ${list.format(times)}`;
  });
  return `${parts.join('; ')} ${zoneText(timeZone, Date.now())}`;
}
