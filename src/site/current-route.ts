/** The link /blog is current on all paths below it. */
export function isCurrent(href: string, path: string) {
  if (href === '/blog') return path.startsWith('/blog');
  return href === path;
}
