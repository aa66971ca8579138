import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { allSamples } from '../build/samples/find-samples.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { contentIn, filesIn } from '../src/content-checks.ts';
import { citySchema } from '../src/features/cities/schema.ts';
import { inContent } from '../tests/support/content-in-use.ts';
import { EXIT, runCheckedCommand } from './checked.ts';

const CITIES = inContent('cities');
const [CITY = ''] = existsSync(CITIES)
  ? readdirSync(CITIES).filter((name) => name.endsWith('.yaml'))
  : [];
const CHECKED_BY = ['--by', 'Bo Elm', '--on', '2026-01-31'];
const SEEN = [...CHECKED_BY, '--evidence', 'signed letter, client file 12'];
const CLAIM = `claims:
  - id: firms
    figure: 12+
    claim: firms served
    shown: [ / ]
    basis: Counted.
    checked: 2026-01-31
    status: sample
`;
const ARTICLE = `---
title: A contract
slug: contract
author_name: Ann Oak
published_at: 2026-01-01
---
Text that is longer than fifty characters.
`;

let folder: string;
const at = (path: string) => join(folder, path);
const write = (path: string, text: string) => writeFileSync(at(path), text);
const run = (...args: string[]) => runCheckedCommand(args, { CONTENT_DIR: folder });
const listed = () =>
  allSamples(contentIn(folder)).map(({ file, line }) => `${file.slice(folder.length + 1)}:${line}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checked-'));
  cpSync(inContent('site.yaml'), at('site.yaml'));
  if (existsSync(inContent('state-rules')))
    cpSync(inContent('state-rules'), at('state-rules'), { recursive: true });
  for (const name of ['blog', 'cities', 'team']) mkdirSync(at(name));
  write('team/bo-elm.md', '---\nname: Bo Elm\n---\n');
  write('claims.yaml', CLAIM);
  write('blog/contract.md', ARTICLE);
});

test('a checked article gets its record', () => {
  expect(run('blog/contract.md', ...CHECKED_BY)).toMatchObject({ code: EXIT.written });
  const [article] = filesIn(contentIn(folder), 'blog');
  expect(article?.data.checked).toEqual({ at: '2026-01-31', by: 'Bo Elm' });
});

test.skipIf(CITY === '')('a city gets its record in its byline', () => {
  cpSync(join(CITIES, CITY), at('cities/a.yaml'));
  const byline = (name: string) => readContentFile(at(name), citySchema, 'B').data.byline;
  expect(run('cities/a.yaml', ...CHECKED_BY)).toMatchObject({ code: EXIT.written });
  expect(byline('cities/a.yaml')).toMatchObject({ checkedBy: 'bo-elm', checked: '2026-01-31' });
});

test('a verified claim leaves the list, and returns in a copy for another agency', () => {
  expect(listed()).toContain('claims.yaml:8');
  expect(run('claims.yaml:8', ...SEEN)).toMatchObject({ code: EXIT.written });
  expect(readFileSync(at('claims.yaml'), 'utf8')).not.toContain('status: sample');
  expect(listed().join()).not.toContain('claims.yaml');
  const site = readFileSync(at('site.yaml'), 'utf8');
  write('site.yaml', site.replace(/^origin: .*/m, 'origin: https://www.other.law'));
  expect(listed()).toContain('claims.yaml:8');
});

test.each<[string[], RegExp]>([
  [CHECKED_BY, /expected a file/],
  [['blog/contract.md'], /expected --by/],
  [['blog/contract.md', '--by', 'Bo Elm', '--on', 'soon'], /--on: expected a day/],
  [['blog/contract.md', ...SEEN], /expected a line number/],
  [['claims.yaml:8', ...CHECKED_BY], /expected --evidence/],
  [['claims.yaml:8', 'blog/contract.md', ...SEEN], /expected only files/],
  [['claims.yaml:3', ...SEEN], /claims\.yaml:3: launch-check does not list/],
  [['claims.yaml:8', ...SEEN, '--by', 'Bo'], /first and last/],
  [['claims.yaml:8', ...SEEN, '--on', '2999-01-01'], /not in the future/],
  [['claims.yaml', ...CHECKED_BY], /has no byline/],
  [['blog/none.md', ...CHECKED_BY], /none\.md/],
])('%j is refused, and nothing is written', (args, message) => {
  expect(run(...args)).toMatchObject({ code: EXIT.refused, text: expect.stringMatching(message) });
  expect(readFileSync(at('claims.yaml'), 'utf8')).toBe(CLAIM);
  expect(readFileSync(at('blog/contract.md'), 'utf8')).toBe(ARTICLE);
});
