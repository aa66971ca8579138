import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { contentTexts } from './all-samples.ts';
import { type ContentText, findSamples, inOrder } from './find-samples.ts';
import { KINDS, type Sample } from './kinds.ts';
import { SAMPLES, VERIFIED } from './samples.fixture.ts';

const MARKER = /^(\s*(?:- )?(?:\{ )?)(sample: true|status: sample)\b/;
const SAMPLES_FOUND = inOrder(findSamples(SAMPLES));
const short = (content: readonly ContentText[]) =>
  inOrder(findSamples(content)).map(({ kind, file, line, what }) => `${kind} ${file}:${line} ${what}`);
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
const replace = (text: string) => text.replace(/sample: true|status: sample/, VERIFIED);

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
    'terms cities/tampa.yaml:25 Starter runs $1-$9 a month.',
    'terms pages/pricing.yaml:3 Prices',
    'terms pages/pricing.yaml:6 Starter, $1-$9',
    'terms pages/pricing.yaml:10 Ninety days',
    'terms practice-areas/injury.md:4 $1-$2',
    'terms services/ppc.yaml:2 PPC',
    'policy policies/privacy.md:2 Privacy',
    'person pages/about.yaml:1 ada-park',
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
    'brand site.yaml:11 address.street: 400 Sample Street',
    'brand site.yaml:13 linkedin: https://www.linkedin.com/company/northbar-example',
    'brand site.yaml:16 socialProfiles: https://x.com/northbar-example',
    'simulation tools/gmb-scorecard.yaml:2 hero.lede: Made up.',
    'other pages/new-page.yaml:3 people.1.sample',
  ]);
});

test('the fixture has every kind that content can have', () => {
  const { mark: inPictures, portrait: missing, ...kinds } = KINDS;
  expect([inPictures.title, missing.title]).toEqual(['Logo and icons', 'Portraits']);
  expect(new Set(findSamples(SAMPLES).map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

describe('a marker that is set right removes exactly its row', () => {
  const marked = findSamples(SAMPLES).filter(({ file, line }) =>
    MARKER.test(textOf(file).split('\n')[(line ?? 0) - 1] ?? ''),
  );
  test.each(marked)('$file:$line', ({ file, line, kind, what }) => {
    const author = file.startsWith('team/') ? ['author blog/one.md:3 Ada Park'] : [];
    const gone = [`${kind} ${file}:${line} ${what}`, ...author];
    expect(short(changed(SAMPLES, file, line ?? 0, replace))).toEqual(
      short(SAMPLES).filter((row) => !gone.includes(row)),
    );
  });
});

/** A part that has no marker gets its evidence beside it: on a line of its own, or within the braces. */
const WITHOUT_MARKER = [
  ['cities/tampa.yaml:11', / \}$/, `, ${VERIFIED} }`],
  ['cities/tampa.yaml:18', /^ {2}- /, `  - ${VERIFIED}\n    `],
  ['cities/tampa.yaml:24', /^/, `    ${VERIFIED}\n`],
  ['pages/home.yaml:6', / \}$/, `, ${VERIFIED} }`],
  ['pages/pricing.yaml:6', / \}$/, `, ${VERIFIED} }`],
  ['pages/pricing.yaml:10', /$/, `\n      ${VERIFIED}`],
  ['services/ppc.yaml:5', / \}$/, `, ${VERIFIED} }`],
  ['team/ada-park.md:5', /^/, `credentialsV${VERIFIED.slice(1)}\n`],
  ['team/ada-park.md:6', /^/, `yearsV${VERIFIED.slice(1)}\n`],
  ['tools/gmb-scorecard.yaml:1', /^/, `simulationV${VERIFIED.slice(1)}\n`],
] as const;

test('a part without a marker is a sample until its evidence stands beside it', () => {
  const parts = WITHOUT_MARKER.map(([place]) => place);
  const cleared = SAMPLES.map(({ file, text }) => ({
    file,
    text: text
      .split('\n')
      .map((line, index) => {
        const [, at, evidence] = WITHOUT_MARKER.find(([place]) => place === `${file}:${index + 1}`) ?? [];
        return at ? line.replace(at, evidence ?? '') : line;
      })
      .join('\n'),
  }));
  const gone = [...parts, 'tools/gmb-scorecard.yaml:2', 'cities/tampa.yaml:25'];
  const kept = SAMPLES_FOUND.filter(({ file, line }) => !gone.includes(`${file}:${line}`));
  const named = (samples: readonly Sample[]) => samples.map(({ kind, what }) => `${kind} ${what}`);
  expect(named(inOrder(findSamples(cleared)))).toEqual(named(kept));
});

test.each([
  'true',
  'yes',
  'Ada Park',
  '{ by: Ada Park, on: 2026-01-31 }',
  '{ by: Ada, on: 2026-01-31, evidence: In a file }',
])('verified: %s clears nothing', (word) => {
  const content = SAMPLES.map(({ file, text }) => ({
    file,
    text: text
      .split('\n')
      .map((line) => replace(line).replaceAll(VERIFIED, `verified: ${word}`))
      .join('\n'),
  }));
  expect(findSamples(content).length).toBeGreaterThanOrEqual(SAMPLES_FOUND.length);
});

test('what an alias stands for is found where it stands', () => {
  const cases = [
    '    - { specialty: Injury, results: &same [{ metric: Calls }] }',
    '    - { specialty: Family, results: *same }',
  ];
  const text = ['results:', '  cases:', ...cases].join('\n');
  expect(short([{ file: 'pages/home.yaml', text }]).filter((row) => row.startsWith('result '))).toHaveLength(
    2,
  );
  const reviews = `x: &r [{ author: A Client }]\nreviews: *r`;
  expect(short([{ file: 'cities/tampa.yaml', text: reviews }])).toEqual([
    'review cities/tampa.yaml:1 A Client',
  ]);
});

test('a file that is no YAML is told with its line', () => {
  const broken = [{ file: 'pages/home.yaml', text: 'hero:\n  title: "open\nnext: 1\n' }];
  expect(() => findSamples(broken)).toThrow(/^pages\/home\.yaml: line \d+: /);
});

describe('our own content', () => {
  const content = contentTexts(CONTENT, 'Northbar').filter(({ file }) => !file.startsWith('blog/'));
  const markers = content.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [`${file}:${index + 1}`] : [])),
  );

  test('every marker is found on its line, and none is of an unknown kind', () => {
    const found = findSamples(content);
    const stays = markers.filter((marker) =>
      /^(exhibits\/monthly-table|tools\/gmb-scorecard)\.yaml:/.test(marker),
    );
    const reported = new Set(found.map(({ file, line }) => `${file}:${line}`));
    expect(markers.filter((marker) => !reported.has(marker))).toEqual(stays);
    expect(found.filter(({ kind }) => kind === 'other')).toEqual([]);
  });
});
