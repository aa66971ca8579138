import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locatedParts } from '../../../src/content/read-content.ts';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { findFacts } from './find-facts.ts';
import { checkFacts, EXIT, factsDue } from './run.ts';

const TODAY = '2026-11-22';
const fact = (checked: string | undefined) => ({ file: 'a.yaml', line: 1, what: 'x', checked });
const reasons = (...days: (string | undefined)[]) =>
  factsDue(days.map(fact), TODAY).map(({ checked, why }) => [checked, why]);

test('a year to the day is not older than a year; a day more is', () => {
  expect(reasons('2025-11-22', TODAY)).toEqual([]);
  expect(reasons('2025-11-21')).toEqual([['2025-11-21', 'older than a year']]);
});

test('a day to come is due, and so is what was never checked, which comes first', () => {
  expect(reasons('2026-11-23', '2020-01-01', undefined)).toEqual([
    [undefined, 'never'],
    ['2020-01-01', 'older than a year'],
    ['2026-11-23', 'in the future'],
  ]);
});

const FACTS =
  'numbers:\n  - source:\n      name: The Census\n      checked: 2026-02-03\nsources:\n  - name: No date\n';
const BYLINE = `byline:\n  checkedBy: bo-elm\n  checked: 2026-01-02\n`;

const CONTENT = {
  'cities/a.yaml': BYLINE + FACTS,
  'claims.yaml': 'claims:\n  - id: a\n    claim: a figure\n    checked: 2025-01-01\n',
  'practice-areas/b.md':
    '---\nstatistic:\n  source:\n    name: A Bureau\n    checked: 2026-03-04\n---\n\nText, checked: never.\n',
  'state-rules/aa.yaml':
    'rules:\n  - key: aa-x\n    number: Rule 1\n    checked: 2026-05-06\n  - key: aa-y\n    number: Rule 2\n',
  'blog/checked.md': `---\ntitle: A\nchecked_at: 2026-06-07\nchecked_by: Bo Elm\n---\nText\n`,
  'blog/unchecked.md': '---\ntitle: B\npublished_at: 2025-08-09\n---\nText\n',
};

test('facts of every kind are found, with file and line', () => {
  const files = Object.entries(CONTENT).map(([path, text]) => {
    const of =
      { 'state-rules': 'stateRules' }[path.split('/')[0] ?? ''] ?? path.split('/')[0] ?? '';
    return { path, of, ...locatedParts(path, text) };
  });
  expect(findFacts(files)).toEqual([
    { file: 'cities/a.yaml', line: 3, what: 'bo-elm', checked: '2026-01-02' },
    { file: 'cities/a.yaml', line: 7, what: 'The Census', checked: '2026-02-03' },
    { file: 'claims.yaml', line: 4, what: 'a figure', checked: '2025-01-01' },
    { file: 'practice-areas/b.md', line: 5, what: 'A Bureau', checked: '2026-03-04' },
    { file: 'state-rules/aa.yaml', line: 4, what: 'Rule 1', checked: '2026-05-06' },
    { file: 'state-rules/aa.yaml', line: 5, what: 'Rule 2', checked: undefined },
    { file: 'blog/checked.md', line: 3, what: 'the article', checked: '2026-06-07' },
    {
      file: 'blog/unchecked.md',
      line: 3,
      what: 'the article, not checked since it was published',
      checked: '2025-08-09',
    },
  ]);
});

function folderWith(content: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  copyFileSync(inContent('site.yaml'), join(folder, 'site.yaml'));
  for (const [file, text] of Object.entries(content)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
const run = (content: Record<string, string>, ...args: string[]) =>
  checkFacts(args, { CONTENT_DIR: folderWith(content) });

test('the command lists what is due and ends with 1, and with 0 when nothing is', () => {
  const { code, text } = run(CONTENT, `--today=${TODAY}`);
  expect(code).toBe(EXIT.due);
  expect(text).toContain('claims.yaml:4  a figure (older than a year)');
  expect(text).toContain('8 facts with a day of check, 3 to check again (today: 2026-11-22)');
  expect(run({ 'cities/a.yaml': CONTENT['cities/a.yaml'] }, `--today=${TODAY}`).code).toBe(
    EXIT.none,
  );
  expect(run({ 'cities/a.yaml': CONTENT['cities/a.yaml'] }, '--today=2027-06-01').code).toBe(
    EXIT.due,
  );
});

test.each([['--today=soon'], ['--todya=2026-11-22'], ['all']])(
  '%s is refused with 2',
  (argument) => {
    expect(run({}, argument).code).toBe(EXIT.failed);
  },
);
