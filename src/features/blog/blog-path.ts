export const BLOG_PATH = '/blog';

/**
 * No article may have these slugs, because other pages, lists or feeds below /blog have these
 * addresses.
 */
export const RESERVED_SLUGS: readonly string[] = ['category', 'feed', 'index', 'not-found', 'page'];

export function blogPath(slug: string) {
  return `${BLOG_PATH}/${slug}`;
}

export function categoryPath(category: string) {
  return `${BLOG_PATH}?category=${encodeURIComponent(category)}`;
}

export function blogTrail(title: string) {
  return [{ label: 'Home', path: '/' }, { label: 'Blog', path: BLOG_PATH }, { label: title }];
}

export function articleSubject({ title }: { title: string }) {
  return `“${title}”`;
}
