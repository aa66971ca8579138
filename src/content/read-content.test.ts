import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folderWith } from '../../tests/support/folder-with.ts';
import { readContentFile } from './read-content.ts';

const schema = z.strictObject({ title: z.string(), order: z.number() });

const writeAndRead = (name: string, text: string) =>
  readContentFile(join(folderWith({ [name]: text }), name), schema);

test('YAML is read and checked', () => {
  const data = { title: 'Legal SEO', order: 1 };
  expect(writeAndRead('a.yaml', 'title: Legal SEO\norder: 1\n')).toEqual({ data, body: '' });
});

test.each(['\n', '\r\n', '\r'])(
  'Markdown is read as fields between --- lines and a body (line end %j)',
  (end) => {
    const text = ['---', 'title: A', 'order: 1', '---', 'First line', '---', 'Last'].join(end);
    const data = { title: 'A', order: 1 };
    expect(writeAndRead('a.md', text)).toEqual({ data, body: 'First line\n---\nLast' });
  },
);

test.each([
  ['a.yaml', 'title: 7\norder: 1\n', /a\.yaml: line 1: title: expected a text$/],
  ['a.yaml', 'title: A\norder: 1\nb: x\n', /line 3: \(whole file\): no field is called "b"$/],
  ['a.yaml', 'title: A\norder: [1\nb: x\n', /a\.yaml: line [23]: expected valid YAML: .+$/],
  // The line counts from the top of the file.
  ['a.md', '---\ntitle: A\norder: "1\n---\nBody\n', /a\.md: line [34]: expected valid YAML: /],
  ['a.md', '# Title\n', /a\.md: line 1: expected a header block between --- lines/],
])('%s with %j is reported with its line', (name, text, message) => {
  expect(() => writeAndRead(name, text)).toThrow(message);
});
