import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { MAX_ADDRESS_CHARS, readAddress, writeAddress } from './address.ts';
import { CHANNEL as channel } from './example.fixture.ts';
import { computeTable } from './figures.ts';

const table = { averageFee: '8,000', share: '20', channels: [channel] };
const ADDRESS = 'v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads';

test('an address is short and readable, and restores the table', () => {
  expect(writeAddress(table)).toBe(ADDRESS);
  for (const separator of ['#', '?']) expect(readAddress(`${separator}${ADDRESS}`)).toEqual(table);
});

test.each(['', '#', '#v=1', '#c=1_1_1_1_1_A', `#v=1&c=${'1'.repeat(MAX_ADDRESS_CHARS)}`])(
  '"%.40s" is not a valid link',
  (text) => expect(readAddress(text)).toBeUndefined(),
);

test.each([
  ['a_b & c=d', '$1,234.50'],
  ['50% + tax #1', '5k'],
  ['\u202e\u200d\ufeff\u00a0\t\r\n\0', '4.200'],
  ['−＝１é😀'.repeat(12), '1e9'],
])(
  'any typed text leads to an address that restores itself and the figures: %j, %s',
  (name, typed) => {
    const channels = [{ ...channel, name, spend: typed, inquiries: typed, averageFee: typed }];
    for (const input of [
      { averageFee: typed, share: '20', channels },
      { averageFee: '8,000', share: typed, channels },
    ]) {
      const address = writeAddress(input);
      const read = readAddress(address) ?? table;
      expect(writeAddress(read)).toBe(address);
      expect(read.channels[0]?.name).not.toMatch(/\p{Cc}|\p{Cf}/u);
      const [shown, opened] = [computeTable(input), computeTable(read)];
      const answers = ({ channels: rows }: typeof shown) => rows.map(({ answer }) => answer);
      expect(answers(opened)).toEqual(answers(shown));
      expect([opened.total, opened.ceilingCents]).toEqual([shown.total, shown.ceilingCents]);
    }
  },
);

const links = globSync(inContent('**/*.{md,yaml}')).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const matches = text.matchAll(/\/tools\/cost-per-signed-case\?([^\s)]+)/g);
  return [...matches].map(([, address = '']) => address);
});

test.each(links)('a link of our pages is a valid address of figures: %s', (address) =>
  expect(readAddress(address)?.channels.length).toBeGreaterThan(0),
);
