import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Parts of 2000::/3 that lead somewhere else: tunnels to IPv4 addresses, benchmarks, examples. */
const NOT_PUBLIC = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet. Whatever is not known to be so is not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // the library calls some addresses unicast that hold an IPv4 address of any kind, ::7f00:1 for one
  return (
    parsed.kind() === 'ipv4' || (parsed.match(GLOBAL) && !NOT_PUBLIC.some((range) => parsed.match(range)))
  );
}
