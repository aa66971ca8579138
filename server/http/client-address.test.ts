import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, senderAt, trustedProxies } from './client-address.ts';

const trusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);

test.each([
  ['no proxy: the header is a lie', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['one proxy', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a visitor who sends the header too', '10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['two proxies', '10.0.0.1', '203.0.113.5, 192.0.2.7', '203.0.113.5'],
  ['a proxy without the header', '10.0.0.1', undefined, '10.0.0.1'],
  ['a header that is no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['nothing before a comma', '10.0.0.1', ',10.0.0.2', '10.0.0.2'],
  ['twenty proxies', '10.0.0.1', `203.0.113.5${', 10.0.0.3'.repeat(19)}`, '203.0.113.5'],
  [
    'more proxies than there can be',
    '10.0.0.1',
    `203.0.113.5${', 10.0.0.3'.repeat(20)}`,
    '10.0.0.3',
  ],
  ['an IPv4 address in IPv6 clothes', '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a port behind the address', '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['IPv6 with brackets and port', '2001:db8::1', '[2606:4700::1]:443', '2606:4700::1'],
])('%s', (_, peer, header, expected) => {
  expect(clientAddress(peer, header, trusted)).toBe(expected);
});

test.each([
  ['203.0.113.5', { address: '203.0.113.5' }],
  ['unknown', { address: 'unknown' }],
  [
    '2606:4700:0:1a2b:a:b:c:d',
    {
      address: '2606:4700:0:1a2b::/64',
      network: '2606:4700:0::/48',
    },
  ],
  [
    '2606:4700:0:1::',
    {
      address: '2606:4700:0:1::/64',
      network: '2606:4700:0::/48',
    },
  ],
  [
    '2606:4700::1',
    {
      address: '2606:4700:0:0::/64',
      network: '2606:4700:0::/48',
    },
  ],
  ['::1', { address: '0:0:0:0::/64', network: '0:0:0::/48' }],
])('%s counts as %j', (address, sender) => {
  expect(senderAt(address)).toEqual(sender);
});

test('an IPv4 address mapped to IPv6 is that IPv4 address in every spelling', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, byte, (a, b, c, d) => {
      const dotted = [a, b, c, d].join('.');
      const [high, low] = [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
      const spellings = [
        `::ffff:${dotted}`,
        `::FFFF:${high}:${low}`,
        `0:0:0:0:0:ffff:${high}:${low}`,
      ];
      for (const spelling of [...spellings, `0000:0000:0000:0000:0000:ffff:${dotted}`]) {
        expect(clientAddress(spelling, undefined, () => false)).toBe(dotted);
        expect(
          clientAddress('10.0.0.1', `[${spelling}]:443`, (address) => address === '10.0.0.1'),
        ).toBe(dotted);
      }
    }),
  );
});
