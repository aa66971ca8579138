import { expect, test } from 'vitest';
import { lineOfHtml, wordsInHtml } from './html-words.ts';

test.each([
  ['Monday.<br>From nine', 'Monday. From nine'],
  ['Monday<BR/>Friday', 'Monday Friday'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>one</p><p>two</p>', 'one two'],
  ['<td>one</td><td>two</td>', 'one two'],
  ['one</li>two', 'one two'],
  ['in<wbr>take in<b>ta</b>ke', 'intake intake'],
  ['<a title="5 > 4">one</a>', 'one'],
  ['one<!-- <br> -->two &amp; 3 &lt; 4', 'onetwo & 3 < 4'],
  ['<br>', ''],
])('%s', (html, words) => {
  expect(lineOfHtml(html)).toBe(words);
});

test('one tag alone parts words or does not', () => {
  expect(['<br>', '</p>', '<b>', '</wbr>'].map(wordsInHtml)).toEqual([' ', ' ', '', '']);
});
