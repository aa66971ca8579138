import { expect, test } from 'vitest';
import { axisTicks, timelineSteps, weeksText } from './chart-scale.ts';

test('steps follow each other in the shortest and in the longest duration', () => {
  const words = { title: 'Words', when: '1–2 weeks' };
  const launch = { title: 'Launch', when: '1 week' };
  expect(timelineSteps([words, launch])).toEqual([
    { ...words, shortest: { start: 0, end: 1 }, longest: { start: 0, end: 2 } },
    { ...launch, shortest: { start: 1, end: 2 }, longest: { start: 2, end: 3 } },
  ]);
});

test('a duration in days is refused, and the message names its step', () => {
  const steps = [{ title: 'Words', when: '10 days' }];
  expect(() => timelineSteps(steps)).toThrow(/"Words" takes "10 days"/);
});

test('a span of one week is written as one week', () => {
  expect(weeksText({ start: 0, end: 3 })).toBe('weeks 1 to 3');
  expect(weeksText({ start: 1, end: 2 })).toBe('week 2');
});

test.each([
  [24, [0, 10, 20, 30]],
  [18, [0, 10, 20]],
  [3, [0, 1, 2, 3]],
])('an axis up to %i has the ticks %j', (largest, ticks) =>
  expect(axisTicks(largest)).toEqual(ticks),
);
