import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOptions, withBuildLock } from '../../build/freshness.ts';
import { buildSite } from '../../build/site-build.ts';
import { readCities, renamedCity, writeCity } from '../../commands/prove/generated-content.ts';
import { readManifest } from '../../server/serving/manifest.ts';
import { readSettings } from '../../server/settings.ts';
import { META_LENGTHS } from '../../src/content/parts.ts';
import { cityPath } from '../../src/features/cities/city-path.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../../src/text/markdown-address.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** A whole build on a busy machine, in ms. */
const BUILD_TIMEOUT_MS = 300_000;
const CITY = 'Boise';
const PATH = cityPath(CITY);

const folder = mkdtempSync(join(tmpdir(), 'northbar-city-'));
const content = join(folder, 'content');
/** In the project, since a build is put in place by a rename, which stays on one disk. */
const output = join(ROOT, '.cache', 'one-more-city');
const read = (file: string) => readFileSync(join(output, file), 'utf8');

beforeAll(async () => {
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  const [model] = readCities(content);
  if (!model) throw new Error('There is no city to make another from.');
  writeCity(content, renamedCity(model, CITY, 99));
  const settings = { CONTENT_DIR: content, CACHE_DIR: join(folder, 'astro') };
  Object.assign(process.env, settings);
  try {
    const options = { ...buildOptions(ROOT, readSettings(process.env)), output };
    await withBuildLock(ROOT, () => buildSite(options));
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
}, BUILD_TIMEOUT_MS);
afterAll(() => {
  for (const each of [folder, output]) rmSync(each, { recursive: true, force: true });
});

test('one more city file makes its page', () => {
  const $ = load(read(`${PATH.slice(1)}.html`));
  expect($('h1')).toHaveLength(1);
  expect($('title').text()).toContain(CITY);
  expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`${PATH}$`));
  const description = $('meta[name="description"]').attr('content') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(META_LENGTHS.descriptionMin);
  expect($('script[type="application/ld+json"]').text()).toContain(`${PATH}#faq`);
});

test('its entries in both sitemaps, its policy and its compressed form', async () => {
  const { pages, policies } = await readManifest(output);
  expect(read('sitemap.xml')).toContain(`${PATH}</loc>`);
  expect(pages.map(({ path }) => path)).toContain(PATH);
  expect(policies[PATH]).toContain("default-src 'none'");
  expect(load(read('sitemap.html'))(`[data-list="cities"] a[href="${PATH}"]`).text()).toContain(CITY);
  expect(readFileSync(join(output, `${PATH.slice(1)}.html.br`)).length).toBeGreaterThan(0);
});

test('its text for machines, listed by itself', async () => {
  const { siteUrl } = await readManifest(output);
  expect(read(markdownAddress(PATH).slice(1))).toContain(`Source: <${siteUrl}${PATH}>`);
  expect(read(LLMS_PATH.slice(1))).toContain(`(${siteUrl}${markdownAddress(PATH)}): `);
  expect(read(LLMS_FULL_PATH.slice(1))).toContain(`Source: <${siteUrl}${PATH}>`);
});

test('and a link from another city', async () => {
  const { pages } = await readManifest(output);
  const cities = pages.filter(({ kind, path }) => kind === 'city' && path !== PATH);
  const linking = cities.filter(
    ({ path }) => load(read(`${path.slice(1)}.html`))(`main a[href="${PATH}"]`).length,
  );
  expect(linking.length).toBeGreaterThan(0);
});
