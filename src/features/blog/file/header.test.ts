import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mistake } from '../../../content/mistake.ts';
import { HEADER_FIELDS, type HeaderField, headerBlock } from './header-block.ts';

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

test('the block may be empty, and come after empty lines', () => {
  expect(headerBlock('---\n---\nBody')).toEqual({ fields: new Map(), body: 'Body', bodyLine: 3 });
  const { fields, body } = headerBlock('\n \n---\ntitle: A title\n\n---  \nOne\nTwo\n');
  expect(fields).toEqual(new Map([['title', { line: 4, value: 'A title' }]]));
  expect(body).toBe('One\nTwo\n');
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

test('a line that begins with the colon names no key', () => {
  expect(mistakeIn(': x')).toMatch(/^line 2: header block: expected one of /);
});

test.each(['---\ntitle: A\n\nBody', '---', '---\ntitle: A\n----\n'])(
  '%j is never closed',
  (text) => {
    expect(mistake(text)).toBe(
      'line 1: header block: expected a second line --- that closes it, found none in the file',
    );
  },
);

test('quotes go from a value that holds a separator of lines, which pasted text may bring', () => {
  expect(headerBlock('---\ntitle: "a\u2028b"\n---\n').fields.get('title')?.value).toBe('a\u2028b');
});

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[\r\n]/g, ' ').trim());
const plain = line.filter((text) => text !== '' && !/^["'[]/.test(text));
const listed = line.map((text) => text.replace(/[[\],"']/g, '').trim()).filter(Boolean);
const textFields = Object.entries(HEADER_FIELDS).flatMap(([field, kind]) =>
  kind === 'text' ? field : [],
);

test('texts, lists and bodies are read as they are written', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...textFields), plain),
      fc.array(listed, { minLength: 1 }),
      fc.constantFrom('', '"', "'"),
      fc.string({ unit: 'grapheme' }),
      (texts, tags, quote, body) => {
        const canQuote = (text: string) => !text.includes(quote || '\n');
        const lines = Object.entries(texts).map(([key, text]) =>
          canQuote(text) ? `${key}: ${quote}${text}${quote}` : `${key}: ${text}`,
        );
        const { fields, body: read } = headerBlock(
          `---\n${[...lines, `tags: [${tags.join(', ')}]`].join('\n')}\n---\n${body}`,
        );
        const values = [...fields].map(([field, { value }]) => [field, value]);
        expect(Object.fromEntries(values)).toEqual({ ...texts, tags });
        expect(read).toBe(body.replace(/\r\n/g, '\n'));
      },
    ),
  );
});

test('whatever the text, it is read or refused with a line of it', () => {
  const anyLine = fc.oneof(
    fc.string(),
    fc.constantFrom('---', 'title: A', 'tags: [a', 'title', 'slug: "a"', ''),
  );
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const text = lines.join('\n');
      const found = /^line (\d+): .+: expected /.exec(mistake(text));
      if (mistake(text) !== 'none')
        expect(Number(found?.[1])).toBeLessThanOrEqual(text.split('\n').length);
    }),
  );
});
