/** Modes of encryption, with the names of PostgreSQL's programs; `no-verify` is a name of the driver. */
export const SSL_MODES = [
  'disable',
  'allow',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
] as const;

/**
 * Parses a database address. An address without a host is valid if `?host=` names the folder of a socket. Returns undefined
 * if the address is invalid.
 */
function parsed(text: string) {
  const url = URL.parse(text.replace('@/', '@socket/'));
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return undefined;
  const host = url.searchParams.get('host') ?? (text.includes('@/') ? '' : url.hostname);
  // psql accepts several hosts, but the driver would use the whole list as one name.
  return host && !host.includes(',') ? url : undefined;
}

/** Returns whether a text is an address for psql with a single server. */
export const isDatabaseAddress = (text: string) => parsed(text) !== undefined;

const sslModeOf = (text: string) => parsed(text)?.searchParams.get('sslmode') ?? undefined;

export const hasKnownSslMode = (text: string) => {
  const mode = sslModeOf(text);
  return mode === undefined || SSL_MODES.some((known) => known === mode);
};

/**
 * Returns the addresses to try in this order. The modes "prefer" and "allow" give two: an encrypted connection with any
 * certificate, and one without encryption. The modes "require" and "verify-ca" check the certificate like "verify-full".
 */
export function connectionAddresses(address: string): string[] {
  const withMode = (mode: string) => address.replace(/([?&]sslmode=)[^&]*/, `$1${mode}`);
  // With this parameter the driver gives the modes the same meaning as psql.
  const asPsql = /[?&]uselibpqcompat=true/.test(address);
  const [encrypted, plain] = [withMode(asPsql ? 'prefer' : 'no-verify'), withMode('disable')];
  switch (sslModeOf(address)) {
    case 'prefer':
      return [encrypted, plain];
    case 'allow':
      return [plain, encrypted];
    case 'require':
    case 'verify-ca':
      return [asPsql ? address : withMode('verify-full')];
    default:
      return [address];
  }
}
