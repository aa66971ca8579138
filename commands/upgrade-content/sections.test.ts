import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { upgradedText, withSections } from './sections.ts';

test('the upgrade removes digests and records of parts, and keeps every other line', () => {
  const before = `verified: { of: ajflnbmg, by: Ada Park, on: 2026-07-01, evidence: ledger }
credentialsVerified: { of: jceppdgn, by: Ada Park }
yearsVerified:
  of: jceppdgn
  by: Ada Park
name: Bo Elm # founder
byline:
  checked: 2026-07-01
  checkedOf: "agdjifmp"
out: of: use`;
  expect(upgradedText('team/bo.md', before)).toBe(
    `verified: { by: Ada Park, on: 2026-07-01, evidence: ledger }
name: Bo Elm # founder
byline:
  checked: 2026-07-01
out: of: use`,
  );
});

test.each([
  ['team/bo.md', 'name: Bo\nsays: My ==words==.\n---\nBo says: no.', 'says: My', 'quote: My'],
  ['blog/fees.md', 'title: Fees\nasks: One? | Two?', 'asks:', 'invitations:'],
  ['pages/contact.yaml', 'asks:\n  question: { title: Ask }', 'asks:', 'requests:'],
  ['pages/contact.yaml', '  a:\n    lead: One.\n  b: { lead: Two. }', 'lead:', 'lede:'],
  ['services/web.yaml', 'measured:\n  figures: { kept: Saved }', 'kept:', 'cached:'],
  ['tools/ai-intake-builder.yaml', 'info:\n  kept: We store it.', 'kept:', 'storageNote:'],
  ['tools/ai-seo-quiz.yaml', 'asking:\n  why: Why we ask', 'asking:', 'questionCopy:'],
  ['tools/gmb-scorecard.yaml', 'whenReading:\n  lede: It', 'whenReading:', 'copyWithProfiles:'],
  ['tools/intake/chat.yaml', 'saidAfter: greeting', 'saidAfter:', 'introductionAfter:'],
])('the upgrade renames a field of %s', (path, text, from, to) => {
  const after = upgradedText(path, text);
  expect(after).toBe(text.replaceAll(from, to));
  expect(upgradedText(path, after)).toBe(after);
});

const upgradeFile = (path: string, text: string, other = '') =>
  withSections(path, text, () => other);

const ABOUT = `# ours
meta: { title: About us }
# who runs it
why: # reason
  label: Why
  heading: Because.
values:
  heading: Rules.
  sheet: { title: House rules, stamp: Since 2020 }
  items:
    - { title: One rule, text: It says this. }
departments:
  label: Departments
  items:
    - name: Ads # paid
      judgedBy: Cost
closing: { heading: Talk. }
`;
const ABOUT_AFTER = `# ours
meta: { title: About us }
sections:
  # who runs it
  # reason
  - kind: prose
    id: why
    label: Why
    heading: Because.
  - kind: sheet
    id: values
    heading: Rules.
    sheet:
      kind: points
      title: House rules
      stamp: Since 2020
      points:
        - { title: One rule, text: It says this. }
  - kind: items
    id: departments
    label: Departments
    columns: 4
    lastLine: Judged by
    items:
      - title: Ads # paid
        last: Cost
  - kind: cities
    id: locations
    title: Where we work
closing: { heading: Talk. }
`;
const POLICIES = `published: Since
summary: In short
contents: Here
text: The text
questions: Ask
others: More
`;
const POLICY = `---
title: Privacy
summary:
  - We keep little. # all
---

## Who
`;
const POLICY_AFTER = `---
title: Privacy
sections:
  - kind: lists
    heading: In short
    lists:
      - items:
          - We keep little. # all
  - kind: text
    name: The text
    contents: Here
  - kind: reach
    heading: Ask
  - kind: policies
    heading: More
---

## Who
`;
const AREAS = 'challenges: { label: The problem }\nshared: { label: All, text: We test. }\n';
const AREAS_AFTER = 'shared: { kind: prose, label: All, paragraphs: [ We test. ] }\n';

test.each([
  ['pages/about.yaml', ABOUT, '', ABOUT_AFTER],
  ['pages/about.yaml', ABOUT_AFTER, '', ABOUT_AFTER],
  ['policies/privacy.md', POLICY, POLICIES, POLICY_AFTER],
  ['pages/policies.yaml', POLICIES, '', 'published: Since\n'],
  ['pages/practice-areas.yaml', AREAS, '', AREAS_AFTER],
  ['claims.yaml', 'claims: []', '', 'claims: []'],
])('the fields of %s become its sections, with their comments', (path, text, other, after) => {
  expect(upgradeFile(path, text, other)).toBe(after);
});

