import { expect, test } from 'vitest';
import { FEATURES, type Feature } from '../../content/features.ts';
import { policyOnSite } from './conditions.ts';

const listSection = (items: string[]) => ({ kind: 'lists', lists: [{ numbered: true, items }] });
const SECTIONS = [
  listSection(['{without analytics} No script.', '{with analytics} {analytics} counts.']),
  { kind: 'reach', heading: '{with report} Ask {email}' },
  listSection(['{with report} Gone.']),
];
const BODY = `Always {other}.

| {with report} \`a\` | b |
- {with page-reader} **It** reads.
## {with tools} Tools
{with all} All of it is free, {without all} It is free, {always} and {with report}{without tools} alone. {always} so on.`;
const site = {
  email: 'hello@northbar.example',
  phone: '(813) 555-0142',
  phoneHref: 'tel:+18135550142',
  offices: [{ street: '1 Main Street', city: 'Tampa', region: 'FL', postalCode: '33602' }],
} as Parameters<typeof policyOnSite>[1]['site'];
const visibleText = (features: readonly Feature[], analytics?: string, body = BODY) =>
  policyOnSite(
    { data: { sections: SECTIONS }, body },
    { features: new Set(features), site, analytics },
  );

test('rows, items, headings and sections of switched-off features are removed', () => {
  const { data, body } = visibleText([]);
  expect(data.sections).toEqual([listSection(['No script.'])]);
  expect(body).toBe('Always {other}.\n\nIt is free, and so on.');
});

test('texts of all features remain, with the name of the analytics tool', () => {
  const { data, body } = visibleText(FEATURES, 'Umami');
  expect(data.sections.slice(0, 2)).toEqual([
    listSection(['Umami counts.']),
    { kind: 'reach', heading: 'Ask hello@northbar.example' },
  ]);
  expect(body).toBe(
    'Always {other}.\n\n| `a` | b |\n- **It** reads.\n## Tools\nAll of it is free, and so on.',
  );
});

test('two adjacent conditions must both be true', () => {
  expect(visibleText(['report']).body).toContain('It is free, and alone. so on.');
  expect(visibleText(['report', 'page-reader']).body).toContain('It is free, and so on.');
});

test('email and phone are links in the text', () => {
  expect(visibleText([], undefined, '{address}: {email}, {phone}').body).toBe(
    '1 Main Street, Tampa, FL 33602: <hello@northbar.example>, [(813) 555-0142](tel:+18135550142)',
  );
});
