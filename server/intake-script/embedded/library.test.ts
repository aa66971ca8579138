import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLibrary } from './library.ts';

const WORDS = 'tools/intake';
const OURS = join(import.meta.dirname, '../../../content', WORDS);

function broken(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'intake-library-'));
  cpSync(OURS, join(folder, WORDS), { recursive: true });
  const path = join(folder, WORDS, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return expect(loadLibrary(folder)).rejects;
}

test('what stands in content is in order', async () => {
  expect((await loadLibrary()).voices.size).toBe(20);
});

test('a tone that is missing is told with file and field', async () => {
  await broken('business-law-chat.yaml', '  warm:', '  cold:').toThrow(/business-law-chat\.yaml: deadline/);
});

test('a line that is missing on one channel is told', async () => {
  await broken('business-law-chat.yaml', 'deadline:', 'dead-line:').toThrow(
    /business-law-chat\.yaml: deadline: expected this line\n.*dead-line: expected no such line/,
  );
});

test('a slot that nobody fills is told', async () => {
  await broken('phone.yaml', 'about {matter}', 'about {name}').toThrow(
    /phone\.yaml: lines\.0\.professional: expected only/,
  );
});

test('a rank without a line, and a key that is there twice, are told', async () => {
  await broken('business-law.yaml', '  - history\n  - fees', '  - story\n  - fees').toThrow(
    /business-law\.yaml: leftOutFirst: story: expected a line/,
  );
  await broken('chat.yaml', 'key: reach', 'key: owners').toThrow(
    /business-law\.yaml: owners: expected a key that no channel has/,
  );
});

test('a consideration without words is told', async () => {
  await broken('considerations.yaml', 'trauma:', 'drama:').toThrow(/trauma: expected this line/);
});

test('broken YAML is told with its line', async () => {
  await broken('longer.yaml', 'lines:', 'lines: [').toThrow(/longer\.yaml: line \d+/);
});
