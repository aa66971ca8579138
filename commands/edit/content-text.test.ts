import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { contentFiles } from './content-files.ts';
import { readEditedContent, replaceEditedContent } from './content-text.ts';

const files = contentFiles(CONTENT).map((path) => ({
  path,
  text: readFileSync(inContent(path), 'utf8'),
}));

test.each(files)('$path: a save changes only the edited text', ({ path, text }) => {
  const edited = structuredClone(readEditedContent(path, text));
  expect(replaceEditedContent(path, text, edited)).toBe(text);
  if (path.endsWith('.md'))
    expect(replaceEditedContent(path, text, { ...edited, body: `${edited.body}\nEnd.` })).toBe(
      `${text}\nEnd.`,
    );
});

test.each(
  ['blog/', 'team/', 'cities/'].map(
    (name) => files.find(({ path }) => path.startsWith(name))?.path ?? name,
  ),
)('a save of %s keeps Windows line ends', (path) => {
  const text = readFileSync(inContent(path), 'utf8').replaceAll('\n', '\r\n');
  const edited = readEditedContent(path, text);
  const key =
    Object.keys(edited.fields).find((name) => typeof edited.fields[name] === 'string') ?? '';
  const result = replaceEditedContent(path, text, {
    ...edited,
    fields: { ...edited.fields, [key]: 'Other' },
  });
  expect(result.split('\r\n').filter((line) => !text.split('\r\n').includes(line))).toEqual([
    `${key}: Other`,
  ]);
  expect(result.replaceAll('\r\n', '')).not.toContain('\n');
});
