export type Redirect = { from: string; to: string; reason: string };

/** Addresses that are linked or known but are not pages. Lower case, without a trailing slash. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/services/seo', to: '/services/legal-seo', reason: 'The city pages link to the short name.' },
];

const MOVED = new Map(REDIRECTS.map(({ from, to }) => [from, to]));

/**
 * The address a decoded path would have if it were written our way: lower case, no trailing slash,
 * no `.html`, no `/index`, moved pages followed. The caller redirects only when that address exists, which is
 * also what keeps `//other-host` from ever becoming a Location.
 */
export function canonicalPath(path: string): string {
  let end = path.length;
  // a pattern would look at each run of slashes from every one of its slashes on
  while (path.charAt(end - 1) === '/') end -= 1;
  const written =
    path
      .slice(0, end)
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  return MOVED.get(written) ?? written;
}
