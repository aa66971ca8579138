import { expect, test } from 'vitest';
import { timelineSteps, weeksText } from './timeline.ts';

test('steps follow each other in the shortest and in the longest duration', () => {
  const steps = [
    { title: 'Words', when: '1–2 weeks' },
    { title: 'Launch', when: '1 week' },
  ];
  expect(timelineSteps(steps)).toEqual([
    {
      title: 'Words',
      when: '1–2 weeks',
      shortest: { start: 0, end: 1 },
      longest: { start: 0, end: 2 },
    },
    {
      title: 'Launch',
      when: '1 week',
      shortest: { start: 1, end: 2 },
      longest: { start: 2, end: 3 },
    },
  ]);
});

test('a time in days is refused by name', () => {
  expect(() => timelineSteps([{ title: 'Words', when: '10 days' }])).toThrow(
    /"Words" takes "10 days"/,
  );
});

test('a span of one week is that week', () => {
  expect([weeksText({ start: 0, end: 3 }), weeksText({ start: 1, end: 2 })]).toEqual([
    'weeks 1 to 3',
    'week 2',
  ]);
});
