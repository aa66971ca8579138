import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

test('a file that is not a page of sections is unchanged', () => {
  expect(upgraded('claims.yaml', 'claims: []')).toBe('claims: []');
});

test("texts that all pages of a kind shared become part of each page's section", () => {
  const area = [
    '---',
    'challengesHeading: Hard.',
    'challenges:',
    '  - { title: One, description: It is, solution: We do }',
    'contact: { heading: Talk. }',
    '---',
    'Text',
  ].join('\n');
  const yaml = 'challenges: { label: The problem }\nshared: { label: All, text: We test. }\n';
  expect(upgraded('practice-areas/tax.md', area, yaml)).toContain(
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
  expect(upgraded('pages/practice-areas.yaml', yaml)).toBe(
    'shared: { kind: prose, label: All, paragraphs: [ We test. ] }\n',
  );
});

test('both layouts of a service become one form: its drawing, its facts and its own steps', () => {
  const service = [
    'kind: web-design',
    'stats: [ { figure: 6 weeks, label: to launch } ]',
    'measured: { title: Weighed }',
    'process: { heading: Steps, steps: [ { title: Draw, when: 1 week } ] }',
    'technology: { heading: Ground, items: [ { topic: speed } ] }',
    'platforms: { options: [ { name: One, choose: Often } ] }',
    'howTo: { steps: [ { name: Look, url: /services/web } ] }',
    'cta: { heading: Talk. }',
  ].join('\n');
  expect(parse(upgraded('services/web.yaml', service)).sections).toEqual([
    { kind: 'figures', figures: [{ figure: '6 weeks', label: 'to launch' }] },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Steps',
      lastLine: 'You get',
      timeline: '6 weeks to launch',
      steps: [{ title: 'Draw', when: '1 week' }],
    },
    {
      kind: 'items',
      id: 'technology',
      heading: 'Ground',
      exhibit: { place: 'before', drawing: { kind: 'measured', title: 'Weighed' } },
      items: [{ id: 'speed' }],
    },
    {
      kind: 'items',
      id: 'platforms',
      look: 'rows',
      items: [{ title: 'One', facts: [{ term: 'When it fits', text: 'Often' }] }],
    },
    {
      kind: 'steps',
      id: 'how-to',
      minutes: 30,
      steps: [{ title: 'Look', href: '/services/web#technology' }],
    },
  ]);
  const drawn =
    'kind: service\nexhibit: { place: record, drawing: { kind: bars } }\nrecord: { points: [] }\n';
  expect(parse(upgraded('services/seo.yaml', drawn)).sections).toEqual([
    {
      kind: 'items',
      id: 'record',
      exhibit: { place: 'after', drawing: { kind: 'bars' } },
      items: [],
    },
  ]);
});

test('the chart of a case is bars, without subtitle, and its source belongs to the case', () => {
  const home = [
    'results:',
    '  cases:',
    '    - { id: will, chart: { title: Calls, subtitle: Months, kind: line, unit: calls, source: Log } }',
  ].join('\n');
  expect(parse(upgraded('pages/home.yaml', home)).sections).toEqual([
    { kind: 'monthly-table' },
    {
      kind: 'results',
      id: 'results',
      cases: [{ id: 'will', chart: { title: 'Calls', unit: 'calls' }, source: 'Log' }],
    },
  ]);
});

test('a report: texts and their sources become one list; methods and limits become lists', () => {
  const report = [
    'published: 2025-01',
    'sample: true',
    'reader: Read a page',
    'issues: { items: [ { title: One, cites: [] } ] }',
    'geo:',
    '  label: Instead',
    '  paragraphs: [ First, Second ]',
    '  paragraphCites: [ [ 2 ] ]',
    '  principles: [ { name: Answer, doThis: Write, cites: [ 1 ] } ]',
    'method: { label: How, steps: [ Read ], limits: [ Few ] }',
    'checklist: {}',
  ].join('\n');
  const after = upgraded('report/audit.yaml', report);
  expect(Object.keys(parse(after))).toEqual(['published', 'sample', 'sections', 'checklist']);
  expect(parse(after).sections).toEqual([
    { kind: 'issues', id: 'issues', items: [{ title: 'One' }] },
    {
      kind: 'steps',
      id: 'principles',
      reader: 'Read a page',
      label: 'Instead',
      lastLine: 'Do this.',
      paragraphs: [{ text: 'First', cites: [2] }, { text: 'Second' }],
      steps: [{ title: 'Answer', last: 'Write', cites: [1] }],
    },
    {
      kind: 'lists',
      id: 'method',
      label: 'How',
      note: 'Audit of January 2025, sample edition',
      lists: [
        { title: 'What was done', items: ['Read'] },
        { title: 'What the audit cannot show', numbered: false, items: ['Few'] },
      ],
    },
    { kind: 'citation', id: 'cite', label: 'Citation', heading: 'How to cite this report.' },
  ]);
  expect(upgraded('report/audit.yaml', after)).toBe(after);
});

test('a policy has its summary, its text and its links as sections, with the shared texts of all policies', () => {
  const yaml =
    'published: Since\nsummary: In short\ncontents: Here\ntext: The text\nquestions: Ask\nothers: More\n';
  const policy = '---\ntitle: Privacy\nsummary:\n  - We keep little. # all\n---\n\n## Who\n';
  expect(upgraded('policies/privacy.md', policy, yaml)).toBe(
    [
      '---',
      'title: Privacy',
      'sections:',
      '  - kind: lists',
      '    heading: In short',
      '    lists:',
      '      - items:',
      '          - We keep little. # all',
      '  - kind: text',
      '    name: The text',
      '    contents: Here',
      '  - kind: reach',
      '    heading: Ask',
      '  - kind: policies',
      '    heading: More',
      '---',
      '',
      '## Who',
      '',
    ].join('\n'),
  );
  expect(upgraded('pages/policies.yaml', yaml)).toBe('published: Since\n');
});
