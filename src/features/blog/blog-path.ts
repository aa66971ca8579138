/** Address of the list of articles. */
export const BLOG_PATH = '/blog';

/** Slugs that no article can have, because pages, lists or feeds below /blog have these addresses. */
export const RESERVED_SLUGS: readonly string[] = ['category', 'feed', 'index', 'not-found', 'page'];

export function blogPath(slug: string) {
  return `${BLOG_PATH}/${slug}`;
}

/** Returns the address of a category's list, which is a path with a query. */
export function categoryPath(category: string) {
  return `${BLOG_PATH}?category=${encodeURIComponent(category)}`;
}

export function blogTrail(title: string) {
  return [{ label: 'Home', path: '/' }, { label: 'Blog', path: BLOG_PATH }, { label: title }];
}

/** Returns the subject of a request from an article. */
export function articleSubject({ title }: { title: string }) {
  return `“${title}”`;
}
