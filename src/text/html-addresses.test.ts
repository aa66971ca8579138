import { expect, test } from 'vitest';
import { addressesOf, inAddresses } from './html-addresses.ts';

test.each([
  ['href', '/a', ['/a']],
  ['xlink:href', ' #a ', ['#a']],
  ['ping', '/a  /b', ['/a', '/b']],
  ['srcset', '/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['srcset', '/a.png,\n/b.png 800w,/c.png', ['/a.png', '/b.png', '/c.png']],
  ['srcset', '/w_1,h_2/a.png 400w', ['/w_1,h_2/a.png']],
  ['class', '/a', []],
])('%s="%s"', (attribute, value, addresses) => expect(addressesOf(attribute, value)).toEqual(addresses));

test('a size stays beside its address', () => {
  expect(inAddresses('srcset', '/a.png 1x, /b.png  2x', (path) => `https://firm.example${path}`)).toBe(
    'https://firm.example/a.png 1x, https://firm.example/b.png  2x',
  );
});
