import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { mistakeAbout } from './mistake-about.ts';

const folder = mkdtempSync(join(tmpdir(), 'northbar-about-'));
vi.stubEnv('CONTENT_DIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
mkdirSync(join(folder, 'pages'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write('claims.yaml', 'claims:\n  - text: Our retension is high\n');
write('pages/home.yaml', 'claims: [firms,\n  retension]\n');
write('pages/about.yaml', 'member: retension\n');

test('a word is found where it is a value by itself, in the file that is named or in any', () => {
  const at = (file?: string) =>
    mistakeAbout('claim', 'retension', 'an id', file && join(folder, file)).message;
  expect(at('pages/home.yaml')).toBe(
    `${join(folder, 'pages/home.yaml')}: line 2: claim: expected an id, found "retension"`,
  );
  expect(at()).toContain(`${join(folder, 'pages/about.yaml')}: line 1: claim: `);
  expect(at('claims.yaml')).toContain('claims.yaml: line 2: claim: ');
});

test('one that stands nowhere is told all the same', () => {
  expect(mistakeAbout('claim', 'none', 'an id', 'a.yaml').message).toBe(
    'a.yaml: claim: expected an id, found "none"',
  );
  expect(mistakeAbout('claim', 'none', 'an id').message).toBe(
    `${folder}: claim: expected an id, found "none"`,
  );
});
