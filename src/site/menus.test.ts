import { expect, test } from 'vitest';
import { isCurrent } from './menus.ts';

test.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/about', '/about/us', false],
  ['/blog', '/blog/geo-future-legal-marketing-ai-search', true],
  ['/blog', '/blogging', true],
  ['/services/ppc', '/services', false],
])('link %s on page %s: %s', (href, path, current) => expect(isCurrent(href, path)).toBe(current));
