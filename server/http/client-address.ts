import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Log } from '../log.ts';
import type { AppEnv, Sender } from './guards.ts';

/** An IPv4 address written as IPv6 counts as that IPv4 address; brackets, ports and zones are dropped. */
function plainAddress(text: string) {
  const [bare = ''] = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%');
  return isIP(bare) === 6 ? ipaddr.process(bare).toString() : bare;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function trustedProxies(networks: readonly string[]) {
  const trusted = new BlockList();
  for (const network of networks) {
    const [host = '', prefix] = network.split('/');
    if (prefix === undefined) trusted.addAddress(host, family(host));
    else trusted.addSubnet(host, Number(prefix), family(host));
  }
  return (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
}

/**
 * No request passes through more of our proxies than this. An operator who trusts every address lets senders write any
 * number of them.
 */
const HOPS_MAX = 20;

/**
 * Returns the addresses of X-Forwarded-For, the last one first. Each is read only when it is needed: a header has room for
 * thousands, and reading all of them would delay every other visitor.
 */
function* hopsFromEnd(forwardedFor: string) {
  let end = forwardedFor.length;
  for (let hops = 0; hops < HOPS_MAX && end >= 0; hops += 1) {
    // lastIndexOf would take a negative position for 0
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
    yield plainAddress(forwardedFor.slice(comma + 1, end));
    end = comma;
  }
}

/**
 * The visitor's own address. X-Forwarded-For is read from its end, and only as far as trusted proxies wrote it, at most
 * HOPS_MAX of them.
 */
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

/** Returns the sender for which limits count an address. */
export function senderAt(address: string): Sender {
  if (isIP(address) !== 6) return { address };
  const [a, b, c, d] = ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16));
  return { address: `${a}:${b}:${c}:${d}::/64`, network: `${a}:${b}:${c}::/48` };
}

/** The key by which limits count the sender of a request. An unexpected X-Forwarded-For is logged once. */
export function senderOf(proxies: readonly string[], log: Log) {
  const isTrusted = trustedProxies(proxies);
  let warned = false;
  return (context: Context<AppEnv>): Sender => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const forwardedFor = context.req.header('x-forwarded-for');
    if (forwardedFor && !warned && !isTrusted(plainAddress(peer))) {
      warned = true;
      log.warn(
        'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES and is not believed',
      );
    }
    return senderAt(clientAddress(peer, forwardedFor, isTrusted));
  };
}
