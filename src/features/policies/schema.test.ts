import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { siteSchema } from '../../content/site.ts';
import { fillSiteWords, policySchema } from './schema.ts';

const DATED = '2025-10-13';
const site = siteSchema.parse(parse(readFileSync(inContent('site.yaml'), 'utf8')));

test.each(['privacy-policy', 'terms-of-service', 'cookie-policy'])(
  '%s is valid and names no brand itself',
  (slug) => {
    const text = readFileSync(inContent(`policies/${slug}.md`), 'utf8');
    const { published } = policySchema.parse(parse(text.split(/^---$/m)[1] ?? ''));
    if (isSample) expect(published).toBe(DATED);
    expect(text).not.toContain(site.brand);
    // which of its sentences hold, and the tool's name, is conditions.ts's
    const filled = fillSiteWords(text.replaceAll(/\{a(?:nalytics|lways)\}/g, ''), site);
    expect(filled).not.toMatch(/\{(?:brand|email|phone|origin)\}/);
    if (isSample) expect(filled).toContain(site.email);
  },
);

test('the day may arrive as a Date from a YAML 1.1 reader', () => {
  expect(policySchema.shape.published.parse(new Date(`${DATED}T00:00:00Z`))).toBe(DATED);
});

test('other braces than those of the words are text', () => {
  expect(fillSiteWords('{"at": 1} {address}', site)).toContain(
    `{"at": 1} ${site.offices[0]?.street}, `,
  );
});
