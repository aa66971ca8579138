import { expect, test } from 'vitest';
import { isOwnStatement } from './own-figures.ts';

test.each([
  'The 67%: 6 of the 9 firms that signed with us in the third quarter of 2025 named an AI answer.',
  'Trusted by 150+ law firms.',
  'We have run campaigns for forty injury firms.',
  'Firms that hired us doubled their calls.',
  'Our clients saw 3x the leads.',
  'Rated 4.9 out of 5 by clients.',
  'Most of our clients stay.',
  '{brand} answers within 24 hours.',
  'We have served 12 cities.',
  'Our office is in your county.',
  'We have visited every courthouse.',
  'We spend $40 on each lead.',
  '$12M+ in revenue generated.',
  'Over 500 five-star reviews.',
  'An average increase of 387%.',
  'We have worked for law firms since 2009.',
])('is about us, and only records bear it out: %s', (sentence) =>
  expect(isOwnStatement(sentence)).toBe(true),
);

test.each([
  'In 2024, 38% of firms had nobody who answers.',
  'The US Census counted 7,200 lawyers in 12 counties.',
  'Bring us your last ten clients and the first three months of leads.',
  'We write pages that answer a question.',
  'What if our ad spend goes above $3,000 a month?',
  'A lawyer has 30 days to file.',
  'Our four facts score the lead.',
])('is not: %s', (sentence) => expect(isOwnStatement(sentence)).toBe(false));
