import { expect, test } from 'vitest';
import { articleChecks, articleFacts, counted, PARTS_MIN } from './article-checks.ts';

const BODY = `<h2>A</h2><p><a href="https://www.ftc.gov/a">1</a> <a href="https://www.ftc.gov/a">2</a>
<a href="https://www.ftc.gov/b">3</a> <a href="/pricing">4</a></p><table><tr><td>5</td></tr></table>
<h2>B</h2><blockquote><p>Dear client</p></blockquote><pre>code</pre><ol><li>a</li><li>b</li></ol><ul><li>c</li></ul><h3>C</h3>`;

test('counts parts, tables, different outside sources, templates and numbered steps', () => {
  expect(articleFacts(BODY)).toEqual({ parts: 2, tables: 1, sources: 2, templates: 2, steps: 2 });
});

test('an article with everything passes every check', () => {
  const checks = articleChecks({ ...articleFacts(BODY), parts: PARTS_MIN }, true);
  expect(checks).toEqual([
    { label: 'Signed by a member of the team', passed: true },
    { label: '2 outside sources linked', passed: true },
    { label: '3 tables and templates', passed: true },
    { label: '2 numbered steps', passed: true },
    { label: '4 parts under headings', passed: true },
  ]);
});

test('an article with nothing passes none', () => {
  const checks = articleChecks(articleFacts('<p>Words.</p>'), false);
  expect(checks.map(({ passed }) => passed)).toEqual([false, false, false, false, false]);
  expect(checks.map(({ label }) => label)).toContain('No outside sources linked');
});

test('one part fewer than needed does not pass', () => {
  const checks = articleChecks({ ...articleFacts(BODY), parts: PARTS_MIN - 1 }, true);
  expect(checks.at(-1)).toEqual({ label: '3 parts under headings', passed: false });
});

test.each([
  [0, 'No tables'],
  [1, '1 table'],
  [2, '2 tables'],
])('%d: %s', (count, words) => expect(counted(count, 'table', 'tables')).toBe(words));
