export type Redirect = {
  from: string;
  to: string;
  /** Part of that page that lists what lies below the address: its id, and how a link to it is called. */
  list?: { id: string; name: string };
  reason: string;
};

/** Addresses that are linked or known but are not pages. Lower case, without a trailing slash. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/services/seo', to: '/services/legal-seo', reason: 'The city pages link to the short name.' },
  ...(
    [
      ['/services', '/', 'services', 'All services'],
      ['/practice-areas', '/sitemap', 'practice-areas', 'All practice areas'],
      ['/locations', '/about', 'locations', 'All cities'],
      ['/team', '/about', 'team', 'The team'],
      ['/tools', '/sitemap', 'free-tools', 'All free tools'],
      ['/resources', '/sitemap', 'resources-and-research', 'Resources and research'],
      ['/case-studies', '/', 'results', 'Results'],
      ['/results', '/', 'results', 'Results'],
    ] as const
  ).map(([from, to, id, name]) => ({
    from,
    to,
    list: { id, name },
    reason: 'Typed by hand: where such pages are listed.',
  })),
];

const MOVED = new Map(REDIRECTS.map((redirect) => [redirect.from, redirect]));

/**
 * The address a decoded path would have if it were written our way: lower case, no trailing slash,
 * no `.html`, no `/index`, moved pages followed. The caller redirects only when that address exists, which is
 * also what keeps `//other-host` from ever becoming a Location.
 */
export function canonicalPath(path: string): string {
  const written = writtenOurWay(path);
  return MOVED.get(written)?.to ?? written;
}

/** "#team" where a moved address was a part of a page, else nothing. */
export function movedPart(path: string): string {
  const list = MOVED.get(writtenOurWay(path))?.list;
  return list ? `#${list.id}` : '';
}

/** The list of what lies in the folder of an address, if there is one. */
export function listAbove(address: string) {
  const { to, list } = MOVED.get(address.slice(0, address.lastIndexOf('/'))) ?? {};
  return to && list ? { path: `${to}#${list.id}`, name: list.name } : undefined;
}

function writtenOurWay(path: string): string {
  let end = path.length;
  // a pattern would look at each run of slashes from every one of its slashes on
  while (path.charAt(end - 1) === '/') end -= 1;
  return (
    path
      .slice(0, end)
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}
