import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '../../src/content/sessions.ts';
import { afterWorkingTime, isFree, offeredTimes, type Rules } from './free-times.ts';

const RULES: Rules = {
  minutes: 30,
  hours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '17:00' },
  ],
  pauseMinutes: 0,
  noticeHours: 4,
  workingDays: 10,
  daysOff: [],
  timeZone: 'America/New_York',
};
const A_DAY = 16;

const zoned = (time: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
const onWall = (time: number, timeZone: string) =>
  zoned(time, timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
const daysOf = (times: readonly number[], { timeZone }: Rules) => [
  ...new Set(times.map((time) => zoned(time, timeZone).toPlainDate().toString())),
];

test('ten working days from a Friday morning: the rest of that day after the notice period, then whole days', () => {
  const times = offeredTimes(RULES, new Date('2026-03-06T13:00:00Z'));
  expect(onWall(times[0] ?? 0, RULES.timeZone)).toBe('2026-03-06T12:00');
  const days = daysOf(times, RULES);
  expect([days.length, days[1], days.at(-1)]).toEqual([10, '2026-03-09', '2026-03-19']);
  expect(times).toHaveLength(10 + 9 * A_DAY);
});

test('on the day of the clock change, hours follow the local clock', () => {
  const morningRules: Rules = {
    ...RULES,
    noticeHours: 1,
    hours: [{ days: ['sunday'], from: '00:00', to: '06:00' }],
  };
  const perDay = (now: string) =>
    offeredTimes({ ...morningRules, workingDays: 1 }, new Date(now)).map((time) =>
      onWall(time, morningRules.timeZone).slice(11),
    );
  for (const now of ['2026-03-07T12:00:00Z', '2027-03-13T12:00:00Z']) {
    const spring = perDay(now);
    expect([spring.length, spring.includes('02:00'), spring.at(-1)]).toEqual([10, false, '05:30']);
  }
  const autumn = perDay('2026-10-31T12:00:00Z');
  expect([autumn.length, autumn.filter((time) => time === '01:30').length]).toEqual([14, 2]);
});

test('days off are left out and other days replace them; without working days there are no times', () => {
  const daysOff = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
  const days = daysOf(offeredTimes({ ...RULES, daysOff }, new Date('2026-03-09T04:00:00Z')), RULES);
  expect([days[0], days.length]).toEqual(['2026-03-16', 10]);
  const year = Array.from({ length: 400 }, (_, index) =>
    Temporal.PlainDate.from('2026-03-01').add({ days: index }).toString(),
  );
  expect(offeredTimes({ ...RULES, daysOff: year }, new Date('2026-03-02T04:00:00Z'))).toEqual([]);
});

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Santiago',
];
const anyTime = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2028-12-31'),
  noInvalidDate: true,
});
const anyRules = fc.record({
  hours: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
      fc.integer({ min: 5, max: 12 }),
      fc.integer({ min: 1, max: 10 }),
    )
    .map(([days, from, long]) => {
      const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
      return [{ days, from: clock(from), to: clock(from + long) }];
    }),
  minutes: fc.constantFrom(30, 45, 60),
  pauseMinutes: fc.constantFrom(0, 10, 15, 30, 45),
  noticeHours: fc.integer({ min: 1, max: 72 }),
  workingDays: fc.integer({ min: 1, max: 20 }),
  daysOff: fc.array(
    anyTime.map((date) => date.toISOString().slice(0, 10)),
    { maxLength: 30 },
  ),
  timeZone: fc.constantFrom(...ZONES),
});

test('every time respects the hours, the notice period, the days and the gap, and whole days are full, in any zone and season', () => {
  fc.assert(
    fc.property(anyRules, anyTime, (rules, now) => {
      const times = offeredTimes(rules, now);
      const [{ days, from, to }] = rules.hours as [Rules['hours'][number]];
      for (const time of times) {
        const startsAt = zoned(time, rules.timeZone);
        const endsAt = zoned(time + rules.minutes * 60_000, rules.timeZone);
        expect(days).toContain(WEEKDAYS[startsAt.dayOfWeek - 1]);
        expect(startsAt.toPlainTime().toString({ smallestUnit: 'minute' }) >= from).toBe(true);
        expect(endsAt.toPlainTime().toString({ smallestUnit: 'minute' }) <= to).toBe(true);
        expect(rules.daysOff).not.toContain(startsAt.toPlainDate().toString());
        expect(time - now.getTime()).toBeGreaterThanOrEqual(rules.noticeHours * 3_600_000);
      }
      const step = rules.minutes * 60_000 + rules.pauseMinutes * 60_000;
      for (const [index, time] of times.entries())
        if (index) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(step);
      const offeredDays = daysOf(times, rules);
      expect(offeredDays.length).toBeLessThanOrEqual(rules.workingDays);
      const long = (Number(to.slice(0, 2)) - Number(from.slice(0, 2))) * 60;
      const fit = Math.floor((long + rules.pauseMinutes) / (rules.minutes + rules.pauseMinutes));
      // The notice period may cover a part of the first four days.
      for (const day of offeredDays.slice(4))
        expect(times.filter((time) => daysOf([time], rules).includes(day))).toHaveLength(fit);
    }),
  );
});

test('a busy time of the host blocks overlapping times including the gap, and no others', () => {
  const anySpan = fc
    .tuple(anyTime, fc.integer({ min: 1, max: 3_000 }))
    .map(([from, minutes]) => ({ from: from.getTime(), to: from.getTime() + minutes * 60_000 }));
  fc.assert(
    fc.property(anyRules, anyTime, fc.array(anySpan, { maxLength: 40 }), (rules, now, spans) => {
      const busy = spans.map(({ from, to }, index) => {
        const center = now.getTime() + index * 7 * 3_600_000;
        return { from: center, to: center + (to - from) };
      });
      const pause = rules.pauseMinutes * 60_000;
      for (const time of offeredTimes(rules, now)) {
        const apart = busy.every(
          ({ from, to }) => time >= to + pause || time + rules.minutes * 60_000 <= from - pause,
        );
        expect(isFree(time, busy, rules)).toBe(apart);
      }
    }),
  );
});

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const WITH_LUNCH: Rules = {
  ...RULES,
  hours: [
    { days: [...WEEK], from: '13:00', to: '17:00' },
    { days: [...WEEK], from: '09:00', to: '12:00' },
  ],
  daysOff: ['2026-03-16'],
};
const after = (since: string, minutes: number) =>
  new Date(
    afterWorkingTime(WITH_LUNCH, Date.parse(since), minutes * 60_000) ?? Number.NaN,
  ).toISOString();

test.each([
  ['within the hours', '2026-03-10T14:00:00.000Z', 5, '2026-03-10T14:05:00.000Z'],
  ['over lunch', '2026-03-10T15:58:00.000Z', 5, '2026-03-10T17:03:00.000Z'],
  ['at night', '2026-03-10T02:00:00.000Z', 5, '2026-03-10T13:05:00.000Z'],
  ['over the change of clocks', '2026-03-06T21:58:00.000Z', 5, '2026-03-09T13:03:00.000Z'],
  ['over a day off', '2026-03-13T20:59:00.000Z', 5, '2026-03-17T13:04:00.000Z'],
  ['a whole day and more', '2026-03-10T13:00:00.000Z', 8 * 60, '2026-03-11T14:00:00.000Z'],
])('working time: %s', (_, since, minutes, by) => {
  expect(after(since, minutes)).toBe(by);
});

test('a schedule without working days has no working time', () => {
  const idle = { ...WITH_LUNCH, hours: [] };
  expect(afterWorkingTime(idle, 0, 1)).toBeUndefined();
});
