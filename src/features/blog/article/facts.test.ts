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

test('an article with nothing says so', () => {
  const counted = countedQuality(factsOf('<p>Words.</p>'), false);
  expect(counted.map(({ text }) => text)).toEqual(['0', '0', '0', 'No one by name']);
});
