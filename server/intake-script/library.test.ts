import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { intakePageSchema } from '../../src/features/intake/page-schema.ts';
import { inContent } from '../../tests/support/content-in-use.ts';
import { ALL_CONFIGS, write } from '../../tests/support/intake-script.ts';
import { loadLibrary } from './library.ts';

const WORDS = 'tools/intake';

test.each([
  ['a tone that is missing', 'business-law.yaml', '      warm:', '      cold:', /lines\.0\.phone/],
  [
    'a slot that nobody fills',
    'phone.yaml',
    'about {matter}',
    'about {name}',
    /lines\.1\.professional: expected only/,
  ],
  [
    'a tick that nothing names',
    'considerations.yaml',
    '- id: trauma',
    '- id: video',
    /topics\.\d+\.id: expected an id that no other topic has/,
  ],
  [
    'a tick that is not there',
    'considerations.yaml',
    '    - language',
    '    - languages',
    /mostWanted\.personal-injury\.0: expected the id of a topic/,
  ],
  [
    'a tick that begins as another',
    'considerations.yaml',
    'sentence: A program answers the chat first',
    'sentence: The first consultation is free on Mondays',
    /topics\.\d+\.sentence: expected a sentence that begins as no other/,
  ],
  [
    'a value that a line leaves out',
    'considerations.yaml',
    'assertive: "Please park here: {value}."',
    'assertive: There is parking.',
    /topics\.\d+\.lines: expected \{value\} once/,
  ],
  ['broken YAML', 'longer.yaml', 'lines:', 'lines: [', /./],
])('%s is reported with file and field', async (_, file, from, to, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'intake-library-'));
  cpSync(inContent(WORDS), join(folder, WORDS), { recursive: true });
  const path = join(folder, WORDS, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  const start = `${file.replace('.', '\\.')}: line \\d+.*`;
  await expect(loadLibrary(folder)).rejects.toThrow(new RegExp(start + message.source));
});

test('the example on the page consists of lines from the library', () => {
  const { example } = readContentFile(
    inContent('tools/ai-intake-builder.yaml'),
    intakePageSchema,
  ).data;
  const scriptLines = ALL_CONFIGS.map((config) => write(config)).find(({ lines }) =>
    example.lines.every((text) => lines.some((line) => line.text === text.replaceAll('’', "'"))),
  );
  expect(scriptLines?.parts.map(({ heading }) => heading)).toContain(example.part);
});
