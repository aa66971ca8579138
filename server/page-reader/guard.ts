import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PageFailure } from './failure.ts';

/** Parts of 2000::/3 that lead somewhere else: tunnels to IPv4 addresses, benchmarks, examples. */
const NOT_PUBLIC = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Returns whether an IP address belongs to the public internet. Any address that is not known to belong to it does not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // the library calls some addresses unicast that contain any IPv4 address, such as ::7f00:1
  return (
    parsed.kind() === 'ipv4' ||
    (parsed.match(GLOBAL) && !NOT_PUBLIC.some((range) => parsed.match(range)))
  );
}

/** An IP address that may be dialled. */
export type AllowedAddress = { address: string; family: number };

/** Decides what may be fetched. Only tests replace it, because their pages are on this machine. */
export type Guard = {
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
  resolve(name: string): Promise<AllowedAddress[]>;
};

const WEB_PORTS = new Set([80, 443]);

/** The public web. */
export const PUBLIC_WEB: Guard = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => WEB_PORTS.has(port),
  resolve: (name) => lookup(name, { all: true }),
};

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Returns the address that a visitor typed; `isGuess` if the visitor named no scheme. The parsed address is judged,
 * never the typed text: 0x7f.1, 2130706433 and ①②⑦.1 are all 127.0.0.1.
 */
export function readAddress(typed: string): { url: URL; isGuess: boolean } {
  const text = typed.trim();
  const isGuess = !text.includes('://');
  const url = URL.parse(isGuess ? `https://${text}` : text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PageFailure('not-an-address');
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (isName && !/\.[^.]/.test(url.hostname)) throw new PageFailure('not-an-address');
  url.hash = '';
  return { url, isGuess };
}

/** The IP address to dial for a URL: every one that its name has must be allowed. Errors: PageFailure. */
export async function resolveAllowedAddress(url: URL, guard: Guard): Promise<AllowedAddress> {
  if (!guard.allowsPort(portOf(url))) throw new PageFailure('port', { url: url.href });
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  // No name is looked up for an IP address, so these are judged here.
  const answers = family ? [{ address: host, family }] : await resolved(host, guard);
  if (!answers.every(({ address }) => guard.allowsAddress(address)))
    throw new PageFailure('not-public');
  const [first] = answers;
  if (!first) throw new PageFailure('not-found-by-name');
  return first;
}

async function resolved(name: string, guard: Guard) {
  try {
    return await guard.resolve(name);
  } catch {
    throw new PageFailure('not-found-by-name');
  }
}
