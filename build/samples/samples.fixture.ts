import { wordsDigest } from '../../src/content/words-digest.ts';
import { type ContentText, findSamples } from './find-samples.ts';

/** What takes the place of a marker, on one line: a record of the words with this digest. */
export const verified = (of: string, field = 'verified') =>
  `${field}: { of: ${of}, by: Ada Park, on: 2026-01-31, evidence: Signed letter in the client file, for: agency.example }`;

const KNOWN = {
  verified: new Set<string>(),
  brand: '{brand}',
  origin: 'https://www.agency.example',
};
/** The samples of an agency whose records are for agency.example. */
export const samplesIn = (content: readonly ContentText[], known: Partial<typeof KNOWN> = {}) =>
  findSamples(content, { ...KNOWN, ...known });

/** A record of a thing in a file that is about something. */
const verifiedThing = (thing: object, subject = '') =>
  verified(wordsDigest(subject, thing, '', ''));

const lines = (...text: string[]) => text.join('\n');

/** One sample of every kind, in the smallest files that hold it. */
export const SAMPLES: readonly ContentText[] = [
  {
    file: 'site.yaml',
    text: lines(
      '# who we are',
      'sample: true',
      'brand: Northbar',
      'origin: https://www.northbar.example',
      'phone: (813) 555-0142',
      'phoneHref: tel:+18135550142',
      'email: hello@northbar.example',
      'growthEmail: growth@northbar.example',
      'securityEmail: security@northbar.example',
      'offices:',
      '  - street: 400 Sample Street',
      '    city: Tampa',
      'linkedin: https://www.linkedin.com/company/northbar-example',
      'socialProfiles:',
      '  - https://www.linkedin.com/company/harbor-law',
      '  - https://x.com/northbar-example',
    ),
  },
  {
    file: 'team/ada-park.md',
    text: lines(
      '---',
      'sample: true',
      'name: Ada Park',
      'title: Editor',
      'credentials: [Bar card]',
      'yearsExperience: 9',
      '---',
      'Text.',
    ),
  },
  {
    file: 'pages/about.yaml',
    text: lines('sample: true', 'leadership:', '  heading: Ada Park started it'),
  },
  {
    file: 'blog/one.md',
    text: lines('---', 'title: One: two', 'author_name: ADA PARK', '---', 'author_name: Ada Park'),
  },
  {
    file: 'blog/two.md',
    text: lines('---', 'title: Two', 'author_name: Grace Real', '---', 'Text.'),
  },
  {
    file: 'cities/tampa.yaml',
    text: lines(
      'city: Tampa',
      'lawyerCount: 7,200+',
      'lawyerCountRecord:',
      '  basis: >-',
      '    Estimate.',
      '  status: sample',
      'caseStudy:',
      '  firm: A firm',
      '  sample: true',
      '  results:',
      '    - { metric: Calls, before: 1, after: 2 }',
      `    - { metric: Leads, before: 1, after: 2, ${verifiedThing({ metric: 'Leads', before: 1, after: 2 }, 'Tampa')} }`,
      'reviews:',
      '  - author: First Client',
      '    sample: true',
      `  - ${verifiedThing({ author: 'Second Client' }, 'Tampa')}`,
      '    author: Second Client',
      '  - author: Third Client',
      'testimonials:',
      '  - { sample: true, author: Fourth Client, role: Partner,',
      '      results: Twice the calls }',
      'whyChoose:',
      '  - title: Near you',
      '    text: Our office is in your county.',
      'contact: Starter runs $1-$9 a month. Injury budgets run $3 a month.',
    ),
  },
  {
    file: 'pages/home.yaml',
    text: lines(
      'results:',
      '  cases:',
      '    - specialty: Injury',
      '      sample: true',
      '      results:',
      '        - { metric: Calls, change: +3% }',
    ),
  },
  {
    file: 'claims.yaml',
    text: lines(
      'claims:',
      '  - id: a',
      '    figure: 98%',
      '    claim: client retention',
      '    status: sample',
      '  - id: b',
      '    figure: 24/7',
      '    claim: monitoring',
      `    ${verifiedThing({ id: 'b', figure: '24/7', claim: 'monitoring' })}`,
    ),
  },
  { file: 'report/audit.yaml', text: lines('# audit', '', 'sample: true', 'title: The audit') },
  {
    file: 'pages/pricing.yaml',
    text: lines(
      'meta:',
      '  title: Prices',
      'sample: true',
      'packages:',
      '  items:',
      '    - { name: Starter, priceRange: $1-$9 }',
      `    - { name: Growth, priceRange: $3, ${verifiedThing({ name: 'Growth', priceRange: '$3' })} }`,
      'contract:',
      '  terms:',
      '    - term: Ninety days',
    ),
  },
  {
    file: 'services/ppc.yaml',
    text: lines(
      'kind: service',
      'sample: true',
      'name: PPC',
      'stats:',
      '  - { figure: 3 days, label: to an answer }',
    ),
  },
  {
    file: 'practice-areas/injury.md',
    text: lines(
      '---',
      'name: Injury',
      'budget:',
      '  sample: true',
      '  range: $1-$2',
      '---',
      'Text.',
    ),
  },
  {
    file: 'policies/privacy.md',
    text: lines('---', 'sample: true', 'title: Privacy', '---', 'Text.'),
  },
  {
    file: 'tools/gmb-scorecard.yaml',
    text: lines(
      'hero:',
      '  lede: Made up.',
      'scorecard:',
      '  sample:',
      '    sample: true',
      '    businessName: Whitfield & Cole',
    ),
  },
  {
    file: 'tools/quiz.yaml',
    text: lines(
      'record:',
      '  text: The 67% are firms. Six of the nine firms that signed with us named it.',
    ),
  },
  { file: 'pages/new-page.yaml', text: lines('people:', '  - name: Somebody', '    sample: true') },
];
