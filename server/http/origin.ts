type Asked = {
  /** Host the request was sent to, with its port. */
  host: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
};

/**
 * Whether a request comes from our own pages, from an allowed site, or from a program that is no browser.
 * In: what the request says, and the origins that are allowed besides its own host. Out: true when it may pass.
 */
export function originAllowed(asked: Asked, allowed: ReadonlySet<string>): boolean {
  const { host, origin, secFetchSite } = asked;
  // "null" is what a browser sends when it hides the origin; then only Sec-Fetch-Site can tell
  if (origin === undefined || origin === 'null') {
    if (secFetchSite === undefined) return origin === undefined;
    return secFetchSite === 'same-origin' || secFetchSite === 'none';
  }
  if (allowed.has(origin)) return true;
  // compared without the scheme: a proxy that ends TLS speaks plain HTTP to this server
  return URL.canParse(origin) && new URL(origin).host === host;
}
