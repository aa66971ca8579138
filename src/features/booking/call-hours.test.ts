import { expect, test } from 'vitest';
import { type Hours, sessionsSchema } from '../../content/sessions.ts';
import { callHours } from './call-hours.ts';
import { zoneText } from './time-text.ts';

const REST = { minutes: 30, pauseMinutes: 0, noticeHours: 4, workingDays: 10, daysOff: [] };
const WEEK: Hours['days'] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const WHOLE_DAY: Hours = { days: WEEK, from: '09:00', to: '17:00' };
const MORNING: Hours = { days: WEEK, from: '09:00', to: '12:00' };
const AFTERNOON: Hours = { days: WEEK, from: '13:00', to: '17:30' };
const TWO_DAYS: Hours = { days: ['tuesday', 'monday'], from: '08:30', to: '16:00' };
const TWO_OTHER_DAYS: Hours = { days: ['thursday', 'saturday'], from: '12:00', to: '18:00' };
const TEXT_OF_OTHER_DAYS = 'Thursday and Saturday, noon to 6 p.m. Mountain standard time';

test.each<[string, Hours[], string]>([
  ['America/New_York', [WHOLE_DAY], 'Monday to Friday, 9 a.m. to 5 p.m. Eastern time'],
  [
    'America/Denver',
    [AFTERNOON, MORNING],
    'Monday to Friday, 9 a.m. to noon and 1 p.m. to 5:30 p.m. Mountain time',
  ],
  [
    'America/Phoenix',
    [TWO_DAYS, TWO_OTHER_DAYS],
    `Monday and Tuesday, 8:30 a.m. to 4 p.m.; ${TEXT_OF_OTHER_DAYS}`,
  ],
])('the hours in %s are written as text', (timeZone, hours, expected) => {
  const text = callHours({ sessions: { hours, ...REST }, timeZone });
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected);
});

/** Several of these places have changed their time zone since 1970. */
test.each([
  ['America/Detroit', 'Eastern time'],
  ['Etc/UTC', 'UTC'],
  ['America/North_Dakota/Beulah', 'Central time'],
  ['America/Juneau', 'Alaska time'],
])('the time zone %s is written as %s', (zone, name) => {
  expect(zoneText(zone, Date.parse('2026-07-01T12:00:00Z'))).toBe(name);
});

const MONDAY = { days: ['monday'], from: '09:00', to: '12:00' };
test.each([
  [
    { hours: [{ ...MONDAY, to: '09:15' }] },
    'hours.0.to: expected a time that is at least 30 minutes',
  ],
  [{ hours: [{ ...MONDAY, from: '9', to: '25:00' }] }, 'hours.0.from: expected a time'],
  [{ hours: [MONDAY, { ...MONDAY, from: '11:30' }] }, 'hours: expected hours that do not overlap'],
  [{ hours: [MONDAY], daysOff: ['2026-02-30'] }, 'daysOff.0: expected a day such as 2026-12-25'],
])('impossible hours are reported at their field: %j', (sessions, message) => {
  const { error } = sessionsSchema.safeParse({ ...REST, ...sessions });
  const [issue] = error?.issues ?? [];
  expect(`${issue?.path.join('.')}: ${issue?.message}`).toContain(message);
});
