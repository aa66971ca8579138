import { describe, expect, test } from 'vitest';
import { type ContentText, findSamples, inOrder } from './find-samples.ts';
import { KINDS } from './kinds.ts';
import { contentTexts } from './run.ts';
import { SAMPLES } from './samples.fixture.ts';

const MARKER = /^(\s*(?:- )?(?:\{ )?)(sample: true|status: sample)\b/;
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
const replace = (text: string) =>
  text.replace('sample: true', 'sample: false').replace('status: sample', 'status: verified');

test('one of every kind, each on its line, in the order of kinds', () => {
  expect(short(SAMPLES)).toEqual([
    'brand site.yaml:2 Northbar',
    'brand site.yaml:4 origin: https://www.northbar.example',
    'brand site.yaml:5 phone: (813) 555-0142',
    'brand site.yaml:6 phoneHref: tel:+18135550142',
    'brand site.yaml:7 email: hello@northbar.example',
    'brand site.yaml:8 growthEmail: growth@northbar.example',
    'brand site.yaml:10 address.street: 400 Sample Street',
    'brand site.yaml:12 linkedin: https://www.linkedin.com/company/northbar-example',
    'brand site.yaml:15 socialProfiles: https://x.com/northbar-example',
    'person pages/about.yaml:1 ada-park',
    'person team/ada-park.md:2 Ada Park, Editor',
    'portrait pages/about.yaml:5 team.photoAlt: Illustration: the team.',
    'portrait team/ada-park.md:5 image: ada-park.svg',
    'author blog/one.md:3 Ada Park',
    'review cities/tampa.yaml:12 First Client',
    'review cities/tampa.yaml:15 Third Client',
    'review cities/tampa.yaml:17 Fourth Client, Partner',
    'story cities/tampa.yaml:9 A firm',
    'story pages/home.yaml:3 Cases per month',
    'story pages/home.yaml:8 Injury',
    'claim cities/tampa.yaml:6 7,200+, Tampa',
    'claim claims.yaml:5 98%, client retention',
    'report report/audit.yaml:3 The audit',
    'terms pages/pricing.yaml:3 Prices',
    'terms practice-areas/injury.md:4 $1-$2',
    'terms services/ppc.yaml:2 PPC',
    'policy policies/privacy.md:2 Privacy',
    'other pages/new-page.yaml:3 people.1.sample',
  ]);
});

test('the fixture has every kind that content can have', () => {
  const { mark: inPictures, ...kinds } = KINDS;
  expect(inPictures.title).toBe('Logo and icons');
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

test('nothing is found when everything has been replaced', () => {
  const replaced = SAMPLES.filter(({ file }) => file !== 'site.yaml').map(({ file, text }) => ({
    file,
    text: text
      .split('\n')
      .map(replace)
      .join('\n')
      .replace('  - author: Third Client', '  - { author: Third Client, sample: false }')
      .replace('ada-park.svg', 'ada-park.webp')
      .replace('Illustration: the team', 'The team at work'),
  }));
  const site = {
    file: 'site.yaml',
    text: 'sample: false\nbrand: Harbor\norigin: https://harbor.law\nphone: (813) 201-4455\nemail: hello@harbor.law',
  };
  expect(short([site, ...replaced])).toEqual([]);
});

test('a file that is no YAML is told with its line', () => {
  const broken = [{ file: 'pages/home.yaml', text: 'hero:\n  title: "open\nnext: 1\n' }];
  expect(() => findSamples(broken)).toThrow(/^pages\/home\.yaml: line \d+: /);
});

describe('our own content', () => {
  const content = contentTexts('content', 'Northbar').filter(({ file }) => !file.startsWith('blog/'));
  const markers = content.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [`${file}:${index + 1}`] : [])),
  );

  test('every marker is found on its line, and none is of an unknown kind', () => {
    const found = findSamples(content);
    const stays = markers.filter((marker) => marker.startsWith('tools/gmb-scorecard.yaml:'));
    const reported = new Set(found.map(({ file, line }) => `${file}:${line}`));
    expect(markers.filter((marker) => !reported.has(marker))).toEqual(stays);
    expect(found.filter(({ kind }) => kind === 'other')).toEqual([]);
  });
});
