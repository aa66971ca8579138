import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import { type ContentLocation, filesBelow, listFiles } from './files.ts';

let folder = '';
const writeCity = (name: string) => writeFileSync(join(folder, 'cities', name), 'a');
const relativePaths = (files: string[]) => files.map((file) => relative(folder, file));
const CITIES: ContentLocation = { path: 'cities', extension: '.md' };
const PLACES: ContentLocation[] = [CITIES, { path: 'site.yaml', isOptional: true }];
const fileNames = (collections = PLACES) =>
  listFiles(folder, collections).files.map((path) => path.replace('cities/', ''));
const mistakes = (collections = PLACES) =>
  listFiles(folder, collections).mistakes.map(([path, { message }]) => `${path}: ${message}`);

beforeEach(() => {
  folder = folderWith({ 'cities/tampa.md': 'a' });
});

const OTHER_FILES = ['README.md', 'readme.md', 'LICENSE.txt', 'chart.png', 'figures.csv'];
const PROGRAM_FILES = ['.DS_Store', '.#a.md', 'a.md~', 'a.md.bak', 'Thumbs.db', '~$a.docx', '4913'];

test('content files are listed by name, without other file types and files of programs', () => {
  for (const name of ['omaha.md', ...OTHER_FILES, ...PROGRAM_FILES]) writeCity(name);
  expect([fileNames(), mistakes()]).toEqual([['omaha.md', 'tampa.md'], []]);
});

test('hidden folders and folders of pictures and styles are ignored', () => {
  for (const name of ['.git', 'brand', 'article-pictures', 'cities/.x'])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'brand', 'note.md'), 'a');
  expect([fileNames(), mistakes()]).toEqual([['tampa.md'], []]);
});

test.each([
  ['Boise.md', 'name of the file: expected small letters, such as boise.md'],
  ['boise.MD', 'name of the file: expected small letters, such as boise.md'],
  ['boise.yaml', 'expected a file that ends in .md'],
  ['boise.md.txt', 'expected a file that ends in .md'],
  ['boise.docx', 'expected a file that ends in .md'],
  [
    'salt lake_city.md',
    'name of the file: expected letters, digits and single hyphens, such as salt-',
  ],
  ['50%.md', 'name of the file: expected letters, digits and single hyphens, such as 50.md'],
])('a file %s is reported, because it may be meant as content', (name, message) => {
  writeCity(name);
  expect(mistakes()).toEqual([expect.stringContaining(`cities/${name}: ${message}`)]);
});

test('an unknown folder and a broken or circular link are reported', () => {
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

test('a file name that is in no address must be lowercase, but may have spaces', () => {
  writeCity('speed to_lead.md');
  writeCity('Speed.md');
  const collections = [{ ...CITIES, hasFreeNames: true }];
  expect(fileNames(collections)).toEqual(['speed to_lead.md', 'tampa.md']);
  expect(mistakes(collections)).toEqual([
    expect.stringContaining('cities/Speed.md: name of the file'),
  ]);
});

test('a file that nothing reads and a missing file are reported', () => {
  writeFileSync(join(folder, 'sites.yaml'), 'a');
  const unread = 'expected one of site.yaml: the site does not read a file with this name';
  expect(mistakes()).toEqual([`sites.yaml: ${unread}`]);
  const required = [CITIES, { path: 'site.yaml' }, { path: 'tools', names: ['quiz'] }];
  expect(mistakes(required).slice(1)).toEqual([
    'site.yaml: expected this file, found none',
    'tools/quiz.yaml: expected this file, found none',
  ]);
});

test('files below a folder are listed, and a circular link is followed once', () => {
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in', 'omaha.md'), 'a');
  symlinkSync('..', join(folder, 'in', 'up'));
  symlinkSync('nowhere', join(folder, 'lost'));
  expect(relativePaths(filesBelow(folder))).toEqual(['cities/tampa.md', 'in/omaha.md']);
  expect(relativePaths(filesBelow(join(folder, 'cities')))).toEqual(['cities/tampa.md']);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
});
