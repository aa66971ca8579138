import { expect, test } from 'vitest';
import { pageOf } from './addresses.ts';

test.each([
  ['pages/about.yaml', '/about'],
  ['pages/blog.yaml', '/blog'],
  ['pages/contact.yaml', '/contact'],
  ['pages/pricing.yaml', '/pricing'],
  ['pages/sitemap.yaml', '/sitemap'],
  ['pages/home.yaml', '/'],
  ['pages/cities.yaml', '/'],
  ['tools/gmb-scorecard.yaml', '/tools/gmb-scorecard'],
  ['tools/intake/chat.yaml', '/tools/ai-intake-builder'],
])('%s is shown on %s', (path, page) => expect(pageOf(path, {})).toBe(page));
