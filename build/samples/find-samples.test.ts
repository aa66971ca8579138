import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { contentTexts } from './all-samples.ts';
import { type ContentText, inOrder } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';
import { SAMPLES, samplesIn, verified } from './samples.fixture.ts';

const MARKER = /^(\s*(?:- )?(?:\{ )?)(sample: true|status: sample)\b/;
const SAMPLES_FOUND = inOrder(samplesIn(SAMPLES));
const short = (content: readonly ContentText[]) =>
  inOrder(samplesIn(content)).map(
    ({ kind, file, line, what }) => `${kind} ${file}:${line} ${what}`,
  );
const textOf = (file: string) => SAMPLES.find((each) => each.file === file)?.text ?? '';

/** The same content with one line changed. */
function changed(
  content: readonly ContentText[],
  file: string,
  line: number,
  change: (text: string) => string,
) {
  return content.map((each) => {
    if (each.file !== file) return each;
    const lines = each.text.split('\n');
    lines[line - 1] = change(lines[line - 1] ?? '');
    return { file, text: lines.join('\n') };
  });
}
/** A marker, with a record of what it marks in its place. */
const replaced =
  ({ record }: Sample) =>
  (text: string) =>
    text.replace(/sample: true|status: sample/, verified(record?.of ?? ''));

test('one of every kind, each on its line, in the order of kinds', () => {
  expect(short(SAMPLES)).toEqual([
    'review cities/tampa.yaml:15 First Client',
    'review cities/tampa.yaml:18 Third Client',
    'review cities/tampa.yaml:20 Fourth Client, Partner',
    'story cities/tampa.yaml:9 A firm',
    'story pages/home.yaml:4 Injury',
    'result cities/tampa.yaml:11 Calls, 1, 2',
    'result cities/tampa.yaml:21 results: Twice the calls',
    'result pages/home.yaml:6 Calls, +3%',
    'report report/audit.yaml:3 The audit',
    'claim cities/tampa.yaml:6 7,200+, Tampa',
    'claim claims.yaml:5 98%, client retention',
    'claim services/ppc.yaml:5 3 days, to an answer',
    'statement cities/tampa.yaml:24 Our office is in your county.',
    'statement tools/quiz.yaml:2 Six of the nine firms that signed with us named it.',
    'terms cities/tampa.yaml:25 Starter runs $1-$9 a month.',
    'terms pages/pricing.yaml:3 Prices',
    'terms pages/pricing.yaml:6 Starter, $1-$9',
    'terms pages/pricing.yaml:10 Ninety days',
    'terms practice-areas/injury.md:4 $1-$2',
    'terms services/ppc.yaml:2 PPC',
    'policy policies/privacy.md:2 Privacy',
    'person pages/about.yaml:1 Ada Park started it',
    'person team/ada-park.md:2 Ada Park, Editor',
    'person team/ada-park.md:5 credentials: Bar card',
    'person team/ada-park.md:6 yearsExperience: 9',
    'author blog/one.md:3 Ada Park',
    'brand site.yaml:2 Northbar',
    'brand site.yaml:4 origin: https://www.northbar.example',
    'brand site.yaml:5 phone: (813) 555-0142',
    'brand site.yaml:6 phoneHref: tel:+18135550142',
    'brand site.yaml:7 email: hello@northbar.example',
    'brand site.yaml:8 growthEmail: growth@northbar.example',
    'brand site.yaml:9 securityEmail: security@northbar.example',
    'brand site.yaml:11 offices.street: 400 Sample Street',
    'brand site.yaml:13 linkedin: https://www.linkedin.com/company/northbar-example',
    'brand site.yaml:16 socialProfiles: https://x.com/northbar-example',
    'simulation tools/gmb-scorecard.yaml:2 hero.lede: Made up.',
    'other pages/new-page.yaml:3 people.1.sample',
  ]);
});

test('the fixture has every kind that content can have', () => {
  const { mark: inPictures, ...kinds } = KINDS;
  expect(inPictures.title).toBe('Logo and icons');
  expect(new Set(samplesIn(SAMPLES).map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

describe('a marker that is set right removes exactly its row', () => {
  const marked = samplesIn(SAMPLES).filter(({ file, line }) =>
    MARKER.test(textOf(file).split('\n')[(line ?? 0) - 1] ?? ''),
  );
  test.each(marked.filter(({ record }) => record))('$file:$line', (sample) => {
    const { file, line, kind, what } = sample;
    const author = file.startsWith('team/') ? ['author blog/one.md:3 Ada Park'] : [];
    const gone = [`${kind} ${file}:${line} ${what}`, ...author];
    expect(short(changed(SAMPLES, file, line ?? 0, replaced(sample)))).toEqual(
      short(SAMPLES).filter((row) => !gone.includes(row)),
    );
  });
});

/** A part that has no marker gets its record beside it: on a line of its own, or within the braces. */
const WITHOUT_MARKER = [
  ['cities/tampa.yaml:11', / \}$/, (record: string) => `, ${record} }`],
  ['cities/tampa.yaml:18', /^ {2}- /, (record: string) => `  - ${record}\n    `],
  ['cities/tampa.yaml:21', / \}$/, (record: string) => `, ${record} }`],
  ['pages/home.yaml:6', / \}$/, (record: string) => `, ${record} }`],
  ['pages/pricing.yaml:6', / \}$/, (record: string) => `, ${record} }`],
  ['pages/pricing.yaml:10', /$/, (record: string) => `\n      ${record}`],
  ['services/ppc.yaml:5', / \}$/, (record: string) => `, ${record} }`],
  ['team/ada-park.md:5', /^/, (record: string) => `${record}\n`],
  ['team/ada-park.md:6', /^/, (record: string) => `${record}\n`],
  ['tools/gmb-scorecard.yaml:2', /^hero:/, (record: string) => `${record}\nhero:`],
] as const;
const named = (samples: readonly Sample[]) => samples.map(({ kind, what }) => `${kind} ${what}`);

