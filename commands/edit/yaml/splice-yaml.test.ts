import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { contentParts } from '../../../src/content/read-content.ts';
import { spliceYaml, valueOfYaml } from './splice-yaml.ts';

/** More by hand: `RUNS=5000 vitest run splice-yaml`. */
const RUNS = Number(process.env.RUNS ?? 150);
/** A run takes 5 ms; more where other work goes on. */
const TIMEOUT_MS = 5_000 + 40 * RUNS;

type Path = (string | number)[];
type Collection = Record<string, unknown> | unknown[];

const FILES = globSync('content/**/*.{yaml,md}').filter((file) => !/\/blog\/|\/[A-Z]+\.md$/.test(file));
const yamlOf = (file: string) => contentParts(file, readFileSync(file, 'utf8')).fields.replace(/^\n/, '');

/** Every place of a value. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.keys().toArray() : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => Reflect.get(found as object, key), value);
const isCollection = (value: unknown): value is Collection => typeof value === 'object' && value !== null;

/** The value with another one in one place. */
function put(value: unknown, path: Path, next: unknown): unknown {
  if (!path.length) return next;
  const copy = structuredClone(value);
  Reflect.set(at(copy, path.slice(0, -1)) as object, path.at(-1) ?? '', next);
  return copy;
}

/** Text that YAML could take for something else. */
const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
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
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.lorem({ maxCount: 60 }),
);

/** Lines that a value takes, counted from 0. */
function linesOf({ text, document }: { text: string; document: Document }, path: Path) {
  const node = document.getIn(path, true);
  if (!isScalar(node) && !isMap(node) && !isSeq(node)) return undefined;
  const [start, end] = node.range ?? [0, 0];
  const lineAt = (place: number) => text.slice(0, place).split('\n').length - 1;
  return { first: lineAt(start), last: lineAt(text[end - 1] === '\n' ? end - 1 : end) };
}

function expectOthersUntouched(
  text: string,
  result: string,
  { first, last }: { first: number; last: number },
) {
  const [before, after] = [text.split('\n'), result.split('\n')];
  expect(after.slice(0, first)).toEqual(before.slice(0, first));
  const tail = before.slice(last + 1);
  expect(tail.length ? after.slice(-tail.length) : []).toEqual(tail);
}

const files = FILES.map((file) => {
  const text = yamlOf(file);
  const value = valueOfYaml(text);
  const paths = pathsOf(value);
  return {
    file,
    text,
    document: parseDocument(text),
    value,
    leaves: paths.filter((path) => path.length && !isCollection(at(value, path))),
    lists: paths.filter((path) => Array.isArray(at(value, path))),
    /** A value that is repeated elsewhere by its anchor is written out there when it changes. */
    repeats: /&\w+$/m.test(text),
  };
});

test('there are files of all kinds', () => expect(files.length).toBeGreaterThan(90));

test.each(files)('$file, saved without a change, has the same bytes', ({ text, value }) => {
  expect(spliceYaml(text, structuredClone(value))).toBe(text);
});

