import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { SECURITY_TEXT_DAYS, SECURITY_TEXT_PATH, securityText } from '../src/text/security-text.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { type BuildSettings, buildOptions, fingerprint, isFresh } from './freshness.ts';

const settings: BuildSettings = {
  SITE_URL: 'https://www.northbar.example',
  PUBLIC_BACKEND_URL: '',
  PUBLIC_BACKEND_KEY: 'key',
  HAS_GOOGLE_PROFILES: '',
  ANALYTICS: '',
  ALLOW_SAMPLES: '',
};
let root = '';
let hashBefore = '';

beforeEach(() => {
  root = folderWith({
    'content/site.yaml': 'brand: Northbar',
    'src/a.ts': 'a',
    'package-lock.json': '{}',
    'server/serving/stored-file.ts': '',
    'server/functions/all-functions.ts': '',
  });
  mkdirSync(join(root, 'tests'));
  hashBefore = fingerprint(root, settings, {});
});

test.each([
  'src/a.ts',
  'src/new.ts',
  'content/site.yaml',
  'package-lock.json',
  'astro.config.mjs',
  'server/serving/stored-file.ts',
  'server/functions/all-functions.ts',
])('a change of %s changes the hash', (path) => {
  writeFileSync(join(root, path), 'changed');
  expect(fingerprint(root, settings, {})).not.toBe(hashBefore);
});

test.each(Object.keys(settings))('a change of the setting %s changes the hash', (name) => {
  expect(fingerprint(root, { ...settings, [name]: 'https://other.example' })).not.toBe(hashBefore);
});

const DAY_MS = 24 * 60 * 60_000;

test('a build is current while its sources and settings are unchanged and no scheduled article is due', async () => {
  const options = buildOptions(root, readSettings({}));
  const writeBuilt = (path: string, text: string) => {
    mkdirSync(dirname(join(options.output, path)), { recursive: true });
    writeFileSync(join(options.output, path), text);
  };
  const securityTextOf = (daysAgo: number) =>
    securityText({
      email: 'a@b.example',
      origin: 'x',
      now: new Date(Date.now() - daysAgo * DAY_MS),
    });
  expect(await isFresh(options)).toBe(false);
  const writeManifest = (daysAhead?: number) => {
    const nextArticle = daysAhead && new Date(Date.now() + daysAhead * DAY_MS).toISOString();
    const manifest = { fingerprint: fingerprint(root, options.settings), nextArticle };
    writeBuilt('.manifest.json', JSON.stringify(manifest));
  };
  writeManifest();
  writeBuilt(SECURITY_TEXT_PATH, securityTextOf(0));
  expect(await isFresh(options)).toBe(true);
  writeBuilt(SECURITY_TEXT_PATH, securityTextOf(SECURITY_TEXT_DAYS));
  expect(await isFresh(options)).toBe(false);
  writeBuilt(SECURITY_TEXT_PATH, securityTextOf(0));
  writeManifest(-1);
  expect(await isFresh(options)).toBe(false);
  writeManifest(1);
  expect(await isFresh(options)).toBe(true);
  const changedSettings = { ...options.settings, SITE_URL: 'https://www.other.example' };
  expect(await isFresh({ ...options, settings: changedSettings })).toBe(false);
});
