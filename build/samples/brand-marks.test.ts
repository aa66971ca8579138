import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brandMarks } from './brand-marks.ts';

/** Content with nothing but the pictures that can show the mark: those of the second agency, whatever the first one has by now. */
function pictures() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, '../../tests/another-agency/brand/public'), join(folder, 'brand/public'), {
    recursive: true,
  });
  return folder;
}

test('a picture that has been replaced goes off the list, and no other', () => {
  const folder = pictures();
  const before = brandMarks(folder);
  const logo = join(folder, 'brand/public/logo.png');
  expect(before.map(({ file }) => file)).toContain(logo);
  writeFileSync(logo, 'another picture');
  expect(brandMarks(folder)).toEqual(before.filter(({ file }) => file !== logo));
});

test('content without these files shows no mark', () => {
  expect(brandMarks('/nowhere')).toEqual([]);
});
