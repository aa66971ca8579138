import { expect, test } from 'vitest';
import { withSections } from './sections.ts';

const upgraded = (path: string, text: string, other = '') => withSections(path, text, () => other);

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
  const after = upgraded('pages/about.yaml', ABOUT);
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
  expect(upgraded('pages/about.yaml', after)).toBe(after);
});

test('a file that is no page of sections stays as it is', () => {
  expect(upgraded('claims.yaml', 'claims: []')).toBe('claims: []');
});

test('words that all pages of a kind shared go into the section of each', () => {
  const area = [
    '---',
    'challengesHeading: Hard.',
    'challenges:',
    '  - { title: One, description: It is, solution: We do }',
    'contact: { heading: Talk. }',
    '---',
    'Text',
  ].join('\n');
  const words = 'challenges: { label: The problem }\nshared: { label: All, text: We test. }\n';
  expect(upgraded('practice-areas/tax.md', area, words)).toContain(
    [
      '  - kind: items',
      '    id: challenges',
      '    label: The problem',
      '    heading: Hard.',
      '    look: lettered',
      '    lastLine: Our Solution',
      '    items:',
      '      - { title: One, text: It is, last: We do }',
    ].join('\n'),
  );
  expect(upgraded('pages/practice-areas.yaml', words)).toBe(
    'shared: { kind: prose, label: All, paragraphs: [ We test. ] }\n',
  );
});
