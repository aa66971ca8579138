import { load } from 'cheerio';
import { expect, test } from 'vitest';
import {
  articleFacts,
  countedQuality,
  readingLevel,
  readingMinutes,
  WORDS_PER_MINUTE,
  wordCount,
  wordCountLabel,
} from './facts.ts';

const BODY = `<h2>A</h2><p><a href="https://www.ftc.gov/a">1</a> <a href="https://www.ftc.gov/a">2</a>
<a href="https://www.ftc.gov/b">3</a> <a href="/pricing">4</a></p><table><tr><td>5</td></tr></table>
<h2>B</h2><blockquote><p>Dear client</p></blockquote><pre>code</pre><ol><li>a</li><li>b</li></ol><ul><li>c</li></ul><h3>C</h3>`;

const factsOf = (html: string) => articleFacts(load(html, null, false));

test('counts parts, tables, different outside sources, templates and numbered steps', () => {
  expect(factsOf(BODY)).toEqual({ parts: 2, tables: 1, sources: 2, templates: 2, steps: 2 });
});

test('quality is counted, not judged', () => {
  expect(countedQuality(factsOf(BODY), true)).toEqual([
    { term: 'Outside pages cited', text: '2' },
    { term: 'Texts to copy', text: '2' },
    { term: 'Numbered steps', text: '2' },
    { term: 'Signed by', text: 'One person, with a profile' },
  ]);
});

test('formulas in tables are there to be copied, too; figures and formulas in running text are not', () => {
  const table =
    '<p><code>=A1</code></p><table><tr><td><code>=B2*C2</code></td><td><code>42</code></td></tr></table>';
  expect(factsOf(table).templates).toBe(1);
});

test('what an article has none of is no row', () => {
  expect(countedQuality(factsOf('<ol><li>Ask.</li></ol>'), false)).toEqual([
    { term: 'Numbered steps', text: '1' },
    { term: 'Signed by', text: 'No one by name' },
  ]);
});

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  one\n two\tthree\u00a0four  ', 4],
  ['cost-per-case is $1,500', 3],
])('%j has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test.each([
  [800, 'Quick Read'],
  [801, 'Detailed Overview'],
  [1500, 'Detailed Overview'],
  [1501, 'In-Depth Analysis'],
  [2500, 'In-Depth Analysis'],
  [2501, 'Comprehensive Guide'],
])('%i words: %s', (words, label) => {
  expect(wordCountLabel(words)).toBe(label);
});

test.each([
  [1, 1],
  [WORDS_PER_MINUTE, 1],
  [2 * WORDS_PER_MINUTE + 1, 3],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('the reading level is a grade, higher for longer words and sentences', () => {
  const easy = 'The cat sat on the mat. It was fat. It had a hat.';
  const hard =
    'Jurisdictional considerations notwithstanding, practitioners representing institutional defendants ordinarily anticipate protracted evidentiary disagreements.';
  expect(readingLevel(easy)).toBe('Grade 1');
  const grade = Number(readingLevel(hard)?.replace('Grade ', ''));
  expect(grade).toBeGreaterThan(15);
  expect(readingLevel('')).toBeUndefined();
  expect(readingLevel('--- 1,500')).toBeUndefined();
});

test('a known text has the grade of the published formula; figures are no words', () => {
  // 5 words, 1 sentence, 8 syllables: 0.39 x 5 + 11.8 x 8 / 5 - 15.59 = 5.2.
  expect(readingLevel('The client answers the office.')).toBe('Grade 5');
  expect(readingLevel('The client answers the office: $1,500 - 20%.')).toBe('Grade 5');
});

test('a decimal point or a line without an end does not change the number of sentences wrongly', () => {
  const two = readingLevel('One claim costs 3.5 dollars today. The other costs less than that.');
  expect(readingLevel('One claim costs 3.5 dollars today\nThe other costs less than that')).toBe(
    two,
  );
});