const AREA = `---
challengesHeading: Hard.
challenges:
  - { title: One, description: It is, solution: We do }
contact: { heading: Talk. }
---
Text`;

test('a text that all pages of a kind share moves into the section of each page', () => {
  expect(upgradeFile('practice-areas/tax.md', AREA, AREAS)).toContain(`  - kind: items
    id: challenges
    label: The problem
    heading: Hard.
    look: lettered
    lastLine: Our Solution
    items:
      - { title: One, text: It is, last: We do }`);
});

const SERVICE = `kind: web-design
stats: [ { figure: 6 weeks, label: to launch } ]
measured: { title: Weighed }
process: { heading: Steps, steps: [ { title: Draw, when: 1 week } ] }
technology: { heading: Ground, items: [ { topic: speed } ] }
platforms: { options: [ { name: One, choose: Often } ] }
howTo: { steps: [ { name: Look, url: /services/web } ] }
cta: { heading: Talk. }
`;
const SERVICE_SECTIONS = `
- { kind: figures, figures: [ { figure: 6 weeks, label: to launch } ] }
- kind: steps
  id: process
  heading: Steps
  lastLine: You get
  timeline: 6 weeks to launch
  steps: [ { title: Draw, when: 1 week } ]
- kind: items
  id: technology
  heading: Ground
  exhibit: { kind: measured, title: Weighed }
  items: [ { id: speed } ]
- kind: items
  id: platforms
  look: rows
  items: [ { title: One, facts: [ { term: When it fits, text: Often } ] } ]
- { kind: steps, id: how-to, minutes: 30, steps: [ { title: Look, href: /services/web#technology } ] }
`;
const DRAWN = `kind: service
exhibit: { place: record, drawing: { kind: bars } }
record: { points: [] }
`;
const DRAWN_SECTIONS = `
- { kind: items, id: record, exhibit: { kind: bars }, items: [] }
`;
const REPORT = `published: 2025-01
sample: true
reader: Read a page
issues: { items: [ { title: One, cites: [] } ] }
geo:
  label: Instead
  paragraphs: [ First, Second ]
  paragraphCites: [ [ 2 ] ]
  principles: [ { name: Answer, doThis: Write, cites: [ 1 ] } ]
method: { label: How, steps: [ Read ], limits: [ Few ] }
checklist: {}
`;
const REPORT_SECTIONS = `
- { kind: issues, id: issues, items: [ { title: One } ] }
- kind: steps
  id: principles
  reader: Read a page
  label: Instead
  lastLine: Do this.
  paragraphs: [ { text: First, cites: [ 2 ] }, { text: Second } ]
  steps: [ { title: Answer, last: Write, cites: [ 1 ] } ]
- kind: lists
  id: method
  label: How
  note: Audit of January 2025, sample edition
  lists:
    - { title: What was done, items: [ Read ] }
    - { title: What the audit cannot show, numbered: false, items: [ Few ] }
- { kind: citation, id: cite, label: Citation, heading: How to cite this report. }
`;

const HOME = `results:
  cases:
    - { id: will, chart: { title: Calls, subtitle: Months, kind: line, unit: calls, source: Log } }
`;
const HOME_SECTIONS = `
- { kind: monthly-table }
- { kind: results, id: results, cases: [ { id: will, chart: { title: Calls, unit: calls }, source: Log } ] }
`;

test.each([
  ['pages/home.yaml', HOME, ['sections'], HOME_SECTIONS],
  ['services/web.yaml', SERVICE, ['sections', 'cta'], SERVICE_SECTIONS],
  ['services/seo.yaml', DRAWN, ['sections'], DRAWN_SECTIONS],
  ['report/audit.yaml', REPORT, ['published', 'sample', 'sections', 'checklist'], REPORT_SECTIONS],
])('every layout of %s is converted to the same form', (path, text, fields, sections) => {
  const after = upgradeFile(path, text);
  expect(Object.keys(parse(after))).toEqual(fields);
  expect(parse(after).sections).toEqual(parse(sections));
  expect(upgradeFile(path, after)).toBe(after);
});
