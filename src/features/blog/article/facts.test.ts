import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { articleFacts, countedQuality } from './facts.ts';

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
