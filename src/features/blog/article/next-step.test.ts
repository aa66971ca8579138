import { expect, test } from 'vitest';
import { leadsToToolAndService, lineParts } from './next-step.ts';

test('links of a line become pieces with a path, the words between them stay', () => {
  expect(lineParts('Take the [quiz](/tools/ai-seo-quiz), then ask [us](/services/ppc).')).toEqual([
    { text: 'Take the ' },
    { text: 'quiz', path: '/tools/ai-seo-quiz' },
    { text: ', then ask ' },
    { text: 'us', path: '/services/ppc' },
    { text: '.' },
  ]);
  expect(lineParts('No [link](https://example.com) of ours')).toEqual([
    { text: 'No [link](https://example.com) of ours' },
  ]);
});

test.each([
  ['[Quiz](/tools/ai-seo-quiz) and [ads](/services/ppc)', true],
  ['[Quiz](/tools/ai-seo-quiz) only', false],
  ['[Ads](/services/ppc) only', false],
  ['Words only', false],
])('%s leads to a tool and a service: %s', (line, both) => {
  expect(leadsToToolAndService(line)).toBe(both);
});
