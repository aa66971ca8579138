import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import {
  crawlerEntry,
  SITEMAP_GROUPS,
  type SitePage,
  sitemapList,
} from '../../src/features/sitemap/site-page.ts';
import { DAY_PLACEHOLDER, SITEMAP_DOCUMENT } from '../../src/features/sitemap/sitemap-xml.ts';
import { DIST, isBlogList, isHidden, manifest, pages, siteUrl } from './built-pages.ts';

const schema = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'support', 'schemas', name), 'utf8');

async function sitemapErrors(xml: string): Promise<string[]> {
  const name = xml.includes('<sitemapindex') ? 'siteindex.xsd' : 'sitemap.xsd';
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: name, contents: schema(name) }],
  });
  return errors.map(({ message }) => message);
}

const pagesByPath = new Map(manifest.pages.map((page) => [page.path, page]));
const pageAt = (path: string) => pagesByPath.get(path) as SitePage;
const publicPages = pages
  .filter((page) => !isHidden(page) && !isBlogList(page.address))
  .map(({ address }) => address);

const readBuilt = (name: string) => readFileSync(join(DIST, name), 'utf8');

describe('/sitemap.xml', () => {
  const built = readBuilt('sitemap.xml');
  const xml = built.replaceAll(DAY_PLACEHOLDER, '2026-03-01');
  const $ = load(xml, { xml: true });

  test('is valid against the schema of the protocol', async () => {
    expect(await sitemapErrors(xml)).toEqual([]);
  });

  test('names every public page of the build once, and nothing else', () => {
    const addresses = $('loc')
      .toArray()
      .map((address) => new URL($(address).text()));
    const paths = addresses.map(({ pathname }) => pathname);
    expect(addresses.every(({ origin }) => origin === siteUrl)).toBe(true);
    expect([...paths].sort()).toEqual([...publicPages].sort());
    for (const path of ['/404', '/500', '/contact', '/contact/thank-you', '/sitemap.xml'])
      expect(paths).not.toContain(path);
  });

  test('has the values of its page type for each page', () => {
    for (const entry of $('url').toArray()) {
      const textOf = (name: string) => $(entry).find(name).text();
      const { pathname } = new URL(textOf('loc'));
      const values = { frequency: textOf('changefreq'), priority: Number(textOf('priority')) };
      expect(values, pathname).toEqual(crawlerEntry(pageAt(pathname)));
    }
  });

  test('has a page of the site that shows it character for character', () => {
    const page = pages.find(({ address }) => address === SITEMAP_DOCUMENT);
    expect(page?.$('main pre').text()).toBe(built);
  });
});

describe('/sitemap', () => {
  const page = pages.find(({ address }) => address === '/sitemap');
  const groups = (page?.$('[data-sitemap] > section').toArray() ?? []).map((section) => ({
    name: page?.$(section).find('h2').text(),
    links:
      page
        ?.$(section)
        .find('a')
        .toArray()
        .map((link) => ({
          path: link.attribs.href ?? '',
          text: page.$(link).text().trim(),
        })) ?? [],
  }));

  test('links to every public page once, and to the contact form, which is for visitors only', () => {
    const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
    expect([...paths].sort()).toEqual([...publicPages, CONTACT_PAGES.form].sort());
  });

  test('has each page in the group of its type, under a name of its own', () => {
    for (const { name, links } of groups) {
      const lists: string[] =
        SITEMAP_GROUPS.find((group) => group.name === name)?.lists.map(({ id }) => id) ?? [];
      for (const { path } of links) expect(lists, path).toContain(sitemapList(pageAt(path)));
      const texts = links.map(({ text }) => text);
      expect(new Set(texts).size, String(texts)).toBe(texts.length);
      expect(texts).not.toContain('');
    }
  });
});

test('robots.txt names the sitemap and disallows only the functions', () => {
  const text = readBuilt('robots.txt');
  expect(text).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(new Set(text.match(/^(Dis)?allow: .*$/gim))).toEqual(
    new Set(['Allow: /', 'Disallow: /functions/']),
  );
});
