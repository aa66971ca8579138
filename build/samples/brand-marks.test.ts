import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inContent } from '../../tests/support/content-in-use.ts';
import { brandMarks } from './brand-marks.ts';

/** Content with nothing but the pictures that can show the mark. */
function pictures() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(inContent('brand/public'), join(folder, 'brand/public'), { recursive: true });
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
