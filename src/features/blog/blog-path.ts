/** Address of the list of articles. */
export const BLOG_PATH = '/blog';

/** Last parts of addresses below it that are pages, lists or feeds already, so that no article can have them. */
export const RESERVED_SLUGS: readonly string[] = ['category', 'feed', 'index', 'not-found', 'page'];

export function blogPath(slug: string) {
  return `${BLOG_PATH}/${slug}`;
}

/** Path of the list of one category: a path with a query. */
export function categoryPath(category: string) {
  return `${BLOG_PATH}?category=${encodeURIComponent(category)}`;
}

export function blogTrail(title: string) {
  return [{ label: 'Home', path: '/' }, { label: 'Blog', path: BLOG_PATH }, { label: title }];
}

/** The subject of a request from an article, for form, lead and mail. */
export function articleSubject({ title }: { title: string }) {
  return `“${title}”`;
}
