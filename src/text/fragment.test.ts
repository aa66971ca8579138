import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { fragment } from './fragment.ts';

test.each([
  '<p>Fees &amp; costs: 5 &lt; 6, “quoted”, née Núñez, 律</p>',
  '<p>a&nbsp;b</p><p title="&quot;x&quot; &amp; y">c</p>',
  '<details open=""><summary>More</summary><p>text</p></details>',
  '<img src="/a.webp" alt="" width="800"><br><hr>',
  '<ul><li>one</li><li><p>two</p></li></ul>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  '<p>Plain <em>and <strong>nested</strong></em> words.<!-- a remark --></p>',
])('%s is read and written as browsers do it', (html) => {
  expect(fragment(html).html()).toBe(load(html, null, false).html());
  expect(fragment(html).html()).toBe(html);
});

test('a drawing comes out as a browser reads it', () => {
  const svg = '<svg viewBox="0 0 4 4"><path d="M0 0"></path></svg>';
  expect(load(fragment(svg).html(), null, false).html()).toBe(svg);
});

test.each(['<p>never <b>closed', 'a </p> b', '<b>crossed <i>over</b> here</i>', '<p>one<p>two'])(
  'what is not well formed comes out well formed, with all its words: %s',
  (html) => {
    const out = fragment(html).html();
    expect(fragment(out).html()).toBe(out);
    expect(load(out, null, false).text()).toBe(load(html, null, false).text());
  },
);
