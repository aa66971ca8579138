/** Returns whether a header link is the current route; /blog is current on any path that starts with it. */
export function isCurrent(href: string, path: string) {
  if (href === '/blog') return path.startsWith('/blog');
  return href === path;
}
