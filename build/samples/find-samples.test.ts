import { describe, expect, test } from 'vitest';
import type { CheckedFile } from '../../src/content/check-content.ts';
import { locatedParts } from '../../src/content/read-content.ts';
import { contentIn } from '../../src/content-checks.ts';
import { isSample } from '../../tests/support/content-in-use.ts';
import { agencyFigures, findSamples } from './find-samples.ts';

const ORIGIN = 'https://www.agency.law';
const RECORD =
  'verified: { by: Ada Park, on: 2026-01-31, evidence: Signed letter in the client file, for: agency.law }';
const samplesIn = (file: string, ...lines: string[]) =>
  findSamples([{ path: file, fields: locatedParts(file, lines.join('\n')).fields }], ORIGIN).map(
    ({ kind, line, what }) => [kind, line, what],
  );

test('a sample is listed at its marker, or at its first line if it has no marker', () => {
  expect(
    samplesIn(
      'cities/tampa.yaml',
      'city: Tampa',
      'sections:',
      '  - kind: quotes',
      '    reviews:',
      '      - author: First Client',
      '        sample: true',
      '      - author: Second Client',
      '      - author: Third Client',
      `        ${RECORD}`,
    ),
  ).toEqual([
    ['review', 6, 'First Client'],
    ['review', 7, 'Second Client'],
  ]);
});

test('a record counts only for the agency that it names, and a test record never counts in public', () => {
  const policy = (record: string) =>
    samplesIn('policies/terms.md', '---', 'title: Terms', record, '---', 'Text');
  expect(policy(RECORD)).toEqual([]);
  expect(policy(RECORD.replace('agency.law', 'other.law'))).toEqual([
    ['policy', 3, 'Terms (its record is for other.law)'],
  ]);
  expect(policy(RECORD.replace('Signed letter', 'test record'))).toEqual([
    ['policy', 3, 'Terms (its record is one of the tests)'],
  ]);
  expect(policy(RECORD.replace(/by: .*?,/, 'by: Ada,'))).toEqual([['policy', 3, 'Terms']]);
});

test('a marker beside a record still counts, and an unknown marker is found', () => {
  expect(
    samplesIn('policies/terms.md', '---', 'title: Terms', 'sample: true', RECORD, '---', 'Text'),
  ).toEqual([['policy', 3, 'Terms']]);
  expect(samplesIn('pages/new.yaml', 'items:', '  - name: One', '    sample: true')).toEqual([
    ['other', 3, 'items.0'],
  ]);
});

test('reserved addresses and phone numbers are samples', () => {
  expect(
    samplesIn(
      'site.yaml',
      'brand: Harbor',
      RECORD,
      'phone: (813) 555-0142',
      'email: hello@harbor.example',
      'linkedin: https://www.linkedin.com/company/harbor',
      'offices:',
      '  - { street: 12 Sample Street, city: Tampa }',
    ),
  ).toEqual([
    ['brand', 3, 'phone: (813) 555-0142'],
    ['brand', 4, 'email: hello@harbor.example'],
    ['brand', 7, 'offices: 12 Sample Street'],
  ]);
});

test('a text that the page labels as a sample may stay, but showing it needs a record', () => {
  const tool = ['hero: { lede: The score. }', 'scorecard: { sample: { sample: true } }'];
  expect(samplesIn('tools/gmb-scorecard.yaml', ...tool)).toEqual([['simulation', 1, 'The score.']]);
  const record = RECORD.replace('verified', 'simulationVerified');
  expect(samplesIn('tools/gmb-scorecard.yaml', record, ...tool)).toEqual([]);
});

describe.runIf(isSample)('the sample content', () => {
  const content = contentIn('content').files;
  const samples = findSamples(content, 'https://www.northbar.example');

  test('has every marker on the list, or within a listed sample', () => {
    const sampleLines = new Set(samples.map(({ file, line }) => `${file}:${line}`));
    const markers = content.flatMap(({ path: file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /^sample: true$|^ {2}sample: true$/.test(line) ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(markers.length).toBeGreaterThan(20);
    expect(
      markers.filter((marker) => !sampleLines.has(marker) && !marker.includes('gmb-scorecard')),
    ).toEqual([]);
  });
});

test.each([
  ['We work for 12 firms.', true],
  ['Northbar was founded in 2019.', true],
  ['Firms in the US signed 40 cases.', true],
  ['A firm signed 40 cases.', false],
  ['We answer every request.', false],
])('%s: %s', (text, isFigure) => {
  const parts = locatedParts('about.yaml', `lede: "${text}"`);
  const file = { path: 'pages/about.yaml', collectionName: 'about', ...parts } as CheckedFile;
  expect(agencyFigures({ brand: 'Northbar', files: [file] })).toEqual(
    isFigure ? ['pages/about.yaml:1'] : [],
  );
});
