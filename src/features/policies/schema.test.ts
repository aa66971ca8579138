import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, site } from '../../../tests/support/content-in-use.ts';
import { policySchema } from './schema.ts';

test.each(['privacy-policy', 'terms-of-service', 'cookie-policy'])(
  '%s names no brand itself',
  (slug) =>
    expect(readFileSync(inContent(`policies/${slug}.md`), 'utf8')).not.toContain(site.brand),
);

test('the day may arrive as a Date from a YAML 1.1 reader', () => {
  const day = '2025-10-13';
  expect(policySchema.shape.published.parse(new Date(`${day}T00:00:00Z`))).toBe(day);
});
