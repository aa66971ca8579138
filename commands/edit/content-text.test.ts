import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEADER_FIELDS } from '../../src/features/blog/file/header-schema.ts';
import { CONTENT, inContent, isSample } from '../../tests/support/content-in-use.ts';
import { contentFiles, groupsOf } from './content-files.ts';
import { editedOf, withEdited } from './content-text.ts';

const files = contentFiles(CONTENT).map((path) => ({
  path,
  text: readFileSync(inContent(path), 'utf8'),
}));
const articles = files.filter(({ path }) => path.startsWith('blog/'));

test('every file of the folder is in one group, the articles first', () => {
  if (isSample) expect(files.length).toBeGreaterThan(100);
  const groups = groupsOf(files.map(({ path }) => path));
  expect(groups.map(({ name }) => name).slice(0, 5)).toEqual([
    'Articles',
    'Team',
    'Cities',
    'Claims',
    'Site',
  ]);
  expect(groups.flatMap((group) => group.files).sort()).toEqual(files.map(({ path }) => path));
});

test.each(files)('$path: only its text or nothing is another', ({ path, text }) => {
  const edited = structuredClone(editedOf(path, text));
  expect(withEdited(path, text, edited)).toBe(text);
  if (path.endsWith('.md'))
    expect(withEdited(path, text, { ...edited, body: `${edited.body}\nEnd.` })).toBe(
      `${text}\nEnd.`,
    );
});

test.each(
  ['blog/', 'team/', 'cities/'].map(
    (name) => files.find(({ path }) => path.startsWith(name))?.path ?? name,
  ),
)('%s with the line ends of Windows keeps them', (path) => {
  const text = readFileSync(inContent(path), 'utf8').replaceAll('\n', '\r\n');
  const edited = editedOf(path, text);
  const key =
    Object.keys(edited.fields).find((name) => typeof edited.fields[name] === 'string') ?? '';
  const result = withEdited(path, text, {
    ...edited,
    fields: { ...edited.fields, [key]: 'Other' },
  });
  expect(result.split('\r\n').filter((line) => !text.split('\r\n').includes(line))).toEqual([
    `${key}: Other`,
  ]);
  expect(result.replaceAll('\r\n', '')).not.toContain('\n');
});

test('a file without a change is not written anew, however it is written', () => {
  const text = "a:   'b'\nc: [ d,e ]\n";
  const edited = editedOf('a.yaml', text);
  expect(withEdited('a.yaml', text, edited)).toBe(text);
});

const NAMES = HEADER_FIELDS.filter((name) => name !== 'tags' && name !== 'former');
const line = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'Word',
        ' ',
        ': ',
        ' #',
        '"',
        "'",
        '\n',
        '[',
        ']',
        ',',
        '---',
        '🙂',
        '|',
        '“x”',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);

test('another text in a field of an article reads back or is refused, and all other lines stay', () => {
  let kept = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...articles),
      fc.constantFrom(...NAMES),
      line,
      (file, name, value) => {
        const { path, text } = file;
        const edited = editedOf(path, text);
        const change = { ...edited, fields: { ...edited.fields, [name]: value } };
        let result: string;
        try {
          result = withEdited(path, text, change);
        } catch (error) {
          expect(String(error)).toMatch(
            new RegExp(`line \\d+: ${name}: expected one line without quotes`),
          );
          return;
        }
        kept++;
        const after = editedOf(path, result);
        expect(after).toEqual({
          body: edited.body,
          fields: value.trim()
            ? { ...edited.fields, [name]: value.trim() }
            : without(edited.fields, name),
        });
        const others = (source: string) =>
          source.split('\n').filter((each) => !each.startsWith(`${name}:`));
        expect(others(result)).toEqual(others(text));
      },
    ),
    { numRuns: 300 },
  );
  expect(kept).toBeGreaterThan(100);
});

function without(fields: Record<string, unknown>, name: string) {
  const { [name]: _, ...rest } = fields;
  return rest;
}

test('an article without a header block gets one', () => {
  const text = '# A heading\n\nWords.\n';
  const edited = editedOf('blog/a.md', text);
  const result = withEdited('blog/a.md', text, {
    ...edited,
    fields: { slug: 'a', tags: ['b', 'c: d'] },
  });
  expect(result).toBe(`---\nslug: a\ntags: ["b", "c: d"]\n---\n${text}`);
});

test('tags: one more, one with a comma', () => {
  const [article] = articles;
  if (!article) throw new Error('expected an article');
  const { path, text } = article;
  const edited = editedOf(path, text);
  const tags = edited.fields.tags as string[];
  const change = (next: string[]) =>
    withEdited(path, text, { ...edited, fields: { ...edited.fields, tags: next } });
  expect(change([...tags, 'one more'])).toBe(text.replace(/^(tags: .*)\]$/m, '$1, one more]'));
  expect(change(['a, b'])).toBe(text.replace(/^tags: .*$/m, 'tags: ["a, b"]'));
});

test('a reference to a fact is a text in the form, and a mapping in the file', () => {
  const text = 'stats:\n  - { figure: { from: pricing.ppc }, label: a month }\n';
  const { fields } = editedOf('services/ppc.yaml', text);
  expect(fields).toEqual({ stats: [{ figure: '{ from: pricing.ppc }', label: 'a month' }] });
  const edit = (figure: string) =>
    withEdited('services/ppc.yaml', text, {
      fields: { stats: [{ figure, label: 'a month' }] },
      body: '',
    });
  expect(edit('{ from: pricing.setup }')).toBe(text.replace('ppc', 'setup'));
  expect(edit('$900')).toBe(text.replace('{ from: pricing.ppc }', '$900'));
});
