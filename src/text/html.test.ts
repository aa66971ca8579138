import { expect, test } from 'vitest';
import { urlsInAttribute } from './html.ts';

test.each([
  ['href', '/a', ['/a']],
  ['xlink:href', ' #a ', ['#a']],
  ['srcset', '/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['srcset', '/a.png,\n/b.png 800w,/c.png', ['/a.png', '/b.png', '/c.png']],
  ['srcset', '/w_1,h_2/a.png 400w', ['/w_1,h_2/a.png']],
  ['class', '/a', []],
])('the addresses in %s="%s" are found', (attribute, value, addresses) =>
  expect(urlsInAttribute(attribute, value)).toEqual(addresses),
);
