import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSitemap, sitemapPage } from './sitemap.ts';

const ORIGIN = 'https://www.northbar.example';
const graph = (crumbs: string[]) =>
  JSON.stringify({
    '@graph': [
      { '@type': 'LegalService' },
      { '@type': 'BreadcrumbList', itemListElement: crumbs.map((name) => ({ '@type': 'ListItem', name })) },
    ],
  });
const page = (path: string, title: string, head = '') =>
  `<!doctype html><html><head><title>${title} | Northbar</title><link rel="canonical" href="${ORIGIN}${path}">` +
  `<meta property="og:site_name" content="Northbar">${head}</head><body><h1>${title}</h1></body></html>`;

describe('an entry', () => {
  test('has the last crumb as its name, else the title without the brand', () => {
    const crumbs = `<script type="application/ld+json">${graph(['Home', 'Legal SEO'])}</script>`;
    expect(sitemapPage('/services/legal-seo', page('/services/legal-seo', 'SEO', crumbs))).toEqual({
      path: '/services/legal-seo',
      name: 'Legal SEO',
    });
    expect(sitemapPage('/about', page('/about', 'Who we are'))).toEqual({
      path: '/about',
      name: 'Who we are',
    });
  });

  test('keeps the day of publication', () => {
    const html = page('/blog/a', 'A', '<meta property="article:published_time" content="2025-05-12">');
    expect(sitemapPage('/blog/a', html)).toMatchObject({ published: '2025-05-12' });
  });

  test.each([
    ['noindex', page('/about', 'A', '<meta name="robots" content="noindex">')],
    ['noindex among others', page('/about', 'A', '<meta name="robots" content="nofollow, noindex">')],
    ['another page as its canonical one', page('/pricing', 'A')],
    ['no canonical address', '<!doctype html><head><title>A</title></head>'],
  ])('is none for a page with %s', (_, html) => {
    expect(sitemapPage('/about', html)).toBeUndefined();
  });
});

describe('the page for people', () => {
  const list = (id: string) =>
    `<div data-list="${id}"><ul><li class="x"><a href="/">Home</a></li></ul></div>`;
  const human = `<!doctype html><html><head><title>Sitemap | Northbar</title><link rel="canonical" href="${ORIGIN}/sitemap">
<meta property="og:site_name" content="Northbar"><script>if (1 < 2 && 3) a()</script></head><body><main><div data-sitemap>
<section id="a">${list('main')}${list('team')}</section><section id="b">${list('tools')}</section><section id="c">${list('legal')}</section>
</div></main><footer><a href="/sitemap">Site Map</a><a href="/about">About us</a></footer></body></html>`;
  let directory = '';
  const write = (path: string, content: string) => writeFileSync(join(directory, path), content);

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'northbar-sitemap-'));
    mkdirSync(join(directory, 'team'));
    write('sitemap.html', human);
    write('index.html', page('/', 'Law firm marketing'));
    write('about.html', page('/about', 'Who we are'));
    write('contact.html', page('/contact', 'Write to us', '<meta name="robots" content="noindex">'));
    write('404.html', page('/404', 'Lost', '<meta name="robots" content="noindex">'));
  });

  test('gets a link for each page by the name of the menu, with the form for people only, and loses what is empty', async () => {
    const pages = await buildSitemap(directory);
    const html = readFileSync(join(directory, 'sitemap.html'), 'utf8');
    const $ = load(html);
    expect(
      $('[data-sitemap] li.x > a')
        .toArray()
        .map((link) => [$(link).attr('href'), $(link).text()]),
    ).toEqual([
      ['/about', 'About us'],
      ['/contact', 'Contact'],
      ['/', 'Law firm marketing'],
      ['/sitemap', 'Site Map'],
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['/about', '/', '/sitemap']);
    expect($('[data-list="team"], #b')).toHaveLength(0);
    expect(html).toContain('<script>if (1 < 2 && 3) a()</script></head><body><main><div data-sitemap');
  });

  test('lists a page that comes later, its name escaped', async () => {
    write('team/a.html', page('/team/a', 'O&#39;Neil &amp; Co'));
    await buildSitemap(directory);
    expect(readFileSync(join(directory, 'sitemap.html'), 'utf8')).toContain(
      '<a href="/team/a">O\'Neil &amp; Co</a>',
    );
  });

  test('without a place for the links stops the build', async () => {
    write('sitemap.html', page('/sitemap', 'Sitemap'));
    await expect(buildSitemap(directory)).rejects.toThrow(
      'sitemap.html: expected an element with data-sitemap',
    );
  });
});
