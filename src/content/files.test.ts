import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentLocation, filesBelow, listFiles } from './files.ts';

let folder = '';
const write = (name: string) => writeFileSync(join(folder, 'cities', name), 'a');
const names = (files: string[]) => files.map((file) => relative(folder, file));
const CITIES: ContentLocation = { path: 'cities', extension: '.md' };
const PLACES: ContentLocation[] = [CITIES, { path: 'site.yaml', isOptional: true }];
const listed = (collections = PLACES) =>
  listFiles(folder, collections).files.map(({ path }) => path.replace('cities/', ''));
const mistakes = (collections = PLACES) =>
  listFiles(folder, collections).mistakes.map(([path, { message }]) => `${path}: ${message}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-files-'));
  mkdirSync(join(folder, 'cities'));
  write('tampa.md');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are sorted by name, without notes and other file types', () => {
  for (const name of [
    'omaha.md',
    'README.md',
    'LICENSE.txt',
    'readme.md',
    'chart.png',
    'figures.csv',
  ])
    write(name);
  expect(listed()).toEqual(['omaha.md', 'tampa.md']);
});

describe('files of operating systems and editors are ignored', () => {
  test.each([
    '.DS_Store',
    '.#tampa.md',
    'tampa.md~',
    'tampa.md.bak',
    'Thumbs.db',
    '~$speed.docx',
    '4913',
  ])('%s', (name) => {
    write(name);
    expect(listed()).toEqual(['tampa.md']);
  });

  test('hidden folders and folders of pictures and styles are ignored as well', () => {
    for (const name of ['.git', 'brand', 'article-pictures', 'cities/.x'])
      mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'brand', 'note.md'), 'a');
    expect([listed(), mistakes()]).toEqual([['tampa.md'], []]);
  });
});

describe('a file that may be meant as content is a mistake', () => {
  test.each([
    ['Boise.md', 'name of the file: expected small letters, such as boise.md'],
    ['boise.MD', 'name of the file: expected small letters, such as boise.md'],
    ['boise.yaml', 'expected a file that ends in .md'],
    ['boise.md.txt', 'expected a file that ends in .md'],
    ['boise.docx', 'expected a file that ends in .md'],
    [
      'salt lake_city.md',
      'name of the file: expected letters, digits and single hyphens, such as salt-lake_city.md',
    ],
    ['50%.md', 'name of the file: expected letters, digits and single hyphens, such as 50.md'],
  ])('%s', (name, message) => {
    write(name);
    const expected = message.replace('salt-lake_city', 'salt-lakecity');
    expect(mistakes()).toEqual([expect.stringContaining(`cities/${name}: ${expected}`)]);
  });

  test('a folder of files, and links that are broken or circular', () => {
    mkdirSync(join(folder, 'cities', '2025'));
    mkdirSync(join(folder, 'drafts'));
    symlinkSync('circle.md', join(folder, 'cities', 'circle.md'));
    symlinkSync('.', join(folder, 'again'));
    expect(mistakes()).toEqual([
      'again: expected files, found a folder that is not read',
      'cities/2025: expected files, found a folder that is not read',
      'cities/circle.md: expected a file, found a broken link',
      'drafts: expected files, found a folder that is not read',
    ]);
  });

  test('names outside addresses need lowercase only', () => {
    write('speed to_lead.md');
    write('Speed.md');
    const collections = [{ ...CITIES, hasFreeNames: true }];
    expect(listed(collections)).toEqual(['speed to_lead.md', 'tampa.md']);
    expect(mistakes(collections)).toEqual([
      expect.stringContaining('cities/Speed.md: name of the file'),
    ]);
  });

  test('a file that nothing reads, and a required file', () => {
    writeFileSync(join(folder, 'sites.yaml'), 'a');
    expect(mistakes()).toEqual([
      'sites.yaml: expected one of site.yaml: the site does not read a file with this name',
    ]);
    expect(mistakes([CITIES, { path: 'site.yaml' }])).toContain(
      'site.yaml: expected this file, found none',
    );
    expect(mistakes([CITIES, { path: 'tools', names: ['quiz'] }])).toContain(
      'tools/quiz.yaml: expected this file, found none',
    );
  });
});

test('all files below a folder; a circular link is followed once', () => {
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in', 'omaha.md'), 'a');
  symlinkSync('..', join(folder, 'in', 'up'));
  symlinkSync('nowhere', join(folder, 'lost'));
  expect(names(filesBelow(folder))).toEqual(['cities/tampa.md', 'in/omaha.md']);
  expect(names(filesBelow(join(folder, 'cities')))).toEqual(['cities/tampa.md']);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
});
