import { expect, test } from 'vitest';
import { isCurrent } from './menus.ts';

test.each([
  ['/', '/', true],
  ['/about', '/about/us', false],
  ['/blog', '/blog/geo-future-legal-marketing-ai-search', true],
  ['/blog', '/blogging', true],
  ['/services/ppc', '/services', false],
])('the link to %s on the page %s is current: %s', (href, path, current) =>
  expect(isCurrent(href, path)).toBe(current),
);
