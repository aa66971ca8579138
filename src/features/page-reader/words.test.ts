import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { isFinding } from './checks.ts';
import { GOOD_PAGE } from './engine/page.fixture.ts';
import { readPage } from './engine/read-page.ts';
import { readerPageSchema, readerWords } from './page-schema.ts';
import { asGiven, checkErrorWords, errorWords, jsonOf, markdownOf } from './words.ts';

const share = (wrong: number, n: number) => ({ n, wrong });
const MEASURED = {
  'lawyer-named': { found: share(1, 44), 'not found': share(7, 30), all: share(8, 74) },
  opening: { found: share(4, 78), 'not found': share(0, 2), all: share(4, 80) },
  h1: { found: share(0, 73), 'not found': share(0, 7), all: share(0, 80), unmended: share(5, 80) },
};
const { data } = readContentFile(inContent('tools/page-reader.yaml'), readerPageSchema, 'Northbar');
const words = readerWords(data, { checks: MEASURED });
const reading = readPage(GOOD_PAGE, undefined, new Date(0));
const ofNobody = readPage(
  '<title>Wills</title><h1>Wills</h1><p>'.concat('what a will says in Ohio. '.repeat(9)),
  undefined,
  new Date(0),
);
const lineOf = (id: string, { lines } = reading) => lines.find((line) => line.id === id);

test('an answer that was wrong too often is held back with its reason, in what is shown, copied and saved', () => {
  expect(lineOf('lawyer-named', ofNobody)?.outcome).toBe('not found');
  const given = asGiven(ofNobody, words);
  const line = lineOf('lawyer-named', given);
  expect(line).toEqual({
    id: 'lawyer-named',
    outcome: 'cannot tell',
    note: 'The answer is held back: wrong on 7 of 30 labeled pages.',
  });
  expect(line && isFinding(line)).toBe(false);
  expect(markdownOf(given, words)).toContain('A lawyer is named: cannot tell');
  expect(JSON.parse(jsonOf(given, words)).lines).toContainEqual({
    ...line,
    measured: MEASURED['lawyer-named'],
  });
  expect(given.lines.filter((each) => each.id !== 'lawyer-named')).toEqual(
    ofNobody.lines.filter((each) => each.id !== 'lawyer-named'),
  );
});

test('the other answer of such a check is given, and both of one that is seldom wrong as a whole', () => {
  expect(lineOf('lawyer-named')?.outcome).toBe('found');
  expect(asGiven(reading, words)).toEqual(reading);
});

test.each([
  ['lawyer-named', 'Wrong on 8 of 74 labeled pages; this answer, on 1 of 44.'],
  [
    'h1',
    'Wrong on 0 of 80 labeled pages; this answer, on 0 of 73. Before a fault seen on these same pages was fixed: 5 of 80.',
  ],
  ['title', 'Not measured on labeled pages.'],
] as const)('%s says how often it was wrong', (id, expected) => {
  const line = lineOf(id);
  expect(line && errorWords(line, words)).toBe(expected);
});

test('every line says how often its check was wrong, as Markdown too', () => {
  const markdown = markdownOf(reading, words);
  for (const line of reading.lines) expect(markdown).toContain(`  - ${errorWords(line, words)}`);
  expect(markdown.match(/labeled pages[.;]/g)?.length).toBeGreaterThanOrEqual(reading.lines.length);
});

test('the list of checks says which answer is held back', () => {
  expect(checkErrorWords('lawyer-named', words)).toBe(
    'Wrong on 8 of 74 labeled pages. The answer “not found” is held back: wrong on 7 of 30.',
  );
});
