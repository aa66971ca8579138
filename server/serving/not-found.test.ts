import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { serveFolder, serveTestSite, writeTestSite } from '../../tests/support/built-folder.ts';
import { MAX_RENDERED_PER_SECOND } from './rendered-page.ts';

const htmlTitled = (title: string) =>
  `<!doctype html><title>${title}</title><nav data-nearest="true" hidden="" class="a"><h2>Near</h2><ul><li class="b"><a href="/" class="c">Home</a></li></ul></nav><a href="/">Home</a>`;
const PAGES = [
  { path: '/', kind: 'home', name: 'Home' },
  { path: '/about', kind: 'agency', name: 'About <us> & "them"' },
  { path: '/services/legal-seo', kind: 'service', name: 'Legal SEO' },
  { path: '/team/ada-reyes', kind: 'profile', name: 'Ada Reyes' },
  { path: '/team/linh-cole', kind: 'profile', name: 'Linh Cole' },
  { path: '/blog/legal-seo-costs', kind: 'article', name: 'What Legal SEO Costs' },
  { path: '/blog/intake-calls', kind: 'article', name: 'Intake Calls' },
];
const FILES = {
  '404.html': htmlTitled('Page not found'),
  'team/not-found.html': htmlTitled('Nobody'),
  'blog/not-found.html': htmlTitled('No post'),
};
const { request } = serveTestSite(FILES, {
  policies: {},
  pages: PAGES,
  redirects: { '/team': '/about#team', '/locations': '/about#locations' },
  listNames: { '/team': 'The team', '/locations': 'All cities' },
});

const suggestionsAt = async (path: string) => {
  const { status, body } = await request(path);
  const $ = load(body.toString());
  const links = $('[data-nearest]:not([hidden]) a').toArray();
  return [status, $('title').text(), ...links.map((link) => $(link).attr('href'))];
};

test('a build without a 404 page for a folder answers with the general 404 page', async () => {
  const withoutPage = await serveFolder(await writeTestSite());
  expect((await withoutPage.request('/team/nobody')).body.toString()).toContain('Page not found');
  await withoutPage.stop();
});

test.each([
  ['/abuot', 'Page not found', '/about'],
  ['/team/ada', 'Nobody', '/team/ada-reyes'],
  ['/team/about', 'Nobody', '/about#team'],
  ['/locations/miami', 'Page not found', '/about#locations'],
  ['/blog/legal-seo', 'No post', '/blog/legal-seo-costs'],
  ['/teams/nobody', 'Page not found', '/team/ada-reyes', '/team/linh-cole'],
  ['/nothing', 'Page not found'],
])(
  'the unknown address %s is answered with the page %s and links to similar pages',
  async (path, ...expected) => {
    expect(await suggestionsAt(path)).toEqual([404, ...expected]);
  },
);

test('the page for an unknown address escapes names of pages, and repeats nothing of the address', async () => {
  const { body } = await request('/about/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?q=%3Cb%3E');
  expect(body.toString()).toContain('About &lt;us&gt; &amp; &quot;them&quot;</a></li></ul>');
  expect(body.toString()).not.toMatch(/script|alert|q=|hidden/);
});

test('a flood of unknown addresses gets the stored page without suggestions', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 * MAX_RENDERED_PER_SECOND }, () => suggestionsAt('/abuot')),
  );
  expect(answers.every(([status]) => status === 404)).toBe(true);
  // Answers of the next second may have suggestions again.
  expect(answers.filter((answer) => answer.length === 2).length).toBeGreaterThan(0);
});
