import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT, inContent } from '../../tests/support/content-in-use.ts';
import { contentFiles } from './content-files.ts';
import { editedOf, withEdited } from './content-text.ts';

type Fields = Record<string, unknown>;
type Path = (string | number)[];

/** More by hand: `RUNS=5000 vitest run set-value`. */
const RUNS = Number(process.env.RUNS ?? 100);
const read = (text: string) => editedOf('a.yaml', text).fields;
const withValue = (text: string, fields: Fields) =>
  withEdited('a.yaml', text, { fields, body: '' });

const YAML = `# Who we are
name: Northbar # the brand
lede: >-
  Brandon, Riverview and Carrollwood are unincorporated.
tags: [ one, "two: three" ]
source: &best { name: A, checked: 2026-01-01 }
rules:
  - key: a
    source: *best
  # the second rule
  - key: b
    source: *best

# the last
end: "12"
`;
type Example = Fields & { rules: Fields[]; tags: string[] };

function changed(change: (fields: Example) => void) {
  const fields = structuredClone(read(YAML)) as Example;
  change(fields);
  return withValue(YAML, fields);
}

test.each<[string, (fields: Example) => void, string, string]>([
  ['a word', (fields) => (fields.name = 'Bar: North'), 'name: Northbar #', 'name: "Bar: North" #'],
  ['a number in the place of a text', (fields) => (fields.end = 12), 'end: "12"', 'end: 12'],
  [
    'a word in a block',
    (fields) => (fields.lede = 'Brandon: "is" #1'),
    '  Brandon, Riverview and Carrollwood are unincorporated.\n',
    '  Brandon: "is" #1\n',
  ],
  ['an item in brackets', ({ tags }) => tags.splice(1, 0, 'a, b'), '[ one, ', '[ one, "a, b", '],
  ['no item', ({ tags }) => tags.splice(0), '[ one, "two: three" ]', '[]'],
  [
    'a key that was not there',
    ({ rules, source }) => (rules[0] = { key: 'a', number: 7, source }),
    '- key: a\n',
    '- key: a\n    number: 7\n',
  ],
  [
    'a new item',
    ({ rules }) => rules.push({ key: 'c', text: 'It says:\n- so' }),
    '- key: b\n    source: *best\n',
    '- key: b\n    source: *best\n  - key: c\n    text: |-\n      It says:\n      - so\n',
  ],
  [
    'the first field less',
    (fields) => Reflect.deleteProperty(fields, 'name'),
    'name: Northbar # the brand\n',
    '',
  ],
  [
    'an item less',
    ({ rules }) => rules.pop(),
    '  # the second rule\n  - key: b\n    source: *best\n',
    '',
  ],
  [
    'items in another order take their notes along',
    ({ rules }) => rules.reverse(),
    '  - key: a\n    source: *best\n  # the second rule\n  - key: b\n',
    '  # the second rule\n  - key: b\n    source: *best\n  - key: a\n',
  ],
  [
    'an item changed where another went',
    ({ rules }) => rules.splice(0, 2, { ...rules[1], key: 'c' }),
    '  - key: a\n    source: *best\n  # the second rule\n  - key: b\n',
    '  - key: c\n',
  ],
])('%s: all else stays, comments too', (_, change, before, after) => {
  expect(YAML).toContain(before);
  expect(changed(change)).toBe(YAML.replace(before, () => after));
});

test('a value that others repeat changes for them only when they change too', () => {
  const next = { name: 'B', checked: '2026-02-02' };
  const alone = changed((fields) => (fields.source = next));
  expect(read(alone)).toEqual({ ...read(YAML), source: next });
  expect(alone).toContain('# the second rule');
  const together = changed((fields) => {
    fields.source = next;
    for (const rule of fields.rules) rule.source = next;
  });
  expect(together).toBe(
    YAML.replace('name: A, checked: 2026-01-01', 'name: B, checked: 2026-02-02'),
  );
});

test('what others repeat may go', () => {
  const without = changed((fields) => delete fields.source);
  expect(read(without)).toMatchObject({
    rules: [{ source: { name: 'A' } }, { source: { name: 'A' } }],
  });
});

test('what is no YAML is told with its line', () => {
  expect(() => read('name: a\nlist: [ a\nb: c\n')).toThrow(/line [23]: expected valid YAML/);
});

const isCollection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => Reflect.get(found as object, key), value);
/** Every place of a value but the whole. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isCollection(value)) return [path];
  const keys = Array.isArray(value) ? value.keys().toArray() : Object.keys(value);
  const within = keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]));
  return path.length ? [path, ...within] : within;
}

const PARTS = [
  'a',
  'Word',
  ' ',
  '  ',
  ': ',
  ' #',
  '"',
  "'",
  '\n',
  '\n\n',
  '- ',
  '{',
  ']',
  ',',
  '&a',
  '*b',
  '|',
  '>',
];
const MORE = [
  '%',
  '---',
  '...',
  '12',
  'true',
  'null',
  '~',
  '“x”',
  '🙂',
  '\t',
  '\\',
  '{brand}',
  '\u2028',
];
/** Text that YAML could take for something else. */
const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PARTS, ...MORE), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.lorem({ maxCount: 60 }),
);

const files = new Map(
  contentFiles(CONTENT)
    .filter((path) => !path.startsWith('blog/'))
    .map((path) => {
      const text = readFileSync(inContent(path), 'utf8');
      return [path, { path, text, edited: editedOf(path, text) }];
    }),
);
const place = fc
  .constantFrom(...files.values())
  .chain(({ path, edited }) =>
    fc.record({ file: fc.constant(path), path: fc.constantFrom(...pathsOf(edited.fields)) }),
  );
const commentsOf = (text: string) => text.match(/^ *# .*$/gm);

test(
  'any text in the place of any value or among the items of a list reads back',
  () => {
    fc.assert(
      fc.property(place, awkward, fc.nat(), (where, text, number) => {
        const file = files.get(where.file);
        if (!file) throw new Error(where.file);
        const { edited } = file;
        const fields = structuredClone(edited.fields);
        const old = at(fields, where.path);
        const cut = Array.isArray(old) ? number % (old.length + 1) : 0;
        // With its items in another order.
        const next = Array.isArray(old) ? [...old.slice(cut), text, ...old.slice(0, cut)] : text;
        Reflect.set(at(fields, where.path.slice(0, -1)) as object, where.path.at(-1) ?? '', next);
        const result = withEdited(file.path, file.text, { ...edited, fields });
        expect(editedOf(file.path, result)).toEqual({ ...edited, fields });
        if (!isCollection(old) && !text.includes('#'))
          expect(commentsOf(result)).toEqual(commentsOf(file.text));
      }),
      { numRuns: RUNS },
    );
  },
  10_000 + 100 * RUNS,
);
