import { describe, expect, test } from 'vitest';
import { CHANNELS_MAX, exampleTable, type TypedTable } from './figures.ts';
import { pastedBlock, unknownColumns, withBlock } from './paste.ts';

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

describe('files as products save them', () => {
  test.each([
    [
      'Google Ads: a campaign report by month; conversions may be other than inquiries',
      `Campaign report
"October 1, 2026 - November 30, 2026"
Campaign status,Campaign,Month,Budget,Budget type,Currency code,Cost,Clicks,Avg. CPC,Conversions,Cost / conv.
Enabled,"Tampa, injury",2026-10,150.00,Daily,USD,"4,466.84","1,204",3.71,38.00,117.55
Paused,Brand,2026-10,20.00,Daily,USD, --,0, --,0.00,0.00
Enabled,"Tampa, injury",2026-11,150.00,Daily,USD,533.16,100,5.33,4.00,133.29
Total: Campaigns, --, --, --, --,USD,"5,000.00","1,304",3.83,42.00,119.05
Total: Account, --, --,170.00,Daily,USD,"5,000.00","1,304",3.83,42.00,119.05`,
      [
        { channel: 'Tampa, injury', spend: '5,000' },
        { channel: 'Brand', spend: '' },
      ],
      ['Conversions'],
    ],
    [
      'Meta: sums without a name above the campaigns, and results of many kinds',
      `"Reporting starts","Reporting ends","Campaign name","Campaign delivery","Ad set budget","Ad set budget type","Results","Reach","Amount spent (USD)","Leads","Cost per lead"
2026-10-01,2026-10-31,,,,,,31200,786.40,25,31.46
2026-10-01,2026-10-31,"PI lookalike",active,40,Daily,22,20100,686.40,22,31.20
2026-10-01,2026-10-31,Retarget,inactive,10,Daily,3,11100,100.00,3,33.33`,
      [
        { channel: 'PI lookalike', spend: '686.4', inquiries: '22' },
        { channel: 'Retarget', spend: '100', inquiries: '3' },
      ],
      ['Results'],
    ],
    [
      'Google Analytics: notes above the heads, a grand total at the end of its row',
      `# ----------------------------------------
# Traffic acquisition
# Start date: 20261001
# ----------------------------------------

Session primary channel group (Default Channel Group),Sessions,Engaged sessions,Engagement rate,Event count,Key events,Total revenue
Organic Search,812,500,0.61,4200,31,0
Paid Search,640,300,0.46,2900,28,0
,1452,800,0.55,7100,59,0,Grand total`,
      [{ channel: 'Organic Search' }, { channel: 'Paid Search' }],
      ['Key events'],
    ],
    [
      'CallRail: calls by source, whose duration is no fee',
      `Source,Total Calls,First-Time Callers,Average Duration,Answered,Missed,Qualified
Google Ads,90,62,185,80,10,20
Google My Business,71,45,201,60,11,18
Total,161,107,193,140,21,38`,
      [
        { channel: 'Google Ads', inquiries: '62' },
        { channel: 'Google My Business', inquiries: '45' },
      ],
      ['Qualified'],
    ],
    [
      'a spreadsheet of the firm: a budget is no spend, and the last row is its sums',
      `\uFEFFLead source,Monthly budget,"Ad spend ($)",Retainer,Leads,Signed cases,Cost per case,Average fee
Ads,3500,"$3,200.00",1500,42,5,$940,"8,000"
Maps,0,,2k,30,6,#DIV/0!,n/a
,3500,"3,200",3500,72,11,$609,`,
      [
        {
          channel: 'Ads',
          spend: '3,200',
          fees: '1,500',
          inquiries: '42',
          signed: '5',
          averageFee: '8,000',
        },
        { channel: 'Maps', spend: '', fees: '2,000', inquiries: '30', signed: '6', averageFee: '' },
      ],
      ['Monthly budget'],
    ],
  ])('%s', (_, file, block, unknown) => {
    expect(pastedBlock(file, 'signed')).toEqual(block);
    expect(unknownColumns(file)).toEqual(unknown);
    // A spreadsheet copies the same cells with tabs.
    const [head = ''] = file.split('\n');
    if (!head.includes('"') && !file.includes('"'))
      expect(pastedBlock(file.replaceAll(',', '\t'), 'channel')).toEqual(block);
  });

  test('amounts in another currency are no dollars', () => {
    const file = 'Campaign,Currency code,Cost\nTampa,EUR,100\nBrand,EUR,50';
    expect(pastedBlock(file, 'channel')).toEqual([{ channel: 'Tampa' }, { channel: 'Brand' }]);
    expect(unknownColumns(file)).toEqual(['Cost']);
  });

  test('heads that nobody knows: the first column has the names, and the others are named', () => {
    const file = 'Kanal\tBudget\tAusgaben\nAds\t500\t420\nMaps\t0\t0';
    expect(pastedBlock(file, 'channel')).toEqual([{ channel: 'Ads' }, { channel: 'Maps' }]);
    expect(unknownColumns(file)).toEqual(['Budget', 'Ausgaben']);
  });
});

test('a block without heads fills rows from the name on, or from where its figures can be', () => {
  const rows = [
    { channel: 'Google Ads', spend: '3,200', fees: '1,500', inquiries: '42', signed: '5' },
    { channel: 'LSA', spend: '1,850', fees: '0', inquiries: '12', signed: '4' },
  ];
  const tabs = 'Google Ads\t$3,200.00\t$1,500.00\t42\t5\r\nLSA\t 1,850 \t$ -\t12\t4\r\n';
  expect(pastedBlock(tabs, 'channel')).toEqual(rows);
  expect(pastedBlock('Google Ads,3200,1500,42,5\nLSA,"1,850",$ -,12,4\n', 'channel')).toEqual(rows);
  expect(pastedBlock('42\t5\n12\t4', 'inquiries')).toEqual([
    { inquiries: '42', signed: '5' },
    { inquiries: '12', signed: '4' },
  ]);
  expect(pastedBlock('3200\t1500\n1850\t0', 'channel')).toEqual([
    { spend: '3,200', fees: '1,500' },
    { spend: '1,850', fees: '0' },
  ]);
  expect(pastedBlock('9,000\n4,500', 'spend')).toEqual([{ spend: '9,000' }, { spend: '4,500' }]);
});

test('a field shows what cannot be read; a cell in quotes is one cell', () => {
  expect(pastedBlock('Ads\tabout 5000\t12%', 'channel')).toEqual([
    { channel: 'Ads', spend: 'about 5000', fees: '12%' },
  ]);
  expect(pastedBlock('"Ads\nand ""maps"""\t5', 'channel')).toEqual([
    { channel: 'Ads and "maps"', spend: '5' },
  ]);
});

test.each(['', '9,000', 'Google Ads\n', 'one line of text', '\t\n'])('"%s" is no block', (text) =>
  expect(pastedBlock(text, 'channel')).toBeUndefined(),
);

test('a block replaces rows, adds new ones, and with names it removes blank ones behind it', () => {
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
  const column = withBlock(own, [{ signed: '7' }, { signed: '8' }], 0).table.channels;
  expect(column.map(({ name, spend, signed }) => [name, spend, signed])).toEqual([
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
  const blank = exampleTable({ averageFee: 1, sharePercent: 1, channels: [] });
  const { table, rows, leftOut } = withBlock(blank, block, 0);
  expect([table.channels.length, rows, leftOut]).toEqual([CHANNELS_MAX, CHANNELS_MAX, 3]);
  expect(new Set(table.channels.map(({ id }) => id)).size).toBe(CHANNELS_MAX);
});
