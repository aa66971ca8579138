/**
 * Whether a header link is the current route.
 * In: the link's path and the page's path. Out: true for the same page; for /blog also any path that starts so.
 */
export function isCurrent(href: string, path: string) {
  if (href === '/blog') return path.startsWith('/blog');
  return href === path;
}
