import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import { isSample } from '../support/content-in-use.ts';
import { DIST, everyPage, pages } from './built-pages.ts';
import { BUDGETS, CHROME_ELEMENTS, ELEMENTS, scales } from './page-weights.ts';

/**
 * The limit includes all scripts that a tool loads, also later, React and interaction.ts, in brotli
 * bytes.
 */
const ISLAND_BYTES = 95 * 1_024;
const APPLICATIONS = /^\/tools\//;

const manifest = JSON.parse(readFileSync(join(DIST, MANIFEST_FILE), 'utf8')) as Manifest;
const kinds = new Map(manifest.pages.map(({ path, kind }) => [path, kind]));
const rows = pages.map((page) => [kinds.get(page.address), page.address, page] as const);
const { overBudget, islandsOf } = scales(DIST);

test('every page has a type, and the sample has each type', () => {
  expect(rows.filter(([kind]) => kind === undefined).map(([, address]) => address)).toEqual([]);
  const built = new Set(rows.map(([kind]) => kind ?? ''));
  expect([...built].filter((kind) => !(kind in BUDGETS))).toEqual([]);
  if (isSample) expect([...built].sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each(rows)('%s %s is within the budget of its type', (kind, _, page) => {
  expect(overBudget(kind ?? 'aside', page)).toEqual({});
});

test.runIf(isSample)('no page has more elements than its type may have', () => {
  const tooMany = rows.flatMap(([kind, address, { $ }]) => {
    const count = $('*').length;
    return count > ELEMENTS[kind ?? 'aside'] ? [`${address}: ${count}`] : [];
  });
  expect(tooMany).toEqual([]);
});

test.runIf(isSample)('header, menu, dialogs and footer have few elements', () => {
  const tooMany = rows.flatMap(([, address, { $ }]) => {
    const parts = $('body > header, body > dialog, #site-footer');
    const count = parts.length + parts.find('*').length;
    return count > CHROME_ELEMENTS ? [`${address}: ${count}`] : [];
  });
  expect(tooMany).toEqual([]);
});

everyPage('every page names no script that loads with it', ({ $ }) => {
  const loading = 'script[src], link[rel~="modulepreload"], link[rel~="preload"][as="script"]';
  expect(
    $(loading)
      .toArray()
      .map((element) => $.html(element)),
  ).toEqual([]);
});

everyPage(
  'React is on every page only where the page is a tool, with at most 95 KB of script in brotli',
  (page) => {
    const { address } = page;

    const islands = islandsOf(page);
    expect(islands).toHaveLength(APPLICATIONS.test(address) ? 1 : 0);
    for (const { name, bytes } of islands) expect(bytes, name).toBeLessThanOrEqual(ISLAND_BYTES);
  },
);
