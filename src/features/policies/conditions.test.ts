import { expect, test } from 'vitest';
import { FEATURES, type Feature } from '../../content/features.ts';
import { conditionsOf, policyShown } from './conditions.ts';

const SUMMARY = [
  'Always.',
  '{without analytics} No script.',
  '{with analytics} {analytics} counts.',
];
const BODY = [
  'Always.',
  '',
  '| {with report} `a` | b |',
  '- {with page-reader} **It** reads.',
  '## {with tools} Tools',
  '{with all} All of it is free, {without all} It is free, {always} and {with report}{without tools} alone. {always} so on.',
].join('\n');
const held = (features: readonly Feature[], tool?: string) =>
  policyShown(
    { data: { summary: SUMMARY }, body: BODY },
    conditionsOf(new Set(features), tool !== undefined),
    tool,
  );

test('without anything, a row, an item or a heading of which nothing holds is gone', () => {
  const { data, body } = held([]);
  expect(data.summary).toEqual(['Always.', 'No script.']);
  expect(body).toBe('Always.\n\nIt is free, and so on.');
});

test('with everything, and a tool for analytics by its name', () => {
  const { data, body } = held(FEATURES, 'Umami');
  expect(data.summary).toEqual(['Always.', 'Umami counts.']);
  expect(body).toBe(
    'Always.\n\n| `a` | b |\n- **It** reads.\n## Tools\nAll of it is free, and so on.',
  );
});

test('two marks side by side ask for both', () => {
  expect(held(['report']).body).toContain('It is free, and alone. so on.');
  expect(held(['report', 'page-reader']).body).toContain('It is free, and so on.');
});
