import { expect, test } from 'vitest';
import { NO_POSTS_QUERY } from '../../src/features/blog/list/list-pages.ts';
import { serveTestSite } from '../../tests/support/built-folder.ts';

const htmlTitled = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Words.</p>'.repeat(30)}`;
const FILES: Record<string, string> = {
  'blog.html': htmlTitled('All'),
  'blog/first.html': htmlTitled('First'),
  'blog/page/2.html': htmlTitled('All 2'),
  'blog/page/none.html': htmlTitled('None'),
  'blog/category/seo-ppc.html': htmlTitled('SEO'),
  'blog/category/seo-ppc/2.html': htmlTitled('SEO 2'),
};
const CATEGORY = 'SEO & PPC';
const PAGES = [
  { path: '/blog', kind: 'blog', list: { page: 1 } },
  { path: '/blog/first', kind: 'article' },
  { path: '/blog/page/2', kind: 'article-list', list: { page: 2 } },
  { path: '/blog/page/none', kind: 'article-list', list: NO_POSTS_QUERY },
  { path: '/blog/category/seo-ppc', kind: 'article-list', list: { category: CATEGORY, page: 1 } },
  { path: '/blog/category/seo-ppc/2', kind: 'article-list', list: { category: CATEGORY, page: 2 } },
];

const { request } = serveTestSite(FILES, { pages: PAGES });

const titleAt = async (path: string) => {
  const { status, body } = await request(path);
  return `${status} ${/<title>(.*)<\/title>/.exec(body.toString())?.[1]}`;
};

test.each([
  ['/blog', '200 All'],
  ['/blog?category=seo-ppc&page=1', '200 SEO'],
  ['/blog?page=2', '200 All 2'],
  ['/blog?category=SEO%20%26%20PPC', '200 SEO'],
  ['/blog?utm_source=mail&category=seo-ppc&utm_medium=x', '200 SEO'],
  ['/blog?category=seo-ppc&page=2', '200 SEO 2'],
  ['/blog/first', '200 First'],
  ['/blog?category=Golf', '200 None'],
  ['/blog?category=seo-ppc&page=3', '200 None'],
  ['/blog?category=%F0%9F', '200 None'],
  ['/blog?category=../../about', '200 None'],
  ['/blog?page=0', '200 None'],
  [`/blog?category=seo-ppc&x=${'x'.repeat(15_000)}`, '200 SEO'],
  // The server does not read a query of this length to its end.
  [`/blog?x=${'x'.repeat(15_000)}&category=seo-ppc`, '200 All'],
])('%.60s is the list %s', async (path, answer) => expect(await titleAt(path)).toBe(answer));
