import { expect, test } from 'vitest';
import { Mistake } from '../../../content/mistake.ts';
import { type HeaderField, headerBlock } from './header-block.ts';

const block = (...lines: string[]) => headerBlock(['---', ...lines, '---', 'Body'].join('\n'));
const readValue = (field: HeaderField, ...lines: string[]) =>
  block(...lines).fields.get(field)?.value;
function mistake(text: string) {
  try {
    headerBlock(text);
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
  return 'none';
}
const mistakeIn = (...lines: string[]) => mistake(['---', ...lines, '---', 'Body'].join('\n'));

test('without a header block the whole text is the body', () => {
  const text = 'Text\n\n---\n\ntitle: not a field\n\n---\n';
  expect(headerBlock(text)).toEqual({ fields: new Map(), body: text, bodyLine: 1 });
  expect(headerBlock('').body).toBe('');
  expect(headerBlock(' ---\ntitle: A\n---\n').fields.size).toBe(0);
});

test('a later --- in the body stays there', () => {
  expect(headerBlock('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo');
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
  ['title: https://northbar.example/a', 'https://northbar.example/a'],
  ['title:', undefined],
  ['title: ""', undefined],
])('%s', (line, value) => {
  expect(readValue('title', line)).toBe(value);
});

test.each([
  ['tags: [a, b]', ['a', 'b']],
  ['tags: [ law firm SEO ,  "PPC" , \'GEO\' ]', ['law firm SEO', 'PPC', 'GEO']],
  ['tags: [a,, b, ]', ['a', 'b']],
  ['tags: []', undefined],
  ['tags:', undefined],
])('%s', (line, value) => {
  expect(readValue('tags', line)).toEqual(value);
});

test.each([
  [['tags: [a, b'], 'line 2: tags: expected a closing ] at the end of the line'],
  [['tags: [a] b'], 'line 2: tags: expected a closing ] at the end of the line'],
  [['title: A', 'tags: a, b'], 'line 3: tags: expected a list in brackets, such as [a, b]'],
  [
    ['title: [a, b]'],
    'line 2: title: expected text, found a list; to keep the brackets put quotes around it: "[a, b]"',
  ],
  [
    ['title: A', 'slug: a', 'title: B'],
    'line 4: title: expected it once only; it stands on line 2 already',
  ],
  [['title:', 'title: B'], 'line 3: title: expected it once only; it stands on line 2 already'],
  [
    ['excerpt: One', '  more of it'],
    'line 3: header block: expected "key: value", found "  more of it"; a value stays on one line',
  ],
])('%j stops: %s', (lines, message) => {
  expect(mistakeIn(...lines)).toBe(message);
});

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['author', 'author_name'],
  ['published', 'published_at'],
  ['published-at', 'published_at'],
  ['date', undefined],
  ['id', undefined],
])('the unknown key %s is reported with the closest one: %s', (key, closest) => {
  const message = mistakeIn('title: A', `${key}: x`);
  expect(message).toMatch(new RegExp(`^line 3: ${key}: expected one of title, slug, .*, asks; `));
  expect(message.split('; ')[1]).toBe(closest ? `did you mean ${closest}?` : 'this one is unknown');
});
