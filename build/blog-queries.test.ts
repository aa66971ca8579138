import { expect, test } from 'vitest';
import { devAddress } from './blog-queries.ts';

test.each([
  ['/blog', '/blog'],
  ['/blog?utm_source=mail', '/blog?utm_source=mail'],
  ['/blog?category=', '/blog?category='],
  ['/blog?category=SEO%20%26%20PPC', '/blog/category/seo-ppc'],
  ['/blog?category=SEO+%26+PPC&page=2', '/blog/category/seo-ppc/2'],
  ['/blog?page=2', '/blog/page/2'],
  ['/blog?category=!!', '/blog/page/none'],
  ['/blog/a?category=b', '/blog/a?category=b'],
  ['/about?page=2', '/about?page=2'],
])('%s is shown by %s', (address, page) => expect(devAddress(address)).toBe(page));
