import { expect, test } from 'vitest';
import { Mistake } from '../../../content/mistake.ts';
import { articleParts } from './header.ts';

const textOf = (...lines: string[]) => ['---', ...lines, '---', 'Body'].join('\n');
const read = (...lines: string[]) => articleParts(textOf(...lines)).fields;
function mistake(text: string) {
  try {
    articleParts(text);
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  return 'none';
}

test('without a header block the whole text is the body', () => {
  const text = 'Text\n\n---\n\ntitle: not a field\n\n---\n';
  const { fields, body, bodyLine } = articleParts(text);
  expect([fields.value, body, bodyLine]).toEqual([{}, text, 1]);
  expect(articleParts(' ---\ntitle: A\n---\n').fields.value).toEqual({});
});

test('the block may be empty, and may follow empty lines', () => {
  expect(articleParts('---\n---\nBody')).toMatchObject({ body: 'Body', bodyLine: 3 });
  const { fields, body } = articleParts('\n \n---\ntitle: A title\n\n---  \nOne\nTwo\n');
  expect([fields.value, fields.at('title')?.line]).toEqual([{ title: 'A title' }, 4]);
  expect(body).toBe('One\nTwo\n');
});

test('a later --- in the body is part of the body', () => {
  expect(articleParts('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo');
});

test.each([
  ['title: SEO: what next', 'SEO: what next'],
  ['title:SEO', 'SEO'],
  ['  title  :   SEO  ', 'SEO'],
  ['title: "SEO: what next"', 'SEO: what next'],
  ['title: "A" and "B"', '"A" and "B"'],
  ['title: "The "best" firm"', 'The "best" firm'],
  ['title: "What is the "best"?"', 'What is the "best"?'],
  ['title: ""Best" firm"', '"Best" firm'],
  ["title: 'The firm's page'", "'The firm's page'"],
  ['title: "The firm\'s page"', "The firm's page"],
  ['title: "', '"'],
  ['title: "[a, b]"', '[a, b]'],
  ['title: [Updated] SEO', '[Updated] SEO'],
  ['title: {brand} and others', '{brand} and others'],
  ['title: {brand}', '{brand}'],
  ['title: Tip # 1', 'Tip # 1'],
  ['title: 2025', '2025'],
  ['title: true', 'true'],
  ['title: https://northbar.example/a', 'https://northbar.example/a'],
  ['title:', ''],
  ['title: ""', ''],
])('%s', (line, value) => {
  expect(read(line).at('title')?.value).toBe(value);
  expect(read(line, 'excerpt: What: is it?').at('title')?.value).toBe(value);
});

test.each([
  ['tags: [a, b]', ['a', 'b']],
  ['tags: [ law firm SEO ,  "PPC" , \'GEO\' ]', ['law firm SEO', 'PPC', 'GEO']],
  ['tags: []', []],
])('%s', (line, value) => {
  expect(read(line).at('tags')?.value).toEqual(value);
  expect(read(line, 'excerpt: What: is it?').at('tags')?.value).toEqual(value);
});

test('YAML may contain more than lines of "key: value"', () => {
  const fields = read('# a note', 'excerpt: >-', '  One', '  two.', 'tags:', '  - a', '  - b');
  expect(fields.value).toEqual({ excerpt: 'One two.', tags: ['a', 'b'] });
  expect(fields.at('tags')?.line).toBe(6);
});

test.each([
  [['title: A', 'slug: a', 'title: B'], 'line 4: expected valid YAML: Map keys must be unique'],
  [
    ['excerpt: One: two', '  more of it'],
    'line 3: header block: expected "key: value", found "  more of it"; a value must be on one line',
  ],
  [['title: A: B', ': x'], 'line 3: header block: expected "key: value", found ": x"'],
])('%j is reported: %s', (lines, message) => {
  expect(mistake(textOf(...lines))).toContain(message);
});

test.each(['---\ntitle: A\n\nBody', '---', '---\ntitle: A\n----\n'])(
  '%j is never closed',
  (text) => {
    expect(mistake(text)).toBe(
      'line 1: header block: expected a second line --- that closes it, found none in the file',
    );
  },
);

test('an empty file is not an article', () => {
  expect(mistake(' \n')).toBe('line 1: expected a text, found an empty file');
});
