import { expect, test } from 'vitest';
import { withSections } from './sections.ts';

const ABOUT = [
  '# ours',
  'meta: { title: About us }',
  '# who runs it',
  'why: # reason',
  '  label: Why',
  '  heading: Because.',
  'values:',
  '  heading: Rules.',
  '  sheet: { title: House rules, stamp: Since 2020 }',
  '  items:',
  '    - { title: One rule, text: It says this. }',
  'departments:',
  '  label: Departments',
  '  items:',
  '    - name: Ads # paid',
  '      judgedBy: Cost',
  'closing: { heading: Talk. }',
  '',
].join('\n');

test('fields of a page become its list of sections, with their comments', () => {
  const after = withSections('pages/about.yaml', ABOUT);
  expect(after).toBe(
    [
      '# ours',
      'meta: { title: About us }',
      'sections:',
      '  # who runs it',
      '  # reason',
      '  - kind: prose',
      '    id: why',
      '    label: Why',
      '    heading: Because.',
      '  - kind: sheet',
      '    id: values',
      '    heading: Rules.',
      '    sheet:',
      '      kind: points',
      '      title: House rules',
      '      stamp: Since 2020',
      '      points:',
      '        - { title: One rule, text: It says this. }',
      '  - kind: items',
      '    id: departments',
      '    label: Departments',
      '    columns: 4',
      '    lastLine: Judged by',
      '    items:',
      '      - title: Ads # paid',
      '        last: Cost',
      '  - kind: cities',
      '    id: locations',
      '    title: Where we work',
      'closing: { heading: Talk. }',
      '',
    ].join('\n'),
  );
  expect(withSections('pages/about.yaml', after)).toBe(after);
});

test('a file that is no page of sections stays as it is', () => {
  expect(withSections('claims.yaml', 'claims: []')).toBe('claims: []');
});
