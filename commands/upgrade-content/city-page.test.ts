import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { citySchema } from '../../src/features/cities/schema.ts';
import { withSections } from './sections.ts';

const upgradeCity = (text: string) => withSections('cities/boise.yaml', text, () => '');

const SMALL = `
order: 1
byline: { writtenBy: bo-elm }
city: Boise
state: Idaho
stateAbbr: ID
meta:
  title: Boise Law Firm Marketing
  description: Law firm marketing by people who live there.
  keywords: [ boise lawyers ]
primaryKeyword: boise lawyers
secondaryKeywords: [ boise seo, idaho seo, ada county seo ]
headline: Law firm marketing in Boise
statement: One county, and most clients in it.
lede: Most clients of a small firm live in the county, so we work for that county alone.
numbers: []
marketContext: []
whyNeed: # ours
  heading: What an office needs.
  points: [ { title: The county, text: A page about its court answers more. } ]
topPracticeAreas: [ Family law ]
services:
  heading: What we do here.
  items: [ { href: /services/seo, text: The listing of one office and its pages. } ]
reviews: []
faqHeading: What offices ask.
faqs: [ { question: Do you come here?, answer: "Yes, in the first month." } ]
contact: { heading: Talk to us., text: "Call us from Tuesday to Thursday, or write." }
finalCta: { heading: Half an hour., text: We look at what a person here finds about you. }
`;

const FULL = `
map: { county: "16001", title: One county and its court, towns: [ { name: Boise, lon: -116, lat: 43 } ] }
courts: [ { name: Courthouse, note: Civil and criminal cases., town: Boise } ]
lawyerCount: "900+"
lawyerCountRecord: { basis: The directory., checked: 2025-10-13, status: sample }
mapsQuery: law firms in Boise
process: { heading: First the listing., phases: [ { title: Read it, when: Week 1 } ] }
caseStudy:
  sample: true
  heading: A firm moved.
  firm: A firm in Boise
  challenge: ${'It had one page for all of the state. '.repeat(2)}
  approach: ${'It got a page for each of its towns. '.repeat(2)}
  results: [ { metric: Calls, before: 1, after: 2, unit: a month } ]
  timeframe: 7 months
whyChoose: { heading: Why us., reasons: [ { title: We live here, text: We see the courthouse from here. } ] }
comparison: { heading: Ask any agency., rows: [ { ask: Who writes the pages?, answer: Those named on them. } ] }
barAssociation: { rules: [ id-truth ] }
testimonials:
  - { author: Ada Park, role: Partner, firm: A firm, city: Boise, rating: 5, date: "2025-05-27", content: "${'They filed each ad before it ran. '.repeat(2)}", results: More cases }
`;

const kindsOf = (text: string) => citySchema.parse(parse(text)).sections.map(({ kind }) => kind);

test('a city of version 1 with only the required fields is converted', () => {
  const after = upgradeCity(SMALL);
  expect(kindsOf(after)).toEqual(['numbers', 'items', 'links', 'faq', 'contact']);
  expect(after).toContain('heading: The legal market of Boise, Idaho.');
  expect(after).toMatch(/# ours\n {2}- kind: items\n {4}id: need\n {4}label: The need/);
  expect(upgradeCity(after)).toBe(after);
});

test('a city of version 1 with all fields is converted', () => {
  const after = upgradeCity(SMALL + FULL);
  expect(kindsOf(after).join(' ')).toBe(
    'numbers county items rules links phases story items competitors table quotes faq contact',
  );
  const { sections } = parse(after);
  expect(sections[0]).toMatchObject({
    label: 'Numbers',
    heading: 'Boise, Idaho, in figures.',
    lawyers: { figure: '900+', basis: 'The directory.', status: 'sample' },
  });
  expect(sections[6].story).toMatchObject({ sample: true, firm: 'A firm in Boise' });
  expect(sections[9]).toMatchObject({
    columns: ['Ask any agency', '{brand}’s answer'],
    rows: [{ cells: ['Who writes the pages?', 'Those named on them.'] }],
  });
});
