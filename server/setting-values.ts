import { isIP } from 'node:net';
import { z } from 'zod';
import { isPublicOrigin } from '../src/text/reserved-names.ts';
import { EMAIL_ADDRESS, emailAddress, normalizeInput } from '../src/text/typed-text.ts';
import { hasKnownSslMode, isDatabaseAddress, SSL_MODES } from './storage/database-address.ts';

/** If `read` returns undefined, the text is invalid and the message is "expected …". */
export function setting<T>(expected: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: `expected ${expected}`, input: text });
    return z.NEVER;
  });
}

export function wholeNumber(min: number, max: number) {
  return setting(`a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

function parseUrl(text: string, protocols: readonly string[]) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.hostname && protocols.includes(url.protocol) ? url : undefined;
}

/** Matches `/`, `?` or `#` in a password: the parser would take the user's name for the host. */
const UNESCAPED_PASSWORD = /:\/\/.*[/?#].*@/;

export const smtpAddress = setting(
  'an address such as smtp://user:password@mail.example.com:587, with %23 for #, %2F for / and %3F for ? in the password',
  (text) =>
    parseUrl(text, ['smtp:', 'smtps:']) && !UNESCAPED_PASSWORD.test(text) ? text : undefined,
);

export const databaseAddress = setting(
  'an address such as postgres://user:password@host:5432/database',
  (text) => (isDatabaseAddress(text) ? text : undefined),
).refine(hasKnownSslMode, `expected a sslmode out of ${SSL_MODES.join(', ')}`);

const SAFE_ADDRESS = 'an https address (http only in a private network) without user and password';

// A safe URL uses TLS or is in a private network. It has no password, because fetch refuses a URL
// with a password.
function readSafeAddress(text: string) {
  const url = parseUrl(text, ['https:', 'http:']);
  if (!url || url.username || url.password) return undefined;
  return url.protocol === 'https:' || !isPublicOrigin(url.origin) ? text : undefined;
}
export const webhookAddress = setting(SAFE_ADDRESS, readSafeAddress);

/** Returns undefined if one of the parts is invalid. */
function readEach(parts: readonly string[], read: (text: string) => string | undefined) {
  const values = parts.map(read).filter((value) => value !== undefined);
  return values.length === parts.length ? values : undefined;
}

/** Spaces separate the addresses of the hosts, because an address may contain a comma. */
export function calendarAddresses(hostCount: number) {
  const hostText = `for each of the ${hostCount} sessionHosts in site.yaml, in their order, with spaces between them`;
  return setting(hostCount === 1 ? SAFE_ADDRESS : `${SAFE_ADDRESS}, one ${hostText}`, (text) => {
    const addresses = readEach(text.split(/\s+/), readSafeAddress);
    return addresses?.length === hostCount ? addresses : undefined;
  });
}

// A query is invalid, because paths are appended. A password is invalid, because fetch refuses it.
export function baseAddress(example: string) {
  return setting(`an address such as ${example}, without user, password and query`, (text) => {
    const url = parseUrl(text, ['http:', 'https:']);
    return url && !url.username && !url.password && !/[?#]/.test(text) ? text : undefined;
  });
}

/** The key is sent in a header, which allows only printable ASCII. */
export const headerKey = setting('a key of printable ASCII characters', (text) =>
  /^[\x20-\x7e]+$/.test(text) ? text : undefined,
);

export const webhookSecret = setting(
  'whsec_ and 24 to 64 bytes in base64, such as echo "whsec_$(openssl rand -base64 32)" writes',
  (text) => {
    const base64Text = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/.exec(text)?.[1] ?? '';
    const bytes = Buffer.from(base64Text, 'base64');
    const isBase64 = bytes.toString('base64') === base64Text;
    return isBase64 && bytes.length >= 24 && bytes.length <= 64 ? text : undefined;
  },
);

export const toggleSetting = setting('1 (on) or 0 (off)', (text) =>
  text === '1' ? true : text === '0' ? false : undefined,
);

export const originSetting = setting(
  'an origin such as https://www.example.com, without a path',
  readOrigin,
);

export function readOrigin(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  if (!url || url.username || url.search || url.hash || url.pathname !== '/') return undefined;
  return url.origin;
}

export const withoutRepeats = (values: readonly string[]) => [
  ...new Map(values.map((value) => [value.toLowerCase(), value])).values(),
];

/** Repeated values count once, ignoring case: a recipient gets each mail once. */
export function listSetting(expected: string, read: (text: string) => string | undefined) {
  return setting(`a comma-separated list of ${expected}`, (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const values = readEach(parts.filter(Boolean), read);
    return values?.length ? withoutRepeats(values) : undefined;
  });
}

export function readNetwork(text: string): string | undefined {
  const [host = '', prefix, ...rest] = text.split('/');
  const version = isIP(host);
  if (!version || rest.length) return undefined;
  if (prefix === undefined) return text;
  return /^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128) ? text : undefined;
}

export function readEmail(text: string): string | undefined {
  const address = emailAddress(text);
  return EMAIL_ADDRESS.test(address) ? address : undefined;
}

// A name that contains a colon or a single quotation mark must be in quotation marks. Otherwise the
// mail library would read different addresses from it.
export function readMailbox(text: string): string | undefined {
  const [, name = '', address] =
    /^("[^"\\\r\n]*"\s*|[^"\\\r\n<>:;()]*)<([^<>]+)>$/.exec(normalizeInput(text)) ?? [];
  if (address === undefined) return text.includes('<') ? undefined : readEmail(text);
  const email = readEmail(address);
  return email && `${name}<${email}>`;
}
