import { expect, test } from 'vitest';
import { type Hours, sessionsSchema } from '../../content/sessions.ts';
import { callHours } from './call-hours.ts';
import { zoneText } from './time-text.ts';

const REST = { minutes: 30, pauseMinutes: 0, noticeHours: 4, workingDays: 10, daysOff: [] };
const hoursText = (hours: Hours[], timeZone = 'America/New_York') =>
  callHours({ sessions: { hours, ...REST }, timeZone }).replaceAll('\u00a0', ' ');
const WEEK: Hours['days'] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each<[Hours[], string, string]>([
  [
    [{ days: WEEK, from: '09:00', to: '17:00' }],
    'America/New_York',
    'Monday to Friday, 9 a.m. to 5 p.m. Eastern time',
  ],
  [
    [
      { days: WEEK, from: '13:00', to: '17:30' },
      { days: WEEK, from: '09:00', to: '12:00' },
    ],
    'America/Denver',
    'Monday to Friday, 9 a.m. to noon and 1 p.m. to 5:30 p.m. Mountain time',
  ],
  [
    [
      { days: ['tuesday', 'monday'], from: '08:30', to: '16:00' },
      { days: ['thursday', 'saturday'], from: '12:00', to: '18:00' },
    ],
    'America/Phoenix',
    'Monday and Tuesday, 8:30 a.m. to 4 p.m.; Thursday and Saturday, noon to 6 p.m. Mountain standard time',
  ],
])('hours and zones as text', (hours, zone, text) => {
  expect(hoursText(hours, zone)).toBe(text);
});

/** These zones have changed sides since 1970. */
test.each([
  ['America/Detroit', 'Eastern time'],
  ['Etc/UTC', 'UTC'],
  ['America/Kentucky/Monticello', 'Eastern time'],
  ['America/Indiana/Petersburg', 'Eastern time'],
  ['America/Menominee', 'Central time'],
  ['America/North_Dakota/Beulah', 'Central time'],
  ['America/Juneau', 'Alaska time'],
  ['America/Edmonton', 'Mountain time'],
])('%s is called %s', (zone, name) => {
  expect(zoneText(zone, Date.parse('2026-07-01T12:00:00Z'))).toBe(name);
});

test('impossible hours are reported at their field', () => {
  const mistakes = (hours: unknown) =>
    sessionsSchema
      .safeParse({ hours, ...REST })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(mistakes([{ days: ['monday'], from: '09:00', to: '09:15' }])).toEqual([
    'hours.0.to: expected a time that is at least 30 minutes after "from"',
  ]);
  expect(mistakes([{ days: ['monday'], from: '9', to: '25:00' }])?.[0]).toContain(
    'hours.0.from: expected a time',
  );
  const twice = { days: ['monday'], from: '09:00', to: '12:00' };
  expect(mistakes([twice, { ...twice, from: '11:30' }])).toEqual([
    'hours: expected hours that do not overlap on one day',
  ]);
  const off = sessionsSchema.safeParse({ hours: [twice], ...REST, daysOff: ['2026-02-30'] });
  expect(off.error?.issues[0]?.message).toBe('expected a day such as 2026-12-25');
});
