/** How a connection is encrypted, by the names of PostgreSQL's own programs, and one of the driver. */
export const SSL_MODES = [
  'disable',
  'allow',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
] as const;

/** An address without a host in its middle is valid when `?host=` names the folder of a socket. */
function parsed(text: string) {
  const url = URL.parse(text.replace('@/', '@socket/'));
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return undefined;
  const host = url.searchParams.get('host') ?? (text.includes('@/') ? '' : url.hostname);
  // several hosts, which psql tries one after the other, the driver takes for one name
  return host && !host.includes(',') ? url : undefined;
}

/** An address as psql takes it, of one server. */
export const isDatabaseAddress = (text: string) => parsed(text) !== undefined;

const sslModeOf = (text: string) => parsed(text)?.searchParams.get('sslmode') ?? undefined;

export const hasKnownSslMode = (text: string) => {
  const mode = sslModeOf(text);
  return mode === undefined || SSL_MODES.some((known) => known === mode);
};

/**
 * Returns the addresses to try, one after the other: with "prefer" and "allow" a connection may be encrypted, with any
 * certificate, or not. Any other mode that requires a certificate checks all of it, as "verify-full" does.
 */
export function connectionAddresses(address: string): string[] {
  const withMode = (mode: string) => address.replace(/([?&]sslmode=)[^&]*/, `$1${mode}`);
  // the driver applies psql's meaning of these names on request
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
