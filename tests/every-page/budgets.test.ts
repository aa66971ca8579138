import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../build/content-policy.ts';
import { scriptsOf } from '../../build/page-styles.ts';
import { type BuiltPage, DIST, eachPage } from './built-pages.ts';

/** Inline scripts of a page as they are written, Astro's own counted, in bytes. */
const INLINE_SCRIPT_BYTES = 8_192;
/** Both typefaces together, in bytes. */
const FONT_BYTES = 56 * 1_024;
const FONTS = 2;
/** Everything an island loads once somebody wants it, React and the part for pointer and keyboard included, in brotli bytes. */
const ISLAND_BROTLI_BYTES = 90 * 1_024;
/** Pages whose point is an application. */
const APPLICATIONS = /^\/tools\//;

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

test('the two fonts are at most 56 KB together', () => {
  const fonts = readdirSync(join(DIST, '_astro')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(FONTS);
  const bytes = fonts.reduce((sum, name) => sum + statSync(join(DIST, '_astro', name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(FONT_BYTES);
});

const scriptFolders = ['_astro', 'assets'];
const scriptFiles = new Map(
  scriptFolders.flatMap((folder) =>
    readdirSync(join(DIST, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, join(DIST, folder, name)] as const),
  ),
);
const scriptTexts = new Map([...scriptFiles].map(([name, path]) => [name, readFileSync(path, 'utf8')]));
/** Bytes as they are sent: what does not get smaller is not compressed. */
function brotliBytes(name: string) {
  const path = scriptFiles.get(name) ?? '';
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What each island of a page loads at the first sign that it is wanted, by the island's own file. */
function islandsOf({ $ }: BuiltPage) {
  const always = $('script[data-more]').attr('data-more') ?? '';
  return $('astro-island')
    .toArray()
    .map((island) => {
      const own = $(island).attr('component-url') ?? '';
      const scripts = scriptsOf(`${always} ${own} ${$(island).attr('renderer-url')}`, scriptTexts);
      return { name: basename(own).split('.')[0], scripts };
    });
}

test.each(eachPage)('each island of %s loads at most 90 KB of script in brotli', (address, page) => {
  const islands = islandsOf(page);
  // The tool itself, and the contact dialog.
  if (APPLICATIONS.test(address)) expect(islands).toHaveLength(2);
  for (const { name, scripts } of islands) {
    const bytes = scripts.reduce((sum, script) => sum + brotliBytes(script), 0);
    expect(bytes, `${name}: ${scripts.join(', ')}`).toBeLessThanOrEqual(ISLAND_BROTLI_BYTES);
  }
});
