import { expect, test } from 'vitest';
import type { CheckedFile } from '../../src/content/check-content.ts';
import { locatedParts } from '../../src/content/read-content.ts';
import { contentIn } from '../../src/content-checks.ts';
import { isSample } from '../../tests/support/content-in-use.ts';
import { agencyFigures, findSamples } from './find-samples.ts';

const ORIGIN = 'https://www.agency.law';
const RECORD =
  'verified: { by: Ada Park, on: 2026-01-31, evidence: Signed letter in the client file, for: agency.law }';
const samplesIn = (file: string, text: string) =>
  findSamples([{ path: file, fields: locatedParts(file, text).fields }], ORIGIN).map(
    ({ kind, line, what }) => [kind, line, what],
  );
const samplesInPolicy = (...lines: string[]) =>
  samplesIn('policies/terms.md', ['---', 'title: Terms', ...lines, '---', 'Text'].join('\n'));

const CITY = `city: Tampa
sections:
  - kind: quotes
    reviews:
      - author: First Client
        sample: true
      - author: Second Client
      - author: Third Client
        ${RECORD}
`;
const SITE = `brand: Harbor
${RECORD}
phone: (813) 555-0142
email: hello@harbor.example
linkedin: https://www.linkedin.com/company/harbor
offices:
  - { street: 12 Sample Street, city: Tampa }
`;

test('a sample is listed at its marker, or at its first line if it has no marker', () => {
  expect(samplesIn('cities/tampa.yaml', CITY)).toEqual([
    ['review', 6, 'First Client'],
    ['review', 7, 'Second Client'],
  ]);
});

test.each([
  [RECORD, undefined],
  [RECORD.replace('agency.law', 'other.law'), 'Terms (its record is for other.law)'],
  [RECORD.replace('Signed letter', 'test record'), 'Terms (its record is one of the tests)'],
  [RECORD.replace(/by: .*?,/, 'by: Ada,'), 'Terms'],
  [`sample: true\n${RECORD}`, 'Terms'],
])(
  'a record replaces a sample only for the agency that it names, and never beside a marker: %s',
  (text, what) => {
    expect(samplesInPolicy(text)).toEqual(what ? [['policy', 3, what]] : []);
  },
);

test('a marker in an unknown file is found', () => {
  const text = 'items:\n  - name: One\n    sample: true';
  expect(samplesIn('pages/new.yaml', text)).toEqual([['other', 3, 'items.0']]);
});

test('reserved addresses and phone numbers are samples', () => {
  expect(samplesIn('site.yaml', SITE)).toEqual([
    ['brand', 3, 'phone: (813) 555-0142'],
    ['brand', 4, 'email: hello@harbor.example'],
    ['brand', 7, 'offices: 12 Sample Street'],
  ]);
});

test('a simulation that the page labels as a sample needs one record', () => {
  const tool = 'hero: { lede: The score. }\nscorecard: { sample: { sample: true } }';
  expect(samplesIn('tools/gmb-scorecard.yaml', tool)).toEqual([['simulation', 1, 'The score.']]);
  const record = RECORD.replace('verified', 'simulationVerified');
  expect(samplesIn('tools/gmb-scorecard.yaml', `${record}\n${tool}`)).toEqual([]);
});

test.runIf(isSample)('every marker of the sample content is listed', () => {
  const content = contentIn('content').files;
  const samples = findSamples(content, 'https://www.northbar.example');
  const listedPlaces = samples.map(({ file, line }) => `${file}:${line}`);
  const markers = content.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^(?: {2})?sample: true$/.test(line) ? `${path}:${index + 1}` : [],
      ),
  );
  expect(markers.length).toBeGreaterThan(20);
  const missing = markers.filter((marker) => !listedPlaces.includes(marker));
  expect(missing.filter((marker) => !marker.includes('gmb-scorecard'))).toEqual([]);
});

test.each([
  ['We work for 12 firms.', true],
  ['Northbar was founded in 2019.', true],
  ['Firms in the US signed 40 cases.', true],
  ['A firm signed 40 cases.', false],
  ['We answer every request.', false],
])('“%s” has a figure about the agency: %s', (text, isFigure) => {
  const parts = locatedParts('about.yaml', `lede: "${text}"`);
  const file = { path: 'pages/about.yaml', collectionName: 'about', ...parts } as CheckedFile;
  expect(agencyFigures({ brand: 'Northbar', files: [file] })).toEqual(
    isFigure ? ['pages/about.yaml:1'] : [],
  );
});