/** The samples with a record beside each part without a marker, of what `of` says. */
function withRecords(of: (record: NonNullable<Sample['record']>) => string) {
  return SAMPLES.map(({ file, text }) => {
    const lines = text.split('\n');
    for (const [place, at, beside] of WITHOUT_MARKER) {
      const [path, line] = place.split(':');
      const record = SAMPLES_FOUND.find(
        (each) => path === each.file && Number(line) === each.line,
      )?.record;
      if (path !== file || !record) continue;
      // the mapping that takes the record begins a line above its only field
      const index = record.field === 'simulationVerified' ? 0 : Number(line) - 1;
      lines[index] = (lines[index] ?? '').replace(at, beside(verified(of(record), record.field)));
    }
    return { file, text: lines.join('\n') };
  });
}

test('a part without a marker is a sample until its record stands beside it', () => {
  const gone = [...WITHOUT_MARKER.map(([place]) => String(place)), 'cities/tampa.yaml:25'];
  const kept = SAMPLES_FOUND.filter(({ file, line }) => !gone.includes(`${file}:${line}`));
  expect(named(inOrder(samplesIn(withRecords(({ of }) => of))))).toEqual(named(kept));
});

test('a record of other words clears nothing, and is told', () => {
  const found = named(samplesIn(withRecords(() => 'aaaaaaaa')));
  expect(
    found.filter((row) => row.endsWith(' (the record beside it is of other words)')),
  ).toHaveLength(WITHOUT_MARKER.length);
  expect(found).toHaveLength(SAMPLES_FOUND.length);
});

describe('a copy brings no records', () => {
  const cleared = (content: readonly ContentText[]) => {
    const found = samplesIn(content);
    return content.map(({ file, text }) => {
      const lines = text.split('\n');
      for (const sample of found.filter((each) => each.file === file && each.record))
        lines[(sample.line ?? 0) - 1] = replaced(sample)(lines[(sample.line ?? 0) - 1] ?? '');
      return { file, text: lines.join('\n') };
    });
  };
  const member =
    '---\nsample: true\nname: Rosa Harbor\ntitle: Founder\n---\nRosa has run 40 campaigns.\n';
  const city =
    'city: Boise\nreviews:\n  - sample: true\n    author: A Client\n    text: Good.\ncaseStudy:\n  sample: true\n  firm: A firm\n';
  const claims = 'claims:\n  - id: a\n    figure: 98%\n    claim: retention\n    status: sample\n';

  test.each<[string, string, string, string, string]>([
    ['a member of the team', 'team/a.md', member, 'Rosa Harbor', 'Gloria Madeup'],
    ['a biography', 'team/a.md', member, '40 campaigns', '400 campaigns'],
    ['the reviews and the case of another city', 'cities/a.yaml', city, 'Boise', 'Miami'],
    ['a review under another name', 'cities/a.yaml', city, 'A Client', 'B Client'],
    ['a case of another firm', 'cities/a.yaml', city, 'A firm', 'B firm'],
    ['a claim', 'claims.yaml', claims, '98%', '99%'],
  ])('%s', (_, file, text, was, is) => {
    const [record = { file, text }] = cleared([{ file, text }]);
    expect(samplesIn([record])).toEqual([]);
    const copy = { file: file.replace('/a.', '/copy.'), text: record.text.replaceAll(was, is) };
    expect(samplesIn([copy]).length).toBeGreaterThan(0);
  });
});

