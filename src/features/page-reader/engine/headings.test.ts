import { expect, test } from 'vitest';
import { line } from './read-page.fixture.ts';

test.each<[string, string, string | undefined]>([
  ['a level in between', '<div role="heading" aria-level="2">Fees</div><h3>Will</h3>', undefined],
  ['a part of a closed dialog', '<dialog><h3>Will</h3></dialog>', undefined],
  ['nothing', '<h3>Will</h3>', 'skipped-level'],
])('a heading below the main heading counts as ARIA and HTML define it: %s', (_, body, problem) => {
  expect(line(`<h1>Fees</h1>${body}<p>Text.</p>`, 'skipped-level')?.problem).toBe(problem);
});

const FOOTER = '<footer><p>Reyes Law LLC, 12 Main Street, Columbus, Ohio 43215.</p></footer>';
test.each([
  ['a table', '<table><tr><th>Will</th><td>$450</td></tr></table>', undefined],
  ['links', '<ul><li><a href="/will">Will</a></li></ul>', undefined],
  ['no text', '<nav><a href="/">Home</a></nav><h2>Costs</h2>', 'no-opening'],
])('the text below the main heading may be %s: %s', (_, body, problem) => {
  const html = `<title>Fees</title><h1>Fees</h1>${body}${FOOTER}`;
  expect(line(html, 'opening')?.problem).toBe(problem);
});
