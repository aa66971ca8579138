import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { ADDRESS_MAX_CHARS, readAddress, writeAddress } from './address.ts';
import { CHANNEL as channel } from './example.fixture.ts';
import { CHANNELS_MAX, readTable } from './figures.ts';

const LETTERS = [...'aZ059 ,.$%_=+-@"\'<>&#;()km\t\r\n\0\u202e\u200d\ufeff\u00a0−＝１é😀'];
const hostileText = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 50 });

const table = { averageFee: '8,000', share: '20', channels: [channel] };
const ADDRESS = 'v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads';

test('an address is short and readable, and restores the table', () => {
  expect(writeAddress(table)).toBe(ADDRESS);
  for (const separator of ['#', '?']) expect(readAddress(`${separator}${ADDRESS}`)).toEqual(table);
});

test.each([
  '',
  '#',
  '#claim-days-to-results',
  '#v=1',
  '#v=2&c=1_1_1_1_1_A',
  '#c=1_1_1_1_1_A',
  `#v=1&c=${'1'.repeat(ADDRESS_MAX_CHARS)}`,
])('"%.40s" is not a valid link', (text) => expect(readAddress(text)).toBeUndefined());

test('any typed text leads to an address that restores the same address and the same figures', () => {
  const text = fc.oneof(
    hostileText,
    fc.nat().map(String),
    fc.constantFrom('', '$1,234.50', '5k', '-3', '4.200'),
  );
  const figures = { spend: text, fees: text, inquiries: text, signed: text, averageFee: text };
  const channels = fc.array(fc.record({ id: fc.nat(), name: text, ...figures }), {
    minLength: 1,
    maxLength: CHANNELS_MAX,
  });
  fc.assert(
    fc.property(fc.record({ averageFee: text, share: text, channels }), (input) => {
      const address = writeAddress(input);
      const read = readAddress(address);
      if (address.length > ADDRESS_MAX_CHARS || !read) return;
      expect(writeAddress(read)).toBe(address);
      const [shown, opened] = [readTable(input), readTable(read)];
      expect(opened.ceilingCents).toBe(shown.ceilingCents);
      expect(opened.channels.map(({ answer }) => answer)).toEqual(
        shown.channels.map(({ answer }) => answer),
      );
      expect(opened.all).toEqual(shown.all);
    }),
  );
});

const links = globSync(inContent('**/*.{md,yaml}')).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const matches = text.matchAll(/\/tools\/cost-per-signed-case\?([^\s)]+)/g);
  return [...matches].map(([, address = '']) => address);
});

test.each(links)('a link from our pages opens with its figures: %s', (address) =>
  expect(readAddress(address)?.channels.length).toBeGreaterThan(0),
);
