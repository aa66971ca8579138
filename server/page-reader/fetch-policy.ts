import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PageFailure } from './failure.ts';

// Ranges inside GLOBAL_RANGE that are not public: tunnels to IPv4, benchmarks, documentation.
const NON_PUBLIC_RANGES = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);
const GLOBAL_RANGE = ipaddr.parseCIDR('2000::/3');

/** An address of an unknown range is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsedAddress = ipaddr.parse(address);
  if (parsedAddress.range() !== 'unicast') return false;
  // The library also returns "unicast" for addresses that embed an IPv4 address, such as ::7f00:1.
  return (
    parsedAddress.kind() === 'ipv4' ||
    (parsedAddress.match(GLOBAL_RANGE) &&
      !NON_PUBLIC_RANGES.some((range) => parsedAddress.match(range)))
  );
}

export type AllowedAddress = { address: string; family: number };

/** Tests replace the policy, because their pages are on this machine. */
export type FetchPolicy = {
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
  resolve(name: string): Promise<AllowedAddress[]>;
};

const WEB_PORTS = new Set([80, 443]);

export const PUBLIC_WEB: FetchPolicy = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => WEB_PORTS.has(port),
  resolve: (name) => lookup(name, { all: true }),
};

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

// `isSchemeGuessed` is true if the visitor typed no scheme. The parsed URL is checked, not the text,
// because 0x7f.1, 2130706433 and ①②⑦.1 are all 127.0.0.1. Throws a PageFailure.
export function readAddress(typedAddress: string): { url: URL; isSchemeGuessed: boolean } {
  const text = typedAddress.trim();
  const isSchemeGuessed = !text.includes('://');
  const url = URL.parse(isSchemeGuessed ? `https://${text}` : text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PageFailure('not-an-address');
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (isName && !/\.[^.]/.test(url.hostname)) throw new PageFailure('not-an-address');
  url.hash = '';
  return { url, isSchemeGuessed };
}

/** All addresses of the host name must be allowed. Throws a PageFailure. */
export async function resolveAllowedAddress(
  url: URL,
  fetchPolicy: FetchPolicy,
): Promise<AllowedAddress> {
  if (!fetchPolicy.allowsPort(portOf(url))) throw new PageFailure('port', { url: url.href });
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  // An IP address needs no lookup, but the policy checks it too.
  const addresses = family ? [{ address: host, family }] : await lookUp(host, fetchPolicy);
  if (!addresses.every(({ address }) => fetchPolicy.allowsAddress(address)))
    throw new PageFailure('not-public');
  const [firstAddress] = addresses;
  if (!firstAddress) throw new PageFailure('not-found-by-name');
  return firstAddress;
}

async function lookUp(name: string, fetchPolicy: FetchPolicy) {
  try {
    return await fetchPolicy.resolve(name);
  } catch {
    throw new PageFailure('not-found-by-name');
  }
}
