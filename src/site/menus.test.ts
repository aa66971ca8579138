import { expect, test } from 'vitest';
import { isCurrent, MENU_TIMING } from './menus.ts';

test('groups of the menu open after 200 ms, switch within 300 ms, and close after 150 ms', () => {
  expect(MENU_TIMING).toEqual({ open: 200, skip: 300, close: 150 });
});

test.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/about/us', false],
  ['/blog', '/blog/geo-future-legal-marketing-ai-search', true],
  ['/blog', '/blogging', true],
  ['/services/ppc', '/services', false],
])('link %s on page %s: %s', (href, path, current) => expect(isCurrent(href, path)).toBe(current));
