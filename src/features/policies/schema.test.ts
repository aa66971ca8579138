import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, site } from '../../../tests/support/content-in-use.ts';

test.each(['privacy-policy', 'terms-of-service', 'cookie-policy'])(
  '%s itself contains no brand name',
  (slug) =>
    expect(readFileSync(inContent(`policies/${slug}.md`), 'utf8')).not.toContain(site.brand),
);
