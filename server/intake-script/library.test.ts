import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { intakePageSchema } from '../../src/features/intake/page-schema.ts';
import { inContent, readInUse } from '../../tests/support/content-in-use.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { ALL_CONFIGS, composeFromLibrary } from '../../tests/support/intake-script.ts';
import { loadLibrary } from './library.ts';

const WORDS = 'tools/intake';

const MISTAKES = `
  business-law | warm: | cold: | lines.0.phone
  phone | about {matter} | about {name} | lines.1.professional: expected only
  considerations | - id: trauma | - id: video | id: expected an id that no other topic has
  considerations | - language | - languages | mostWanted.personal-injury.0: expected the id of a topic
  considerations | sentence: A program | sentence: The first consultation is free or a program | sentence: expected a sentence that begins as no other
  considerations | assertive: "Please park here: {value}." | assertive: There is parking. | lines: expected {value} once
  longer | lines: | lines: [ | longer.yaml: line 3`;
const mistakes = [...MISTAKES.matchAll(/^ {2}(.+?) \| (.+?) \| (.+?) \| (.+)$/gm)];

test.each(mistakes.map(([, ...row]) => row))(
  'in %s.yaml, %s becomes %s: %s',
  async (name, from = '', to = '', message) => {
    const folder = folderWith();
    cpSync(inContent(WORDS), join(folder, WORDS), { recursive: true });
    const path = join(folder, WORDS, `${name}.yaml`);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    await expect(loadLibrary(folder)).rejects.toThrow(message);
    await expect(loadLibrary(folder)).rejects.toThrow(`${name}.yaml: line `);
  },
);

test('the example on the page consists of lines from the library', () => {
  const page = readInUse('tools/ai-intake-builder.yaml', intakePageSchema);
  const texts = page.example.lines.map((text) => text.replaceAll('’', "'"));
  const script = ALL_CONFIGS.map(composeFromLibrary).find(({ lines }) =>
    texts.every((text) => lines.some((line) => line.text === text)),
  );
  expect(script?.parts.map(({ heading }) => heading)).toContain(page.example.part);
});
