import { expect, test } from 'vitest';
import { clientAddress, senderAt, trustedProxies } from './client-address.ts';

const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

const behindProxies = (count: number) => `203.0.113.5${', 10.0.0.3'.repeat(count)}`;

test.each([
  ['no proxy, and a forged header', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['one proxy', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a visitor who sends the header too', '10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['two proxies', '10.0.0.1', '203.0.113.5, 192.0.2.7', '203.0.113.5'],
  ['a proxy without the header', '10.0.0.1', undefined, '10.0.0.1'],
  ['a header that is no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['nothing before a comma', '10.0.0.1', ',10.0.0.2', '10.0.0.2'],
  ['twenty proxies', '10.0.0.1', behindProxies(19), '203.0.113.5'],
  ['more proxies than there can be', '10.0.0.1', behindProxies(20), '10.0.0.3'],
  ['an IPv4 address as IPv6', '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a mapped address in hexadecimal', '::FFFF:a00:1', '[::ffff:cb00:7105]:443', '203.0.113.5'],
  ['a port behind the address', '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['IPv6 with brackets and port', '2001:db8::1', '[2606:4700::1]:443', '2606:4700::1'],
])('the client behind a proxy is found: %s', (_, peer, header, expected) => {
  expect(clientAddress(peer, header, trusted)).toBe(expected);
});

test.each([
  ['203.0.113.5', '203.0.113.5', undefined],
  ['unknown', 'unknown', undefined],
  ['2606:4700:0:1a2b:a:b:c:d', '2606:4700:0:1a2b::/64', '2606:4700:0::/48'],
  ['2606:4700:0:1::', '2606:4700:0:1::/64', '2606:4700:0::/48'],
  ['2606:4700::1', '2606:4700:0:0::/64', '2606:4700:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s counts as %s in the network %s', (typed, address, network) => {
  expect(senderAt(typed)).toEqual({ address, ...(network && { network }) });
});
