import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingPhotos } from './all-samples.ts';

test('a photograph called like the file of a member, in any format, takes that member off the list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const portraits = join(folder, 'team', 'portraits');
  mkdirSync(portraits, { recursive: true });
  for (const member of ['ada-park', 'bo-lind']) writeFileSync(join(folder, 'team', `${member}.md`), '');
  const listed = () => missingPhotos(folder).map(({ file }) => file.split('/').at(-1));
  expect(listed().sort()).toEqual(['ada-park.md', 'bo-lind.md']);
  writeFileSync(join(portraits, 'ada-park.jpg'), '');
  writeFileSync(join(portraits, 'README.md'), '');
  expect(listed()).toEqual(['bo-lind.md']);
});
