/**
 * The address a decoded path would have if it were written our way: lower case, no trailing slash,
 * no `.html`, no `/index`. The caller redirects only when that address exists, which is
 * also what keeps `//other-host` from ever becoming a Location.
 */
export function canonicalPath(path: string): string {
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
