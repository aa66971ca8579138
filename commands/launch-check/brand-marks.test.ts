import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brandMarks } from './brand-marks.ts';

/** A project with nothing but the files that can show the mark. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['public', 'src/site']) cpSync(part, join(folder, part), { recursive: true });
  return folder;
}

test('a picture that has been replaced goes off the list, and no other', () => {
  const folder = project();
  const before = brandMarks(folder);
  writeFileSync(join(folder, 'public/logo.png'), 'another picture');
  expect(brandMarks(folder)).toEqual(before.filter(({ file }) => file !== 'public/logo.png'));
});

test('a source that draws the mark is told with its line', () => {
  const folder = project();
  writeFileSync(join(folder, 'src/site/logo.tsx'), 'one\n<path d="M9.2 20V7.6h2.9l5.9 8V7.6h2.8z" />\n');
  const logo = () => brandMarks(folder).filter(({ file }) => file === 'src/site/logo.tsx');
  expect(logo()).toMatchObject([{ kind: 'mark', line: 2 }]);
  writeFileSync(join(folder, 'src/site/logo.tsx'), '<path d="M1 1h1z" />');
  expect(logo()).toEqual([]);
});

test('a project without these files shows no mark', () => {
  expect(brandMarks('/nowhere')).toEqual([]);
});
