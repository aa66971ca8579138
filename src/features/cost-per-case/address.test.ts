import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { ADDRESS_MAX_CHARS, readAddress, writeAddress } from './address.ts';
import { CHANNEL as channel } from './channel.fixture.ts';
import { CHANNELS_MAX, NAME_MAX_CHARS, readTable } from './figures.ts';
import { hostileText } from './hostile-text.fixture.ts';
import { dollars } from './money.ts';
import { costPageSchema } from './page-schema.ts';

const table = { averageFee: '8,000', share: '20', channels: [channel] };
const ADDRESS = 'v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads';

test('an address is short and can be read by a person, and gives the table back', () => {
  expect(writeAddress(table)).toBe(ADDRESS);
  for (const sign of ['#', '?']) expect(readAddress(`${sign}${ADDRESS}`)).toEqual(table);
});

test.each<[Partial<typeof channel>, string]>([
  [{ spend: '$9k', fees: '-1', signed: '9.5' }, '9000__60___Search+ads'],
  [{ spend: '4.200' }, '_4500_60___Search+ads'],
  [{ averageFee: 'x' }, '9000_4500_60___Search+ads'],
])('a row that is left out because of %j is left out in its address too', (unreadable, written) => {
  const typed = { ...table, channels: [channel, { ...channel, ...unreadable, id: 1 }] };
  const address = writeAddress(typed);
  expect(address).toBe(`${ADDRESS}&c=${written}`);
  expect(readTable(readAddress(address) ?? table).all).toEqual(readTable(typed).all);
});

test.each([
  '',
  '#',
  '#claim-days-to-results',
  '#v=1',
  '#v=2&c=1_1_1_1_1_A',
  '#c=1_1_1_1_1_A',
  `#v=1&c=${'1'.repeat(ADDRESS_MAX_CHARS)}`,
])('"%.40s" is none of ours', (text) => expect(readAddress(text)).toBeUndefined());

test('hostile parts are blank, cut, or plain text; there are no more channels than a table has', () => {
  const name = '<img src=x onerror=alert(1)>_\u202e\u0000 and more than forty characters of it';
  const read = readAddress(
    `v=1&fee=NaN&share=1e9&c=Infinity_-1_0x10_9.5_=1+1_${encodeURIComponent(name)}`,
  );
  const blank = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };
  expect(read).toMatchObject({ averageFee: '', share: '', channels: [blank] });
  const shown = read?.channels[0]?.name ?? '';
  expect([...shown]).toHaveLength(NAME_MAX_CHARS);
  expect(shown).toContain('<img src=x onerror=alert(1)>_');
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(readAddress(`v=1${'&c=1'.repeat(400)}`)?.channels).toHaveLength(CHANNELS_MAX);
});

test('whatever is typed, its address leads to a table of the same address and the same figures', () => {
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

describe('a link of ours', () => {
  const links = globSync(inContent('**/*.{md,yaml}')).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = text.matchAll(/\/tools\/cost-per-signed-case\?([^\s)]+)/g);
    return [...found].map(([, address = '']) => ({ file, text, address }));
  });

  test.runIf(isSample)('is on every page of a practice area and on the pricing page', () =>
    expect(links).toHaveLength(7),
  );

  test.each(links)(
    '$file: $address opens as it is written, with a ceiling that the page names',
    (link) => {
      const read = readAddress(link.address);
      if (!read) throw new Error('this link is not understood');
      expect(writeAddress(read)).toBe(link.address);
      expect(link.text).toContain(dollars(readTable(read).ceilingCents ?? Number.NaN));
    },
  );

  test.runIf(isSample)('opens as the example of its page', () => {
    const { ours } = readContentFile(
      inContent('tools/cost-per-signed-case.yaml'),
      costPageSchema,
      'Northbar',
    ).data.tool;
    const home = readFileSync(inContent('pages/home.yaml'), 'utf8').match(/example: (v=1\S+)/)?.[1];
    const opened = links.map(({ file, address }) => ({
      of: file.includes('practice-areas')
        ? `our page on ${/[\w-]+(?=\.md)/.exec(file)?.[0].replace('real-estate', 'and-real-estate').replaceAll('-', ' ')}`
        : `our ${/\w+(?=\.yaml)/.exec(file)?.[0]} page`,
      figures: address,
    }));
    const byPage = (all: typeof opened) => all.toSorted((a, b) => a.of.localeCompare(b.of));
    expect(byPage(ours)).toEqual(byPage([...opened, { of: 'our home page', figures: home ?? '' }]));
    expect(new Set(ours.map(({ figures }) => figures)).size).toBe(ours.length);
  });
});
