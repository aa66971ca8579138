import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_POSTS_LIST } from '../../src/features/blog/list/list-pages.ts';
import { serveFolder, writeTestSite } from '../../tests/support/built-folder.ts';

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Words.</p>'.repeat(30)}`;
const FILES: Record<string, string> = {
  'blog.html': page('All'),
  'blog/first.html': page('First'),
  'blog/page/2.html': page('All 2'),
  'blog/page/none.html': page('None'),
  'blog/category/seo-ppc.html': page('SEO'),
  'blog/category/seo-ppc/2.html': page('SEO 2'),
};
const PAGES = [
  { path: '/blog', kind: 'blog', list: { page: 1 } },
  { path: '/blog/first', kind: 'article' },
  { path: '/blog/page/2', kind: 'article-list', list: { page: 2 } },
  { path: '/blog/page/none', kind: 'article-list', list: NO_POSTS_LIST },
  {
    path: '/blog/category/seo-ppc',
    kind: 'article-list',
    list: { category: 'SEO & PPC', page: 1 },
  },
  {
    path: '/blog/category/seo-ppc/2',
    kind: 'article-list',
    list: { category: 'SEO & PPC', page: 2 },
  },
];

let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  site = await serveFolder(await writeTestSite(FILES, { pages: PAGES }));
});
afterAll(() => site.stop());

const titleAt = async (path: string) => {
  const { status, body } = await site.request(path);
  return `${status} ${/<title>(.*)<\/title>/.exec(body.toString())?.[1]}`;
};

describe('a list', () => {
  test.each([
    ['/blog', '200 All'],
    ['/blog?utm_source=mail', '200 All'],
    ['/blog?category=&page=', '200 All'],
    ['/blog?category=seo-ppc&page=1', '200 SEO'],
    ['/blog?page=2', '200 All 2'],
    ['/blog?category=SEO%20%26%20PPC', '200 SEO'],
    ['/blog?category=seo+%26+ppc', '200 SEO'],
    ['/blog?utm_source=mail&category=seo-ppc&utm_medium=x', '200 SEO'],
    ['/blog?category=seo-ppc&page=2', '200 SEO 2'],
    ['/blog/first', '200 First'],
    [`/blog?category=seo-ppc&x=${'x'.repeat(15_000)}`, '200 SEO'],
    // The server does not read a query of this length to its end.
    [`/blog?x=${'x'.repeat(15_000)}&category=seo-ppc`, '200 All'],
  ])('%s is %s', async (path, answer) => expect(await titleAt(path)).toBe(answer));

  test.each([
    '/blog?category=Golf',
    '/blog?category=none',
    '/blog?category=SEO%20PPC',
    '/blog?category=seo-ppc&page=3',
    '/blog?category=%F0%9F',
    '/blog?category=../../about',
    '/blog?page=0',
    '/blog?page=02',
    '/blog?page=two&category=',
  ])('%s has no articles', async (path) => expect(await titleAt(path)).toBe('200 None'));
});
