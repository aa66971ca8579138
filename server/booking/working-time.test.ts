import { expect, test } from 'vitest';
import type { Rules } from './free-times.ts';
import { afterWorkingTime } from './working-time.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const RULES: Rules = {
  minutes: 30,
  hours: [
    { days: [...WEEK], from: '13:00', to: '17:00' },
    { days: [...WEEK], from: '09:00', to: '12:00' },
  ],
  pauseMinutes: 0,
  noticeHours: 4,
  workingDays: 10,
  daysOff: ['2026-03-16'],
  timeZone: 'America/New_York',
};
const after = (since: string, minutes: number) =>
  new Date(afterWorkingTime(RULES, Date.parse(since), minutes * 60_000) ?? Number.NaN).toISOString();

test.each([
  ['within the hours', '2026-03-10T14:00:00.000Z', 5, '2026-03-10T14:05:00.000Z'],
  ['over lunch', '2026-03-10T15:58:00.000Z', 5, '2026-03-10T17:03:00.000Z'],
  ['at night', '2026-03-10T02:00:00.000Z', 5, '2026-03-10T13:05:00.000Z'],
  ['over the change of clocks', '2026-03-06T21:58:00.000Z', 5, '2026-03-09T13:03:00.000Z'],
  ['over a day off', '2026-03-13T20:59:00.000Z', 5, '2026-03-17T13:04:00.000Z'],
  ['a whole day and more', '2026-03-10T13:00:00.000Z', 8 * 60, '2026-03-11T14:00:00.000Z'],
])('%s', (_, since, minutes, by) => {
  expect(after(since, minutes)).toBe(by);
});

test('where nobody works there is no such moment', () => {
  const idle = { ...RULES, hours: [] };
  expect(afterWorkingTime(idle, 0, 1)).toBeUndefined();
});
