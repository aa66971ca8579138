import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPORT_PATH } from '../../src/features/report/places.ts';
import { inContent, isSample } from '../support/content-in-use.ts';
import { type BuiltPage, eachPage } from './built-pages.ts';

const areas = readdirSync(inContent('practice-areas')).map(
  (file) => `/practice-areas/${file.replace('.md', '')}`,
);
const linksOf = ({ $ }: BuiltPage) =>
  $('main a')
    .toArray()
    .map((link) => $(link).attr('href'));

const leading = [
  ...areas,
  '/',
  '/blog',
  '/tools/ai-seo-quiz',
  '/services/legal-seo',
  '/services/content-marketing',
];

describe.runIf(isSample)('the report of the sample', () => {
  test.each(eachPage.filter(([address]) => leading.includes(address)))(
    '%s leads to it',
    (_, page) => {
      expect(linksOf(page)).toContain(REPORT_PATH);
    },
  );
});
