import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ["What's a lawyer's worth?", 'whats-a-lawyers-worth'],
  ['SEO/GEO (AI Search)', 'seogeo-ai-search'],
  ['  Pay-per-click --  again  ', 'pay-per-click-again'],
  ['2024\u20132025', '2024-2025'],
  ['Caf\u00e9 r\u00e9sum\u00e9', 'cafe-resume'],
  ['\u6cd5\u5f8b?!', ''],
])('a slug has only small letters, digits and hyphens: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
