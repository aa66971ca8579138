import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type BuildSettings, codeFingerprint, fingerprint, settledFingerprint } from './fingerprint.ts';

const settings: BuildSettings = {
  SITE_URL: 'https://www.northbar.example',
  PUBLIC_BACKEND_URL: '',
  PUBLIC_BACKEND_KEY: 'key',
  READS_PROFILES: '',
  ALLOW_SAMPLES: '',
};
const SERVER_FOLDERS = ['server/serving', 'server/functions', 'server/http'];
let root = '';
let before = '';
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'northbar-sources-'));
  for (const folder of ['content', 'src', 'tests', 'server', ...SERVER_FOLDERS])
    mkdirSync(join(root, folder));
  write('content/site.yaml', 'brand: Northbar');
  write('src/a.ts', 'a');
  write('package-lock.json', '{}');
  before = fingerprint(root, settings);
});

test('the same sources give the same hash', () => {
  write('src/a.ts', 'a');
  expect(fingerprint(root, settings)).toBe(before);
});

test.each([
  'src/a.ts',
  'src/new.ts',
  'content/site.yaml',
  'package-lock.json',
  'astro.config.mjs',
  'server/serving/stored-file.ts',
  'server/functions/all-functions.ts',
  'server/http/form-page.ts',
])('a change of %s gives another', (path) => {
  write(path, 'changed');
  expect(fingerprint(root, settings)).not.toBe(before);
});

test('the words are those of the folder that the settings name', () => {
  const env = { CONTENT_DIR: mkdtempSync(join(tmpdir(), 'northbar-another-')) };
  writeFileSync(join(env.CONTENT_DIR, 'site.yaml'), 'brand: Another');
  const another = fingerprint(root, settings, env);
  expect(another).not.toBe(before);
  write('content/site.yaml', 'changed');
  expect(fingerprint(root, settings, env)).toBe(another);
  writeFileSync(join(env.CONTENT_DIR, 'site.yaml'), 'changed');
  expect(fingerprint(root, settings, env)).not.toBe(another);
  rmSync(env.CONTENT_DIR, { recursive: true });
});

test('a hash of the code alone changes with code and not with words', () => {
  const code = codeFingerprint(root);
  write('content/site.yaml', 'changed');
  expect(codeFingerprint(root)).toBe(code);
  write('src/a.ts', 'changed');
  expect(codeFingerprint(root)).not.toBe(code);
});

test('a removed file gives another', () => {
  rmSync(join(root, 'src/a.ts'));
  expect(fingerprint(root, settings)).not.toBe(before);
});

test.each(['SITE_URL', 'PUBLIC_BACKEND_URL', 'PUBLIC_BACKEND_KEY', 'READS_PROFILES', 'ALLOW_SAMPLES'])(
  'a change of %s gives another',
  (name) => {
    expect(fingerprint(root, { ...settings, [name]: 'https://other.example' })).not.toBe(before);
  },
);

test.each([
  'src/a.test.ts',
  'src/a.fixture.ts',
  'server/main.ts',
  'server/http/guards.ts',
  'tests/x.spec.ts',
])('%s changes no page', (path) => {
  write(path, 'x');
  expect(fingerprint(root, settings)).toBe(before);
});

test('articles are no part of what their pages are kept by; everything else is', () => {
  mkdirSync(join(root, 'content/blog'));
  const settled = (folder = 'content') => settledFingerprint(root, folder, settings);
  const first = settled();
  write('content/blog/a.md', 'words');
  expect(settled()).toBe(first);
  expect(settled(join(root, 'content'))).toBe(first);
  write('content/site.yaml', 'brand: Ashlar');
  const second = settled();
  write('src/a.ts', 'changed');
  const third = settled();
  const other = settledFingerprint(root, 'content', { ...settings, READS_PROFILES: '1' });
  expect(new Set([first, second, third, other]).size).toBe(4);
});
