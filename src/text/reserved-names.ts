/** Host names that nobody can own (RFC 2606, RFC 6761). */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;
/** Host names in private networks (RFC 6762, RFC 8375, and `internal`, reserved by ICANN). */
const LOCAL_HOST = /(^|\.)(local|internal|home\.arpa)$|^[^.:[\]]+$/i;
/** Addresses of this computer, private networks and documentation, as in `URL.hostname`. */
const LOCAL_ADDRESS =
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|192\.0\.2|198\.51\.100|203\.0\.113)\.[\d.]+$|^\[(::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*|2001:db8:.*)\]$/;
/** 555-0100 to 555-0199 in every area code are fictional. */
const FICTIONAL_PHONE = /55501\d\d$/;
/** Our sample profiles in social networks end in "example". */
const SAMPLE_HANDLE = /(^|[-/])example\/?$/i;
const EMAIL = /^[^\s@]+@([^\s@]+)$/;
const PHONE = /^(tel:)?[+\d\s().-]+$/;

function isReservedHost(host: string): boolean {
  return RESERVED_HOST.test(host.replace(/\.$/, ''));
}

/** Returns false for reserved and private names and addresses, true for an invalid origin. */
export function isPublicOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const host = new URL(origin).hostname.replace(/\.$/, '');
  return !isReservedHost(host) && !LOCAL_HOST.test(host) && !LOCAL_ADDRESS.test(host);
}

export function isReserved(text: string): boolean {
  const value = text.trim();
  if (PHONE.test(value)) return FICTIONAL_PHONE.test(value.replace(/\D/g, ''));
  const host = EMAIL.exec(value)?.[1];
  if (host) return isReservedHost(host);
  if (!URL.canParse(value)) return false;
  const { hostname, pathname } = new URL(value);
  return isReservedHost(hostname) || SAMPLE_HANDLE.test(pathname);
}
