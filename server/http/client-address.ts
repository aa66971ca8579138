import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Log } from '../log.ts';
import type { AppEnv, Sender } from './guards.ts';

function plainAddress(text: string) {
  const [host = ''] = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%');
  return isIP(host) === 6 ? ipaddr.process(host).toString() : host;
}

const ipFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function trustedProxies(networks: readonly string[]) {
  const trustedList = new BlockList();
  for (const network of networks) {
    const [host = '', prefix] = network.split('/');
    if (prefix === undefined) trustedList.addAddress(host, ipFamily(host));
    else trustedList.addSubnet(host, Number(prefix), ipFamily(host));
  }
  return (address: string) => isIP(address) !== 0 && trustedList.check(address, ipFamily(address));
}

// If the operator trusts all addresses, a sender can write any number of trusted addresses into the
// header.
const MAX_HOPS = 20;

// Returns the last address first. Addresses are parsed one at a time: a header may have thousands,
// and parsing all of them would delay other visitors.
function* hopsFromEnd(forwardedFor: string) {
  let end = forwardedFor.length;
  for (let hops = 0; hops < MAX_HOPS && end >= 0; hops += 1) {
    // lastIndexOf treats a negative position as 0.
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
    yield plainAddress(forwardedFor.slice(comma + 1, end));
    end = comma;
  }
}

/** Reads X-Forwarded-For from its end while the addresses belong to trusted proxies. */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plainAddress(peer);
  const hops = hopsFromEnd(forwardedFor ?? '');
  while (isTrusted(address)) {
    const { value: previous } = hops.next();
    if (!previous || !isIP(previous)) break;
    address = previous;
  }
  return address;
}

/** Rate limits count by IPv4 address, or by the /64 and the /48 of an IPv6 address. */
export function senderAt(address: string): Sender {
  if (isIP(address) !== 6) return { address };
  const [a, b, c, d] = ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16));
  return { address: `${a}:${b}:${c}:${d}::/64`, network: `${a}:${b}:${c}::/48` };
}

export function senderOf(proxies: readonly string[], log: Log) {
  const isTrusted = trustedProxies(proxies);
  let hasWarned = false;
  return (context: Context<AppEnv>): Sender => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const forwardedFor = context.req.header('x-forwarded-for');
    if (forwardedFor && !hasWarned && !isTrusted(plainAddress(peer))) {
      hasWarned = true;
      log.warn(
        'X-Forwarded-For is ignored: it came from an address that is not in TRUSTED_PROXIES',
      );
    }
    return senderAt(clientAddress(peer, forwardedFor, isTrusted));
  };
}
