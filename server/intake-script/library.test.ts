import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inContent } from '../../tests/support/content-in-use.ts';
import { loadLibrary } from './library.ts';

const WORDS = 'tools/intake';
const OURS = inContent(WORDS);

function broken(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'intake-library-'));
  cpSync(OURS, join(folder, WORDS), { recursive: true });
  const path = join(folder, WORDS, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return expect(loadLibrary(folder)).rejects;
}

test.each([
  [
    'a tone that is missing',
    'business-law-chat.yaml',
    '  warm:',
    '  cold:',
    /business-law-chat\.yaml: line \d+: deadline/,
  ],
  [
    'a slot that nobody fills',
    'phone.yaml',
    'about {matter}',
    'about {name}',
    /phone\.yaml: line \d+: lines\.1\.professional: expected only/,
  ],
  [
    'a tick that nothing names',
    'considerations.yaml',
    '- id: trauma',
    '- id: video',
    /considerations\.yaml: line \d+: topics\.\d+\.id: expected an id that no other topic has/,
  ],
  [
    'a value that a line leaves out',
    'considerations.yaml',
    'assertive: "Please park here: {value}."',
    'assertive: There is parking.',
    /considerations\.yaml: line \d+: topics\.\d+\.lines: expected \{value\} once/,
  ],
  ['broken YAML', 'longer.yaml', 'lines:', 'lines: [', /longer\.yaml: line \d+/],
])('%s is named with file and field', async (_, file, from, to, message) => {
  await broken(file, from, to).toThrow(message);
});
