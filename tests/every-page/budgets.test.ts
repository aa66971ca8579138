import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../server/serving/content-policy.ts';
import { DIST, eachPage } from './built-pages.ts';

/** Inline scripts of a page as they are written, Astro's own counted, in bytes. */
const INLINE_SCRIPT_BYTES = 8_192;
/** The home page with its CSS in brotli, in bytes. */
const HOME_BROTLI_BYTES = 16 * 1_024;
/** Both typefaces together, in bytes. */
const FONT_BYTES = 56 * 1_024;
const FONTS = 2;

const options = { backendOrigin: undefined, hasStylesheets: false, hasDataImages: false };

test.each(eachPage)('%s loads no script before the visitor shows an intent', (_, { $ }) => {
  const loading = 'script[src], link[rel~="modulepreload"], link[rel~="preload"][as="script"]';
  expect(
    $(loading)
      .toArray()
      .map((element) => $.html(element)),
  ).toEqual([]);
});

test.each(eachPage)('%s has at most 8 KB of inline script', (_, { html }) => {
  expect(pagePolicy(html, options).inlineScriptBytes).toBeLessThanOrEqual(INLINE_SCRIPT_BYTES);
});

test('the home page with its CSS is at most 16 KB in brotli', () => {
  expect(statSync(join(DIST, 'index.html.br')).size).toBeLessThanOrEqual(HOME_BROTLI_BYTES);
});

test('the two fonts are at most 56 KB together', () => {
  const fonts = readdirSync(join(DIST, '_astro')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(FONTS);
  const bytes = fonts.reduce((sum, name) => sum + statSync(join(DIST, '_astro', name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(FONT_BYTES);
});
