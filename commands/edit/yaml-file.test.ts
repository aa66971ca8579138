import { expect, test } from 'vitest';
import { readEditedContent, replaceEditedContent } from './content-text.ts';

type Fields = Record<string, unknown>;

const readFields = (text: string) => readEditedContent('a.yaml', text).fields;
const withFields = (text: string, fields: Fields) =>
  replaceEditedContent('a.yaml', text, { fields, body: '' });

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

const NAME = 'name: Northbar # the brand\n';
const FIRST = '  - key: a\n    source: *best\n';
const SECOND = '  # the second rule\n  - key: b\n    source: *best\n';
const {
  rules: [first],
} = readFields(YAML) as Example;
const NUMBERED = { key: 'a', number: 7, source: first?.source };
function addFirst(fields: Fields) {
  const { name, ...rest } = fields;
  for (const key of Object.keys(fields)) delete fields[key];
  Object.assign(fields, { record: 'new', name, ...rest });
}

function applyChange(change: (fields: Example) => void) {
  const fields = structuredClone(readFields(YAML)) as Example;
  change(fields);
  return withFields(YAML, fields);
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
  ['an emptied list', ({ tags }) => tags.splice(0), '[ one, "two: three" ]', '[]'],
  ['a new key', ({ rules }) => (rules[0] = NUMBERED), '- key: a\n', '- key: a\n    number: 7\n'],
  [
    'a new item',
    ({ rules }) => rules.push({ key: 'c', text: 'It says:\n- so' }),
    '- key: b\n    source: *best\n',
    '- key: b\n    source: *best\n  - key: c\n    text: |-\n      It says:\n      - so\n',
  ],
  ['a removed first field', (fields) => Reflect.deleteProperty(fields, 'name'), NAME, ''],
  ['a new first field below the comment at the top', addFirst, NAME, `record: new\n${NAME}`],
  ['a removed item', ({ rules }) => rules.pop(), SECOND, ''],
  // A moved item takes its comment along.
  ['items in another order', ({ rules }) => rules.reverse(), FIRST + SECOND, SECOND + FIRST],
  [
    'a changed item beside a removed one',
    ({ rules }) => rules.splice(0, 2, { ...rules[1], key: 'c' }),
    FIRST + SECOND,
    '  - key: c\n    source: *best\n',
  ],
])(
  'a save of %s leaves the rest of the file unchanged, including comments',
  (_, change, before, after) => {
    expect(YAML).toContain(before);
    expect(applyChange(change)).toBe(YAML.replace(before, () => after));
  },
);