test(
  'another text in one place of a file reads back, and all other lines stay',
  () => {
    const place = fc
      .constantFrom(...files.filter(({ leaves }) => leaves.length))
      .chain((file) =>
        fc.record({ file: fc.constant(file), path: fc.constantFrom(...file.leaves), next: awkward }),
      );
    fc.assert(
      fc.property(place, ({ file: { text, document, value, repeats }, path, next }) => {
        const changed = put(value, path, next);
        const result = spliceYaml(text, changed);
        expect(valueOfYaml(result)).toEqual(changed);
        const lines = linesOf({ text, document }, path);
        if (lines && !repeats) expectOthersUntouched(text, result, lines);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

test(
  'a list with items added, removed and moved reads back, and all other lines stay',
  () => {
    const change = fc
      .constantFrom(...files.filter(({ lists }) => lists.length))
      .chain((file) => fc.record({ file: fc.constant(file), path: fc.constantFrom(...file.lists) }))
      .chain(({ file, path }) =>
        fc.record({
          file: fc.constant(file),
          path: fc.constant(path),
          kept: fc.shuffledSubarray(at(file.value, path) as unknown[]),
          added: fc.array(awkward, { maxLength: 2 }),
          place: fc.nat(),
        }),
      );
    fc.assert(
      fc.property(change, ({ file: { text, document, value, repeats }, path, kept, added, place }) => {
        const items = kept.toSpliced(place % (kept.length + 1), 0, ...added);
        const changed = put(value, path, items);
        const result = spliceYaml(text, changed);
        expect(valueOfYaml(result)).toEqual(changed);
        const lines = linesOf({ text, document }, path);
        // An empty list stands beside its key.
        if (lines && !repeats)
          expectOthersUntouched(text, result, { ...lines, first: lines.first - (items.length ? 0 : 1) });
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

describe('what a person would do', () => {
  const YAML = [
    '# Who we are',
    'name: Northbar # the brand',
    'lede: >-',
    '  Brandon, Riverview and Carrollwood are',
    '  unincorporated, so a page that says only',
    '  Tampa can miss people.',
    '',
    'tags: [one, "two: three"]',
    'source: &best { name: A, checked: 2026-01-01 }',
    'rules:',
    '  # the first rule',
    '  - key: a',
    '    source: *best',
    '  # the second rule',
    '  - key: b',
    '    source: *best',
    '',
  ].join('\n');
  const value = () => valueOfYaml(YAML) as Record<string, unknown> & { rules: Record<string, unknown>[] };
  const changed = (change: (fields: ReturnType<typeof value>) => void) => {
    const fields = value();
    change(fields);
    return spliceYaml(YAML, fields);
  };

  test.each<[string, (fields: ReturnType<typeof value>) => void, string, string]>([
    ['a word', (fields) => (fields.name = 'Bar: North'), 'name: Northbar #', 'name: "Bar: North" #'],
    [
      'a word in a folded text',
      (fields) => (fields.lede = String(fields.lede).replace('only', 'just')),
      '  unincorporated, so a page that says only\n',
      '  unincorporated, so a page that says just\n',
    ],
    [
      'an item in brackets',
      (fields) => (fields.tags = ['one', 'a, b', 'two: three']),
      '[one, ',
      '[one, "a, b", ',
    ],
    [
      'a key that was not there',
      (fields) => (fields.rules[0] = { key: 'a', number: 7, source: fields.source }),
      '- key: a\n',
      '- key: a\n    number: 7\n',
    ],
    [
      'a new item',
      ({ rules }) => rules.push({ key: 'c', text: 'It says:\n- so' }),
      '- key: b\n    source: *best\n',
      '- key: b\n    source: *best\n  - key: c\n    text: |-\n      It says:\n      - so\n',
    ],
    ['an item less', ({ rules }) => rules.pop(), '  # the second rule\n  - key: b\n    source: *best\n', ''],
    [
      'items in another order take their notes along',
      ({ rules }) => rules.reverse(),
      '  - key: a\n    source: *best\n  # the second rule\n  - key: b\n',
      '  # the second rule\n  - key: b\n    source: *best\n  - key: a\n',
    ],
  ])('%s', (_, change, before, after) => {
    expect(changed(change)).toBe(YAML.replace(before, () => after));
  });

  // Found by the test above: YAML takes the lines of white space for the depth of the block.
  test.each([' \n\n', '\n', 'a\n', 'a\n\n', ' a\n b', 'a \n', '\n\nx'])(
    'a list of nothing but %j, and one that ends with it',
    (text) => {
      for (const rules of [[text], [text, 'b'], [...value().rules, text]]) {
        const next = { ...value(), rules };
        expect(valueOfYaml(spliceYaml(YAML, next))).toEqual(next);
      }
    },
  );

  test('a value that others repeat changes for them only when they change too', () => {
    const next = { name: 'B', checked: '2026-02-02' };
    const alone = changed((fields) => (fields.source = next));
    expect(valueOfYaml(alone)).toEqual({ ...value(), source: next });
    const together = changed((fields) => {
      fields.source = next;
      for (const rule of fields.rules) rule.source = next;
    });
    expect(together).toBe(YAML.replace('name: A, checked: 2026-01-01', 'name: B, checked: 2026-02-02'));
  });
});
