import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { SECURITY_TEXT_DAYS, SECURITY_TEXT_PATH, securityText } from '../src/text/security-text.ts';
import { fingerprint } from './fingerprint.ts';
import { buildOptions, isFresh } from './freshness.ts';

const DAY_MS = 24 * 60 * 60_000;

test('a build is fresh while its sources and settings are the same and its security.txt does not run out', async () => {
  const root = mkdtempSync(join(tmpdir(), 'northbar-fresh-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const options = buildOptions(root, readSettings({}));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(options.output, path)), { recursive: true });
    writeFileSync(join(options.output, path), text);
  };
  const builtAgo = (days: number) =>
    securityText({ email: 'a@b.example', origin: 'x', now: new Date(Date.now() - days * DAY_MS) });
  expect(await isFresh(options)).toBe(false);
  write('.manifest.json', JSON.stringify({ fingerprint: fingerprint(root, options.settings) }));
  write(SECURITY_TEXT_PATH, builtAgo(0));
  expect(await isFresh(options)).toBe(true);
  write(SECURITY_TEXT_PATH, builtAgo(SECURITY_TEXT_DAYS));
  expect(await isFresh(options)).toBe(false);
  write(SECURITY_TEXT_PATH, builtAgo(0));
  const settings = { ...options.settings, SITE_URL: 'https://www.other.example' };
  expect(await isFresh({ ...options, settings })).toBe(false);
});

test.each(['50%20off', 'a#b', 'wha?t'])('a folder named %s is refused, and the sign said', (name) => {
  const [sign] = /[%#?]/.exec(name) ?? [];
  const settings = readSettings({});
  expect(() => buildOptions(`/srv/${name}`, settings)).toThrow(
    `The path of the project has a "${sign}" in it`,
  );
  const content = { ...settings, CONTENT_DIR: `/srv/${name}` };
  expect(() => buildOptions('/srv/site', content)).toThrow(`CONTENT_DIR has a "${sign}" in it`);
});
