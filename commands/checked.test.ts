import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { allSamples } from '../build/samples/find-samples.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { contentIn, filesIn } from '../src/content-checks.ts';
import { citySchema } from '../src/features/cities/schema.ts';
import { inContent } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { EXIT, runCheckedCommand } from './checked.ts';

const CITIES = inContent('cities');
const [CITY = ''] = existsSync(CITIES)
  ? readdirSync(CITIES).filter((name) => name.endsWith('.yaml'))
  : [];
const CHECKED_BY = ['--by', 'Bo Elm', '--on', '2026-01-31'];
const WITH_EVIDENCE = [...CHECKED_BY, '--evidence', 'signed letter, client file 12'];
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
const pathOf = (path: string) => join(folder, path);
const runChecked = (...args: string[]) => runCheckedCommand(args, { CONTENT_DIR: folder });
const sampleLocations = () =>
  allSamples(contentIn(folder)).map(({ file, line }) => `${file.slice(folder.length + 1)}:${line}`);

beforeEach(() => {
  folder = folderWith({
    'site.yaml': readFileSync(inContent('site.yaml'), 'utf8'),
    'team/bo-elm.md': '---\nname: Bo Elm\n---\n',
    'claims.yaml': CLAIM,
    'blog/contract.md': ARTICLE,
  });
  if (existsSync(inContent('state-rules')))
    cpSync(inContent('state-rules'), pathOf('state-rules'), { recursive: true });
});

test('a checked article gets its record', () => {
  expect(runChecked('blog/contract.md', ...CHECKED_BY)).toMatchObject({ code: EXIT.written });
  const [article] = filesIn(contentIn(folder), 'blog');
  expect(article?.data.factCheck).toEqual({ day: '2026-01-31', by: 'Bo Elm' });
});

test.skipIf(CITY === '')('a city gets its record in its byline', () => {
  cpSync(join(CITIES, CITY), pathOf('cities/a.yaml'));
  const byline = (name: string) => readContentFile(pathOf(name), citySchema, 'B').data.byline;
  expect(runChecked('cities/a.yaml', ...CHECKED_BY)).toMatchObject({ code: EXIT.written });
  expect(byline('cities/a.yaml')).toMatchObject({ checkedBy: 'bo-elm', checked: '2026-01-31' });
});

test('a verified claim is no longer listed as a sample, except in a copy for another agency', () => {
  expect(sampleLocations()).toContain('claims.yaml:8');
  expect(runChecked('claims.yaml:8', ...WITH_EVIDENCE)).toMatchObject({ code: EXIT.written });
  expect(readFileSync(pathOf('claims.yaml'), 'utf8')).not.toContain('status: sample');
  expect(sampleLocations().join()).not.toContain('claims.yaml');
  const site = readFileSync(pathOf('site.yaml'), 'utf8');
  writeFileSync(pathOf('site.yaml'), site.replace(/^origin: .*/m, 'origin: https://www.other.law'));
  expect(sampleLocations()).toContain('claims.yaml:8');
});

test.each<[string[], RegExp]>([
  [CHECKED_BY, /expected a file/],
  [['blog/contract.md'], /expected --by/],
  [['blog/contract.md', '--by', 'Bo Elm', '--on', 'soon'], /--on: expected a day/],
  [['blog/contract.md', ...WITH_EVIDENCE], /expected a line number/],
  [['claims.yaml:8', ...CHECKED_BY], /expected --evidence/],
  [['claims.yaml:8', 'blog/contract.md', ...WITH_EVIDENCE], /expected only files/],
  [['claims.yaml:3', ...WITH_EVIDENCE], /claims\.yaml:3: launch-check does not list/],
  [['claims.yaml:8', ...WITH_EVIDENCE, '--by', 'Bo'], /first and last/],
  [['claims.yaml:8', ...WITH_EVIDENCE, '--on', '2999-01-01'], /not in the future/],
  [['claims.yaml', ...CHECKED_BY], /has no byline/],
  [['blog/none.md', ...CHECKED_BY], /none\.md/],
])('%j is refused, and nothing is written', (args, message) => {
  expect(runChecked(...args)).toMatchObject({
    code: EXIT.refused,
    text: expect.stringMatching(message),
  });
  expect(readFileSync(pathOf('claims.yaml'), 'utf8')).toBe(CLAIM);
  expect(readFileSync(pathOf('blog/contract.md'), 'utf8')).toBe(ARTICLE);
});
