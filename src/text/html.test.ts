import { expect, test } from 'vitest';
import { addressesOf, lineOfHtml } from './html.ts';

test.each([
  ['Monday.<br>From nine', 'Monday. From nine'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['in<wbr>take in<b>ta</b>ke', 'intake intake'],
  ['<a title="5 > 4">one</a>', 'one'],
  ['one<!-- <br> -->two &amp; 3 &lt; 4', 'onetwo & 3 < 4'],
])('the text of an element is one line: %s', (html, text) => {
  expect(lineOfHtml(html)).toBe(text);
});

test.each([
  ['href', '/a', ['/a']],
  ['xlink:href', ' #a ', ['#a']],
  ['srcset', '/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['srcset', '/a.png,\n/b.png 800w,/c.png', ['/a.png', '/b.png', '/c.png']],
  ['srcset', '/w_1,h_2/a.png 400w', ['/w_1,h_2/a.png']],
  ['class', '/a', []],
])('the addresses in %s="%s" are found', (attribute, value, addresses) =>
  expect(addressesOf(attribute, value)).toEqual(addresses),
);
