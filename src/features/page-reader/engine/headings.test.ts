import { describe, expect, test } from 'vitest';
import { line } from './read-page.fixture.ts';

describe('levels of headings in ARIA', () => {
  test.each<[string, string, string | undefined]>([
    ['a level in between', '<div role="heading" aria-level="2">Fees</div><h3>Will</h3>', undefined],
    ['another level', '<h4 aria-level="2">Will</h4><h3>Trust</h3>', undefined],
    ['no heading', '<h4 role="presentation">Will</h4><h2>Trust</h2>', undefined],
    ['a part of a closed dialog', '<dialog><h3>Will</h3></dialog>', undefined],
    ['a part of a popover', '<div popover><h3>Will</h3></div>', undefined],
    ['nothing', '<h3>Will</h3>', 'skipped-level'],
  ])('ARIA makes it %s', (_, body, problem) => {
    expect(line(`<h1>Fees</h1>${body}<p>Text.</p>`, 'skipped-level')?.problem).toBe(problem);
  });
});

test('a main heading may have its text in aria-label', () => {
  const html = '<h1 aria-label="Reyes Law"><svg></svg></h1><p>Text.</p>';
  expect(line(html, 'h1')).toMatchObject({ outcome: 'found', quote: 'Reyes Law' });
});

describe('text under the main heading', () => {
  const footer = '<footer><p>Reyes Law LLC, 12 Main Street, Columbus, Ohio 43215.</p></footer>';
  const opening = (body: string) =>
    line(`<title>Fees</title><h1>Fees</h1>${body}${footer}`, 'opening')?.problem;

  test.each([
    ['a table', '<table><tr><th>Will</th><td>$450</td></tr></table>'],
    ['a list of terms', '<dl><dt>Will</dt><dd>$450</dd></dl>'],
    ['a form', '<form><label>Your name <input name="name"></label></form>'],
    ['an address', '<address>12 Main Street</address>'],
    ['links', '<ul><li><a href="/will">Will</a></li><li><a href="/trust">Trust</a></li></ul>'],
  ])('%s is text', (_, body) => expect(opening(body)).toBeUndefined());

  test('headings, navigation and footer are not text', () => {
    const body = '<nav><a href="/">Home</a></nav><h2>Costs</h2>';
    expect(opening(body)).toBe('no-opening');
  });
});
