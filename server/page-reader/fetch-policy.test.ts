import { expect, test } from 'vitest';
import { PageFailure } from './failure.ts';
import {
  type FetchPolicy,
  isPublicAddress,
  PUBLIC_WEB,
  readAddress,
  resolveAllowedAddress,
} from './fetch-policy.ts';

const PRIVATE =
  `127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255 224.0.0.1
  192.0.2.1 198.18.0.1 240.0.0.1 192.0.0.1 ::1 :: ::ffff:127.0.0.1 ::ffff:7f00:1 ::7f00:1 64:ff9b::7f00:1 64:ff9b:1::1
  2002:7f00:1:: 2001::1 2001:db8::1 3fff::1 fc00::1 fd12::1 fe80::1 ff02::1 100::1 5f00::1`
    .split(/\s+/)
    .filter(Boolean);

test.each(PRIVATE)('%s is not a public address', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);
test.each([
  ['93.184.215.14', true],
  ['2606:4700::6810:84e5', true],
  ['', false],
  ['localhost', false],
  ['127.1', false],
  ['1.2.3.4.5', false],
])('%j is a public address: %s', (text, expected) => expect(isPublicAddress(text)).toBe(expected));

async function reasonOf(typed: string, fetchPolicy: FetchPolicy = PUBLIC_WEB) {
  try {
    await resolveAllowedAddress(readAddress(typed).url, fetchPolicy);
    return 'allowed';
  } catch (error) {
    return error instanceof PageFailure ? error.reason : error;
  }
}

const SPELLINGS =
  'http://0x7f.1/ http://2130706433/ http://017700000001/ http://127.1/ http://①②⑦.⓪.⓪.① http://[::ffff:7f00:1]/ http://[::7f00:1]/ http://[64:ff9b::7f00:1]/ https://0/'.split(
    ' ',
  );
test.each(SPELLINGS)('%s is read as the private address that it means', async (typed) =>
  expect(await reasonOf(typed)).toBe('not-public'),
);

test.each([
  ['ftp://firm.example/', 'not-an-address'],
  ['file:///etc/passwd', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['https://user:secret@firm.example/', 'not-an-address'],
  ['http://localhost/', 'not-an-address'],
  ['intranet', 'not-an-address'],
  ['two words.example', 'not-an-address'],
  ['https://firm.example:8080/', 'port'],
  ['http://firm.example:22/', 'port'],
])('%s is not fetched, with the reason %s', async (typed, reason) =>
  expect(await reasonOf(typed)).toBe(reason),
);

const resolvingTo = (...addresses: string[]): FetchPolicy => ({
  ...PUBLIC_WEB,
  resolve: async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

test('a name is fetched only if all its DNS answers are public, and the first answer is used', async () => {
  expect(await reasonOf('firm.example', resolvingTo('8.8.8.8', '127.0.0.1'))).toBe('not-public');
  expect(await reasonOf('firm.example', resolvingTo('8.8.8.8', '::7f00:1'))).toBe('not-public');
  expect(await reasonOf('firm.example', resolvingTo())).toBe('not-found-by-name');
  const url = new URL('https://firm.example');
  const resolved = await resolveAllowedAddress(url, resolvingTo('8.8.8.8', '8.8.4.4'));
  expect(resolved).toEqual({ address: '8.8.8.8', family: 4 });
});

test('the default scheme is https, and the fragment is left out', () => {
  const { url, isSchemeGuessed } = readAddress(' www.firm.example/page?a=1#part ');
  expect([url.href, isSchemeGuessed]).toEqual(['https://www.firm.example/page?a=1', true]);
});
