import { expect, test } from 'vitest';
import { lineParts } from './next-step.ts';

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