test('a sentence about us goes off the list by a record of exactly this sentence', () => {
  const [statement] = SAMPLES_FOUND.filter(({ file }) => file === 'tools/quiz.yaml');
  const sentence = statement?.sentence ?? '';
  const left = (verified: string) =>
    samplesIn(SAMPLES, { verified: new Set([verified]), brand: 'Northbar' });
  expect(left(sentence)).toHaveLength(SAMPLES_FOUND.length - 1);
  expect(left(sentence.replace('nine', 'ten'))).toHaveLength(SAMPLES_FOUND.length);
});

test('the name of the agency, written out, is as good as a "we"', () => {
  const content = [
    { file: 'pages/new.yaml', text: 'lede: Over 150 firms work with Harbor & Finch.' },
  ];
  const found = (brand: string) => samplesIn(content, { verified: new Set(), brand }).length;
  expect([found('Harbor & Finch'), found('Northbar')]).toEqual([1, 0]);
});

test.each([
  'true',
  'yes',
  'Ada Park',
  '{ by: Ada Park, on: 2026-01-31 }',
  '{ by: Ada Park, on: 2026-01-31, evidence: Signed letter in the client file }',
  '{ of: jfiapchb, by: Ada, on: 2026-01-31, evidence: In a file }',
])('verified: %s clears nothing', (word) => {
  const content = SAMPLES.map(({ file, text }) => ({
    file,
    text: text
      .split('\n')
      .map((line) =>
        line
          .replace(/sample: true|status: sample/, `verified: ${word}`)
          .replace(/verified: \{ of[^}]*\}/, `verified: ${word}`),
      )
      .join('\n'),
  }));
  expect(samplesIn(content).length).toBeGreaterThanOrEqual(SAMPLES_FOUND.length);
});

test('what an alias stands for is found where it stands', () => {
  const cases = [
    '    - { specialty: Injury, results: &same [{ metric: Calls }] }',
    '    - { specialty: Family, results: *same }',
  ];
  const text = ['results:', '  cases:', ...cases].join('\n');
  expect(
    short([{ file: 'pages/home.yaml', text }]).filter((row) => row.startsWith('result ')),
  ).toHaveLength(2);
  const reviews = `x: &r [{ author: A Client }]\nreviews: *r`;
  expect(short([{ file: 'cities/tampa.yaml', text: reviews }])).toEqual([
    'review cities/tampa.yaml:1 A Client',
  ]);
});

test('a file that is no YAML is told with its line', () => {
  const broken = [{ file: 'pages/home.yaml', text: 'hero:\n  title: "open\nnext: 1\n' }];
  expect(() => samplesIn(broken)).toThrow(/^pages\/home\.yaml: line \d+: /);
});

describe('our own content', () => {
  const content = contentTexts(CONTENT).filter(({ file }) => !file.startsWith('blog/'));
  const markers = content.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [`${file}:${index + 1}`] : [])),
  );

  // reading all of it takes its time, which no test counts here
  const found = samplesIn(content);

  test('every marker is found on its line, and none is of an unknown kind', () => {
    const stays = markers.filter((marker) => marker.startsWith('tools/gmb-scorecard.yaml:'));
    const reported = new Set(found.map(({ file, line }) => `${file}:${line}`));
    expect(markers.filter((marker) => !reported.has(marker))).toEqual(stays);
    expect(found.filter(({ kind }) => kind === 'other')).toEqual([]);
  });
});

test.each([
  ['of another agency', 'https://www.harbor.example', 'Letter of June', 'for agency.example'],
  ['of the tests on a public site', 'https://harbor.law', '"test record, ledger"', 'of the tests'],
])('a record %s does not count', (_, origin, evidence, reason) => {
  const [claims] = SAMPLES.filter(({ file }) => file === 'claims.yaml');
  const text = claims?.text.replace('Signed letter in the client file', evidence) ?? '';
  const content = [{ file: 'claims.yaml', text }];
  const rows = (at: string) => samplesIn(content, { origin: at }).map(({ what }) => what);
  expect(rows('https://www.agency.example')).toEqual(['98%, client retention']);
  expect(rows(origin)).toContain(`24/7, monitoring (the record beside it is ${reason})`);
});
