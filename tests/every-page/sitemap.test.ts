import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { readManifest } from '../../server/serving/manifest.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import {
  crawlerEntry,
  SITEMAP_GROUPS,
  type SitePage,
  sitemapList,
} from '../../src/features/sitemap/site-page.ts';
import { type RunningSite, startSite } from '../support/server.ts';
import { addresses, type BuiltPage, DIST, isBlogList, pages } from './built-pages.ts';

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

const { siteUrl, pages: list } = await readManifest(DIST);
const listed = new Map(list.map((page) => [page.path, page]));
const pageAt = (path: string) => listed.get(path) as SitePage;
const isHidden = ({ $ }: BuiltPage) =>
  ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
const publicPages = pages
  .filter((page) => !isHidden(page) && !isBlogList(page.address))
  .map(({ address }) => address);

let site: RunningSite;
let xml = '';
let entries: Record<string, string>[] = [];

beforeAll(async () => {
  site = await startSite();
  xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const $ = load(xml, { xml: true });
  entries = $('url')
    .toArray()
    .map((entry) =>
      Object.fromEntries(
        $(entry)
          .children()
          .toArray()
          .map((child) => [child.tagName, $(child).text()]),
      ),
    );
});
afterAll(() => site?.stop());

describe('/sitemap.xml', () => {
  test('is valid against the schema of the protocol', async () => {
    expect(await sitemapErrors(xml)).toEqual([]);
  });

  test('names every public page of the build once, and nothing else', () => {
    const paths = entries.map(({ loc = '' }) => new URL(loc).pathname);
    expect(entries.every(({ loc = '' }) => loc.startsWith(`${siteUrl}/`))).toBe(true);
    expect([...paths].sort()).toEqual([...publicPages].sort());
    for (const path of ['/404', '/500', '/contact', '/contact/thank-you', '/sitemap.xml'])
      expect(paths).not.toContain(path);
  });

  test('has the values of its page type for each page', () => {
    for (const { loc = '', changefreq, priority } of entries) {
      const page = pageAt(new URL(loc).pathname);
      expect({ frequency: changefreq, priority: Number(priority) }, loc).toEqual(
        crawlerEntry(page),
      );
    }
  });

  test('dates static pages today (UTC) and posts on their publication date', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { loc = '', lastmod } of entries) {
      const { pathname } = new URL(loc);
      const page = pages.find(({ address }) => address === pathname);
      const published = page?.$('meta[property="article:published_time"]').attr('content');
      expect(lastmod, loc).toBe(pathname.startsWith('/blog/') ? published : today);
    }
  });

  test('names only addresses that answer 200', async () => {
    for (const { loc = '' } of entries) {
      const { pathname } = new URL(loc);
      expect((await fetch(site.url + pathname, { redirect: 'manual' })).status, pathname).toBe(200);
    }
  });

  test('is shown as a page of the site, character for character', async () => {
    const response = await fetch(`${site.url}/sitemap.xml`, {
      headers: { 'sec-fetch-dest': 'document' },
    });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toContain('Sec-Fetch-Dest');
    const $ = load(await response.text());
    expect($('main pre').text()).toBe(xml);
    expect($('body > header, body > footer')).toHaveLength(2);
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

  test('has each page in the group of its type, under its own name', () => {
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

test('robots.txt names the sitemap and disallows only the functions', async () => {
  const response = await fetch(`${site.url}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(new Set(text.match(/^(Dis)?allow: .*$/gim))).toEqual(
    new Set(['Allow: /', 'Disallow: /functions/']),
  );
  expect(addresses.has('/robots.txt')).toBe(true);
});
