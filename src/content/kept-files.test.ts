import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEPT_MS, keptFiles } from './kept-files.ts';

test('a file that another build takes away meanwhile stops no tidying', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Listed, and not there when it is looked at.
  symlinkSync(join(folder, 'renamed'), join(folder, 'a-part'));
  writeFileSync(join(folder, 'old'), 'x');
  const old = new Date(Date.now() - KEPT_MS - 1_000);
  utimesSync(join(folder, 'old'), old, old);
  await (await keptFiles(folder)).tidy();
  expect(readdirSync(folder)).toEqual(['a-part']);
});
