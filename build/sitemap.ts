import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import { CONTACT_PAGES } from '../src/features/contact/places.ts';
import {
  SITEMAP_GROUPS,
  type SitemapList,
  type SitemapPage,
  sitemapList,
} from '../src/features/sitemap/sitemap.ts';

const HUMAN_PAGE = 'sitemap.html';
const LISTS = '[data-sitemap]';
/** For people only: a form is nothing for search engines. */
const PEOPLE_PAGES: readonly SitemapPage[] = [{ path: CONTACT_PAGES.form, name: 'Contact' }];
const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;

type Block = { '@type'?: unknown; itemListElement?: { name?: string }[] };

/** The last crumb of a page's trail, which is its short name. */
function crumbName($: CheerioAPI): string | undefined {
  const graphs = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => (JSON.parse($(element).text()) as { '@graph'?: Block[] })['@graph'] ?? []);
  return graphs.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement?.at(-1)?.name;
}

function titleName($: CheerioAPI): string {
  const brand = $('meta[property="og:site_name"]').attr('content');
  return $('title').text().replace(` | ${brand}`, '');
}

/**
 * Address and HTML of a built page in; its entry of the sitemap out, or undefined when it is none for search
 * engines: noindex, or the same as another page.
 */
export function sitemapPage(address: string, html: string): SitemapPage | undefined {
  // Everything asked for stands in the head, outside its styles: that is parsed ten times faster than a page.
  const head = html.slice(0, html.indexOf('</head>')).replace(STYLES, '');
  const $ = load(head, { scriptingEnabled: false });
  const canonical = $('link[rel="canonical"]').attr('href');
  if (/\bnoindex\b/.test($('meta[name="robots"]').attr('content') ?? '')) return undefined;
  if (!canonical || new URL(canonical).pathname !== address) return undefined;
  const published = $('meta[property="article:published_time"]').attr('content');
  return { path: address, name: crumbName($) ?? titleName($), ...(published ? { published } : {}) };
}

/** Names and order of the menus, as the shell links to the pages. */
function menuOf($: CheerioAPI): Map<string, string> {
  const links = $('body > footer a[href^="/"]').toArray();
  return new Map(links.map((link) => [$(link).attr('href') ?? '', $(link).text().trim()]));
}

/** Writes the links into the page for people, whose lists hold one link each as a pattern; empty groups go. */
function fill(html: string, lists: ReadonlyMap<SitemapList, readonly SitemapPage[]>): string {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const holder = $(LISTS);
  const place = holder.get(0)?.sourceCodeLocation;
  if (!place) throw new Error(`${HUMAN_PAGE}: expected an element with data-sitemap that holds the lists`);
  for (const group of SITEMAP_GROUPS) {
    const ids = group.lists.map(({ id }) => id);
    for (const id of ids) {
      const list = holder.find(`[data-list="${id}"]`);
      const pattern = list.find('li').first();
      for (const { path, name } of lists.get(id) ?? []) {
        const item = pattern.clone();
        item.find('a').attr('href', path).text(name);
        pattern.before(item);
      }
      pattern.remove();
      if (!lists.get(id)?.length) list.remove();
    }
  }
  holder
    .find('section')
    .filter((_, section) => $(section).find('li').length === 0)
    .remove();
  return html.slice(0, place.startOffset) + $.html(holder) + html.slice(place.endOffset);
}

/**
 * Folder of a built site in; its public pages out, in the order of the sitemap, and the page for people filled with
 * links to them. The names are those of the menus, else the last crumb, else the title.
 */
export async function buildSitemap(directory: string): Promise<SitemapPage[]> {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.html'));
  const found: SitemapPage[] = [];
  for (const name of names) {
    const page = sitemapPage(addressOf(name), await readFile(join(directory, name), 'utf8'));
    if (page) found.push(page);
  }
  if (!names.includes(HUMAN_PAGE)) return found;
  const html = await readFile(join(directory, HUMAN_PAGE), 'utf8');
  const menu = menuOf(load(html));
  const named = found.map((page) => ({ ...page, name: menu.get(page.path) ?? page.name }));
  const order = [...menu.keys()];
  const listsOf = (pages: readonly SitemapPage[]) =>
    new Map(
      SITEMAP_GROUPS.flatMap((group) =>
        group.lists.map(({ id }) => [id, sitemapList(pages, id, order)] as const),
      ),
    );
  const forPeople = PEOPLE_PAGES.filter(({ path }) => names.some((name) => addressOf(name) === path));
  await writeFile(join(directory, HUMAN_PAGE), fill(html, listsOf([...named, ...forPeople])));
  return [...listsOf(named).values()].flat();
}
