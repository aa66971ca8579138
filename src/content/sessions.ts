import { z } from 'zod';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
type Weekday = (typeof WEEKDAYS)[number];

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day such as "09:00"');

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hoursSchema = z.strictObject({
  days: z.array(z.enum(WEEKDAYS)).min(1),
  from: timeOfDay,
  to: timeOfDay,
});
export type Hours = z.infer<typeof hoursSchema>;

function firstOverlap(hours: readonly Hours[]) {
  return hours.findIndex((entry, index) =>
    hours
      .slice(0, index)
      .some(
        (earlier) =>
          entry.days.some((day: Weekday) => earlier.days.includes(day)) &&
          minutesOf(entry.from) < minutesOf(earlier.to) &&
          minutesOf(earlier.from) < minutesOf(entry.to),
      ),
  );
}

const wholeNumber = (min: number, max: number) => z.number().int().min(min).max(max);

export const sessionsSchema = z
  .strictObject({
    minutes: wholeNumber(10, 240).describe('Length of a session'),
    hours: z
      .array(hoursSchema)
      .min(1)
      .refine((hours) => firstOverlap(hours) < 0, {
        error: 'expected hours that do not overlap on one day',
      })
      .describe(
        'Hours of each week in which sessions begin and end; the text about call hours is made from them',
      ),
    pauseMinutes: wholeNumber(0, 240).describe(
      'Minutes between two sessions, and before and after other events of the host',
    ),
    noticeHours: wholeNumber(1, 168).describe(
      'A session must be booked at least this many hours before it begins',
    ),
    workingDays: wholeNumber(1, 60).describe(
      'Number of working days with times on offer, including today',
    ),
    daysOff: z
      .array(z.iso.date('expected a day such as 2026-12-25'))
      .describe('Days without sessions: holidays, vacations'),
  })
  .check(({ value: { hours, minutes }, issues }) => {
    for (const [index, { from, to }] of hours.entries())
      if (minutesOf(to) - minutesOf(from) < minutes)
        issues.push({
          code: 'custom',
          input: to,
          path: ['hours', index, 'to'],
          message: `expected a time that is at least ${minutes} minutes after "from"`,
        });
  });
export type Sessions = z.infer<typeof sessionsSchema>;
