/** Hosts nobody can own (RFC 2606, RFC 6761): sample data uses no others. */
const RESERVED_HOST = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;
/** Fictional US numbers: 555-0100 to 555-0199 in every area code. */
const FICTIONAL_PHONE = /55501\d\d$/;
/** Our sample profiles on real networks end so. */
const SAMPLE_HANDLE = /(^|[-/])example\/?$/i;
const EMAIL = /^[^\s@]+@([^\s@]+)$/;
const PHONE = /^(tel:)?[+\d\s().-]+$/;

/** Host name in; whether it is one of those reserved for examples out. */
export function isReservedHost(host: string): boolean {
  return RESERVED_HOST.test(host.replace(/\.$/, ''));
}

/** In: an e-mail address, a web address or a phone number. Out: whether it can only be a sample. */
export function isReserved(text: string): boolean {
  const value = text.trim();
  if (PHONE.test(value)) return FICTIONAL_PHONE.test(value.replace(/\D/g, ''));
  const host = EMAIL.exec(value)?.[1];
  if (host) return isReservedHost(host);
  if (!URL.canParse(value)) return false;
  const { hostname, pathname } = new URL(value);
  return isReservedHost(hostname) || SAMPLE_HANDLE.test(pathname);
}
