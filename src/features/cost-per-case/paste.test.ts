import { expect, test } from 'vitest';
import { CHANNELS_MAX, exampleTable, type TypedTable } from './figures.ts';
import { pastedBlock, withBlock } from './paste.ts';

const none = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };
const own: TypedTable = {
  averageFee: '8,000',
  share: '20',
  channels: [
    { id: 4, name: 'Radio', ...none, spend: '500', signed: '1' },
    { id: 5, name: 'Podcast', ...none },
    { id: 6, name: 'Shared', ...none, spend: '90', signed: '0' },
  ],
};

test('a block copied from a spreadsheet fills rows from the name on', () => {
  expect(
    pastedBlock(
      'Google Ads\t$3,200.00\t$1,500.00\t42\t5\r\nLSA\t 1,850 \t$ -\t12\t4\r\n',
      'channel',
    ),
  ).toEqual([
    { channel: 'Google Ads', spend: '3,200', fees: '1,500', inquiries: '42', signed: '5' },
    { channel: 'LSA', spend: '1,850', fees: '0', inquiries: '12', signed: '4' },
  ]);
});

test('a row of heads says what each column holds; what is worked out and sums are left out', () => {
  const sheet = [
    'Lead source\tLeads\tSigned cases\tAd spend\tCost per case\tAgency fee\tAverage fee',
    'Ads\t42\t5\t$3,200\t$640\t1500\t"8,000"',
    'Maps\t30\t6\t\t#DIV/0!\t2k\tn/a',
    'Total\t72\t11\t$3,200\t$291\t3500\t',
  ].join('\n');
  expect(pastedBlock(sheet, 'fees')).toEqual([
    {
      channel: 'Ads',
      inquiries: '42',
      signed: '5',
      spend: '3,200',
      fees: '1,500',
      averageFee: '8,000',
    },
    { channel: 'Maps', inquiries: '30', signed: '6', spend: '', fees: '2,000', averageFee: '' },
  ]);
});

test('without names the figures begin where they are pasted, or at the first column of figures', () => {
  expect(pastedBlock('42\t5\n12\t4', 'inquiries')).toEqual([
    { inquiries: '42', signed: '5' },
    { inquiries: '12', signed: '4' },
  ]);
  expect(pastedBlock('3200\t1500\n1850\t0', 'channel')).toEqual([
    { spend: '3,200', fees: '1,500' },
    { spend: '1,850', fees: '0' },
  ]);
  expect(pastedBlock('5\n4', 'signed')).toEqual([{ signed: '5' }, { signed: '4' }]);
});

test('what cannot be read stays as it is, for its field to say so', () =>
  expect(pastedBlock('Ads\tabout 5000\t12%', 'channel')).toEqual([
    { channel: 'Ads', spend: 'about 5000', fees: '12%' },
  ]));

test.each(['', '9,000', 'Google Ads\n', 'one line of text', '\t\n'])('"%s" is no block', (text) =>
  expect(pastedBlock(text, 'channel')).toBeUndefined(),
);

test('a cell in quotes is one cell, whatever it holds', () =>
  expect(pastedBlock('"Ads\nand ""maps"""\t5', 'channel')).toEqual([
    { channel: 'Ads and "maps"', spend: '5' },
  ]));

test('rows are written over from the row on, new ones come after, and blank ones behind a table with names go', () => {
  const block = pastedBlock('Ads\t1\t\t\t2\nMaps\t3\t\t\t4', 'channel') ?? [];
  const { table, rows, leftOut } = withBlock(own, block, 0);
  expect(table.channels.map(({ id, name, spend, signed }) => [id, name, spend, signed])).toEqual([
    [4, 'Ads', '1', '2'],
    [5, 'Maps', '3', '4'],
    [6, 'Shared', '90', '0'],
  ]);
  expect([table.averageFee, rows, leftOut]).toEqual(['8,000', 2, 0]);
  const added = withBlock(own, block, 2).table.channels;
  expect(added.map(({ name }) => name)).toEqual(['Radio', 'Podcast', 'Ads', 'Maps']);
  expect(new Set(added.map(({ id }) => id)).size).toBe(4);
  const only = withBlock(own, [{ channel: 'Ads', spend: '1' }], 0).table.channels;
  expect(only.map(({ name }) => name)).toEqual(['Ads', 'Shared']);
});

test('a column leaves the rest of its rows alone', () => {
  const { table } = withBlock(own, [{ signed: '7' }, { signed: '8' }], 0);
  expect(table.channels.map(({ name, spend, signed }) => [name, spend, signed])).toEqual([
    ['Radio', '500', '7'],
    ['Podcast', '', '8'],
    ['Shared', '90', '0'],
  ]);
});

test('a table holds so many channels, and says how many found no room', () => {
  const block = Array.from({ length: CHANNELS_MAX + 3 }, (_, index) => ({
    channel: `C${index}`,
    spend: '1',
  }));
  const { table, rows, leftOut } = withBlock(
    exampleTable({ averageFee: 1, sharePercent: 1, channels: [] }),
    block,
    0,
  );
  expect([table.channels.length, rows, leftOut]).toEqual([CHANNELS_MAX, CHANNELS_MAX, 3]);
  expect(new Set(table.channels.map(({ id }) => id)).size).toBe(CHANNELS_MAX);
});
