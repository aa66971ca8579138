/** Names that PostgreSQL's own programs use, and `no-verify`, which only the driver knows. */
export const SSL_MODES = [
  'disable',
  'allow',
  'prefer',
  'require',
  'verify-ca',
  'verify-full',
  'no-verify',
] as const;

/** An address without a host is valid if `?host=` names the folder of a socket. */
function parseAddress(text: string) {
  const url = URL.parse(text.replace('@/', '@socket/'));
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return undefined;
  // With a "#" in the password, the parser takes the user's name for the host.
  if (url.hash) return undefined;
  const host = url.searchParams.get('host') ?? (text.includes('@/') ? '' : url.hostname);
  // psql accepts several hosts, but the driver would use the whole list as one name.
  return host && !host.includes(',') ? url : undefined;
}

export const isDatabaseAddress = (text: string) => parseAddress(text) !== undefined;

const sslModeOf = (text: string) => parseAddress(text)?.searchParams.get('sslmode') ?? undefined;

export const hasKnownSslMode = (text: string) => {
  const mode = sslModeOf(text);
  return mode === undefined || SSL_MODES.some((sslMode) => sslMode === mode);
};

// Returns the addresses to try, in order. "prefer" tries with encryption first, "allow" without.
// The modes "require" and "verify-ca" check the certificate like "verify-full".
export function connectionAddresses(address: string): string[] {
  const withMode = (mode: string) => address.replace(/([?&]sslmode=)[^&]*/, `$1${mode}`);
  // With the parameter `uselibpqcompat`, the driver gives the modes the same meaning as psql.
  const hasPsqlMeaning = /[?&]uselibpqcompat=true/.test(address);
  const [encryptedAddress, plainAddress] = [
    withMode(hasPsqlMeaning ? 'prefer' : 'no-verify'),
    withMode('disable'),
  ];
  switch (sslModeOf(address)) {
    case 'prefer':
      return [encryptedAddress, plainAddress];
    case 'allow':
      return [plainAddress, encryptedAddress];
    case 'require':
    case 'verify-ca':
      return [hasPsqlMeaning ? address : withMode('verify-full')];
    default:
      return [address];
  }
}
