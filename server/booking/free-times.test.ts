import { expect, test } from 'vitest';
import { addWorkingTime, bookableTimes, isFree, type Rules } from './free-times.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const RULES: Rules = {
  minutes: 30,
  hours: [{ days: [...WEEK], from: '09:00', to: '17:00' }],
  pauseMinutes: 0,
  noticeHours: 4,
  workingDays: 10,
  daysOff: [],
  timeZone: 'America/New_York',
};
const hoursOf = (...spans: [from: string, to: string][]): Rules['hours'] =>
  spans.map(([from, to]) => ({ days: [...WEEK], from, to }));

/** Returns each day of 2026 with its times on the clocks of the host, such as "03-06 09:00 09:30". */
function offeredTimes(now: string, rules: Partial<Rules>) {
  const all = { ...RULES, ...rules };
  const days = new Map<string, string[]>();
  for (const time of bookableTimes(all, new Date(`2026-${now}:00Z`))) {
    const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(all.timeZone);
    const day = local.toPlainDate().toString().replace('2026-', '');
    const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
    days.set(day, [...(days.get(day) ?? []), clock]);
  }
  return [...days].map(([day, clocks]) => [day, ...clocks].join(' '));
}

const TWO_DAYS = { hours: hoursOf(['09:00', '10:00']), workingDays: 2, noticeHours: 1 };
const ONE_DAY = { ...TWO_DAYS, workingDays: 1 };
const DAY_OF_NOTICE = { ...TWO_DAYS, noticeHours: 24, workingDays: 3 };
const PAUSES = { ...ONE_DAY, hours: hoursOf(['09:00', '10:30']), pauseMinutes: 15 };
const HALVES = { ...ONE_DAY, hours: hoursOf(['13:00', '14:00'], ['09:00', '10:00']), minutes: 45 };
const OFF = { ...ONE_DAY, daysOff: ['2026-03-09', '2026-03-10'] };
const INDIA = { ...ONE_DAY, timeZone: 'Asia/Kolkata' };
const SUNDAYS: Rules['hours'] = [{ days: ['sunday'], from: '01:00', to: '03:30' }];
const NIGHT = { ...ONE_DAY, hours: SUNDAYS };

test.each<[string, string, Partial<Rules>, string]>([
  ['whole days on weekdays', '03-06T05:00', TWO_DAYS, '03-06 09:00 09:30, 03-09 09:00 09:30'],
  ['later than the notice', '03-05T13:30', TWO_DAYS, '03-05 09:30, 03-06 09:00 09:30'],
  ['later than a day of notice', '03-05T14:01', DAY_OF_NOTICE, '03-06 09:30, 03-09 09:00 09:30'],
  ['separated by pauses, and end within the hours', '03-05T05:00', PAUSES, '03-05 09:00 09:45'],
  ['both halves of a day in order', '03-05T05:00', HALVES, '03-05 09:00 13:00'],
  ['on another day for each day off', '03-09T04:00', OFF, '03-11 09:00 09:30'],
  ['on the day of a host who is ahead', '03-05T20:00', INDIA, '03-06 09:00 09:30'],
  ['only hours that the clocks do not skip', '03-07T12:00', NIGHT, '03-08 01:00 01:30 03:00'],
  [
    'both runs of an hour that comes twice',
    '10-31T12:00',
    NIGHT,
    '11-01 01:00 01:30 01:00 01:30 02:00 02:30 03:00',
  ],
])('the offered times are %s', (_, now, rules, expected) => {
  expect(offeredTimes(now, rules).join(', ')).toBe(expected);
});

test('ten working days from a Friday morning offer the rest of that day and nine whole days', () => {
  const days = offeredTimes('03-06T13:00', {});
  expect(days).toHaveLength(10);
  expect(days[0]).toMatch(/^03-06 12:00 .* 16:30$/);
  expect(days.at(-1)).toMatch(/^03-19 09:00 .* 16:30$/);
});

test('without working days there are no times and no working time', () => {
  const year = Array.from({ length: 400 }, (_, index) =>
    Temporal.PlainDate.from('2026-03-01').add({ days: index }).toString(),
  );
  expect(offeredTimes('03-02T04:00', { daysOff: year })).toEqual([]);
  expect(addWorkingTime({ ...RULES, hours: [] }, 0, 1)).toBeUndefined();
});

const moment = (clock: string) => Date.parse(`2026-03-10T${clock}:00Z`);
test.each([
  ['before the pause', 15, '09:15', true],
  ['into the pause before', 15, '09:16', false],
  ['in the middle', 15, '10:15', false],
  ['into the pause behind', 15, '11:14', false],
  ['after the pause', 15, '11:15', true],
  ['up to the start', 0, '09:30', true],
  ['past the start', 0, '09:31', false],
  ['before the end', 0, '10:59', false],
  ['from the end on', 0, '11:00', true],
])(
  'for a host who is busy from 10:00 to 11:00, a session %s (pause %i min, at %s) is free: %s',
  (...row) => {
    const [, pauseMinutes, clock, expected] = row;
    const busy = ['10:00-11:00', '14:00-15:00'].map((span) => {
      const [from = '', to = ''] = span.split('-');
      return { from: moment(from), to: moment(to) };
    });
    expect(isFree(moment(clock), busy, { ...RULES, pauseMinutes })).toBe(expected);
  },
);

const WITH_LUNCH: Rules = {
  ...RULES,
  hours: hoursOf(['13:00', '17:00'], ['09:00', '12:00']),
  daysOff: ['2026-03-16'],
};
test.each([
  ['within the hours', '2026-03-10T14:00:00.000Z', 5, '2026-03-10T14:05:00.000Z'],
  ['over lunch', '2026-03-10T15:58:00.000Z', 5, '2026-03-10T17:03:00.000Z'],
  ['at night', '2026-03-10T02:00:00.000Z', 5, '2026-03-10T13:05:00.000Z'],
  ['over the change of clocks', '2026-03-06T21:58:00.000Z', 5, '2026-03-09T13:03:00.000Z'],
  ['over a day off', '2026-03-13T20:59:00.000Z', 5, '2026-03-17T13:04:00.000Z'],
  ['a whole day and more', '2026-03-10T13:00:00.000Z', 8 * 60, '2026-03-11T14:00:00.000Z'],
])('working time is added %s', (_, since, minutes, by) => {
  expect(addWorkingTime(WITH_LUNCH, Date.parse(since), minutes * 60_000)).toBe(Date.parse(by));
});
