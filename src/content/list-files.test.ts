import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesBelow, filesOfFolder, refuseUnread } from './files.ts';

let folder = '';
const write = (name: string) => writeFileSync(join(folder, name), 'a');
const names = (files: string[]) => files.map((file) => relative(folder, file));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-files-'));
  write('tampa.md');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the files come in the order of names, without notes and other kinds of file', () => {
  for (const name of [
    'omaha.md',
    'README.md',
    'LICENSE.txt',
    'readme.md',
    'chart.png',
    'figures.csv',
  ])
    write(name);
  expect(names(filesOfFolder(folder, '.md'))).toEqual(['omaha.md', 'tampa.md']);
});

describe('what systems and editors leave is passed over', () => {
  test.each([
    '.DS_Store',
    '._tampa.md',
    '.tampa.md.swp',
    '.#tampa.md',
    '#tampa.md#',
    'tampa.md~',
    'tampa.md.bak',
    'tampa.md.orig',
    'Thumbs.db',
    'desktop.ini',
    '~$speed.docx',
    '.~lock.tampa.md#',
    '4913',
  ])('%s', (name) => {
    write(name);
    expect(names(filesOfFolder(folder, '.md'))).toEqual(['tampa.md']);
  });

  test('and so is a hidden folder', () => {
    mkdirSync(join(folder, '.git'));
    expect(names(filesOfFolder(folder, '.md'))).toEqual(['tampa.md']);
  });
});

describe('what somebody may have meant is told', () => {
  test.each([
    ['Boise.md', 'name of the file: expected small letters, such as boise.md'],
    ['boise.MD', 'name of the file: expected small letters, such as boise.md'],
    ['TAMPA.md~.md', 'name of the file: expected small letters'],
    ['boise.yaml', 'expected a file that ends in .md'],
    ['boise.yml', 'expected a file that ends in .md'],
    ['boise.markdown', 'expected a file that ends in .md'],
    ['boise.md.txt', 'expected a file that ends in .md'],
    ['boise.docx', 'expected a file that ends in .md'],
    [
      'salt lake_city.md',
      'name of the file: expected letters, digits and single hyphens, such as salt-lake_city.md',
    ],
    ['50%.md', 'name of the file: expected letters, digits and single hyphens, such as 50.md'],
  ])('%s', (name, message) => {
    write(name);
    const told = message.replace('salt-lake_city', 'salt-lakecity');
    expect(() => filesOfFolder(folder, '.md')).toThrow(`${join(folder, name)}: ${told}`);
  });

  test('a folder of files, and links that lead nowhere or in a circle', () => {
    mkdirSync(join(folder, '2025'));
    expect(() => filesOfFolder(folder, '.md')).toThrow(
      '2025: expected files, found a folder: nothing in it is read',
    );
    expect(names(filesOfFolder(folder, '.md', { besides: ['2025'] }))).toEqual(['tampa.md']);
    rmSync(join(folder, '2025'), { recursive: true });
    symlinkSync('circle.md', join(folder, 'circle.md'));
    expect(() => filesOfFolder(folder, '.md')).toThrow(
      'circle.md: expected a file, found a link that leads to none',
    );
    rmSync(join(folder, 'circle.md'));
    symlinkSync('.', join(folder, 'again'));
    expect(() => filesOfFolder(folder, '.md')).toThrow('again: expected files, found a folder');
  });

  test('names that are in no address need only be small', () => {
    write('speed to_lead.md');
    expect(names(filesOfFolder(folder, '.md', { isAddress: false }))).toEqual([
      'speed to_lead.md',
      'tampa.md',
    ]);
    write('Speed.md');
    expect(() => filesOfFolder(folder, '.md', { isAddress: false })).toThrow(
      'Speed.md: name of the file',
    );
  });

  test('a file where no file of that name is read', () => {
    for (const name of ['site.yaml', '.DS_Store', 'README.md', 'package.json']) write(name);
    rmSync(join(folder, 'tampa.md'));
    expect(() => refuseUnread(folder, ['site.yaml'])).not.toThrow();
    write('sites.yaml');
    expect(() => refuseUnread(folder, ['site.yaml', 'claims.yaml'])).toThrow(
      `${join(folder, 'sites.yaml')}: expected one of site.yaml, claims.yaml: nothing reads a file by this name`,
    );
  });
});

test('all files below a folder, in a circle once', () => {
  mkdirSync(join(folder, 'in'));
  write('in/omaha.md');
  symlinkSync('..', join(folder, 'in', 'up'));
  symlinkSync('nowhere', join(folder, 'lost'));
  expect(names(filesBelow(folder))).toEqual(['in/omaha.md', 'tampa.md']);
  expect(names(filesBelow(join(folder, 'tampa.md')))).toEqual(['tampa.md']);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
});
