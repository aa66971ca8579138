import { expect, test } from 'vitest';
import { articleParts } from './header.ts';

const textOf = (...lines: string[]) => ['---', ...lines, '---', 'Body'].join('\n');
const readFields = (...lines: string[]) => articleParts(textOf(...lines)).fields;

const WITHOUT_HEADER = 'Text\n\n---\n\ntitle: not a field\n\n---\n';
test.each([
  [WITHOUT_HEADER, {}, WITHOUT_HEADER],
  ['---\n---\nBody', {}, 'Body'],
  ['\n \n---\ntitle: A title\n\n---  \nOne\nTwo\n', { title: 'A title' }, 'One\nTwo\n'],
  ['---\ntitle: A\n---\nOne\n\n---\n\nTwo', { title: 'A' }, 'One\n\n---\n\nTwo'],
])('%j is read as a header block and a body', (text, fields, body) => {
  const parts = articleParts(text);
  expect([parts.fields.value, parts.body]).toEqual([fields, body]);
});

test('the lines of fields and body count from the top of the file', () => {
  const { fields, bodyLine } = articleParts('\n \n---\ntitle: A title\n\n---  \nOne\nTwo\n');
  expect([fields.at('title')?.line, bodyLine]).toEqual([4, 7]);
});

test.each([
  ['title: SEO: what next', 'SEO: what next'],
  ['title: "A" and "B"', '"A" and "B"'],
  ['title: "The "best" firm"', 'The "best" firm'],
  ["title: 'The firm's page'", "'The firm's page'"],
  ['title: "[a, b]"', '[a, b]'],
  ['title: [Updated] SEO', '[Updated] SEO'],
  ['title:', ''],
])('the field %s is read', (line, value) => {
  expect(readFields(line).at('title')?.value).toBe(value);
  expect(readFields(line, 'excerpt: What: is it?').at('title')?.value).toBe(value);
});

test.each([
  ['tags: [ law firm SEO ,  "PPC" , \'GEO\' ]', ['law firm SEO', 'PPC', 'GEO']],
  ['tags: []', []],
])('the list %s is read', (line, value) => {
  expect(readFields(line).at('tags')?.value).toEqual(value);
  expect(readFields(line, 'excerpt: What: is it?').at('tags')?.value).toEqual(value);
});

test('YAML may contain more than lines of "key: value"', () => {
  const fields = readFields(
    '# a note',
    'excerpt: >-',
    '  One',
    '  two.',
    'tags:',
    '  - a',
    '  - b',
  );
  expect(fields.value).toEqual({ excerpt: 'One two.', tags: ['a', 'b'] });
  expect(fields.at('tags')?.line).toBe(6);
});

const UNCLOSED = 'line 1: header block: expected a second line --- that closes it, found none';
test.each([
  [textOf('title: A', 'slug: a', 'title: B'), 'line 4: expected valid YAML: Map keys must be'],
  [
    textOf('excerpt: One: two', '  more of it'),
    'line 3: header block: expected "key: value", found',
  ],
  ['---\ntitle: A\n\nBody', UNCLOSED],
  [' \n', 'line 1: expected a text, found an empty file'],
])('%j is reported: %s', (text, message) => {
  expect(() => articleParts(text)).toThrow(message);
});
