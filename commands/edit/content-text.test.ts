import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFiles, type Reading, readingOf } from '../../build/readings.ts';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { editedOf, withEdited } from './content-text.ts';

const files = contentFiles(CONTENT).map((path) => ({
  path,
  reading: readingOf(path) as Reading,
  text: readFileSync(inContent(path), 'utf8'),
}));

test.each(files)('$path: only its text or nothing is another', ({ path, reading, text }) => {
  const edited = structuredClone(editedOf(reading, path, text));
  expect(withEdited(reading, path, text, edited)).toBe(text);
  if (path.endsWith('.md'))
    expect(withEdited(reading, path, text, { ...edited, body: `${edited.body}\nEnd.` })).toBe(
      `${text}\nEnd.`,
    );
});

test.each(
  ['blog/', 'team/', 'cities/'].map(
    (name) => files.find(({ path }) => path.startsWith(name))?.path ?? name,
  ),
)('%s with the line ends of Windows keeps them', (path) => {
  const reading = readingOf(path) as Reading;
  const text = readFileSync(inContent(path), 'utf8').replaceAll('\n', '\r\n');
  const edited = editedOf(reading, path, text);
  const key =
    Object.keys(edited.fields).find((name) => typeof edited.fields[name] === 'string') ?? '';
  const result = withEdited(reading, path, text, {
    ...edited,
    fields: { ...edited.fields, [key]: 'Other' },
  });
  expect(result.split('\r\n').filter((line) => !text.split('\r\n').includes(line))).toEqual([
    `${key}: Other`,
  ]);
  expect(result.replaceAll('\r\n', '')).not.toContain('\n');
});
