import { expect, test } from 'vitest';
import type { TableInput } from './figures.ts';
import { pasteBlock, readBlock, readSheet, type TableColumn } from './paste.ts';

/** "channel Ads | spend 3,200" for each row. */
const rowsOf = (text: string, column: TableColumn) =>
  (readBlock(text, column) ?? []).map((row) =>
    Object.entries(row)
      .map(([name, value]) => `${name} ${value}`)
      .join(' | '),
  );

/**
 * Each product exports its file in this form; the last column lists the columns reported as left
 * out.
 */
const FILES: readonly [what: string, file: string, block: string[], leftOut: string[]][] = [
  [
    'Google Ads: a campaign report by month; a conversion may be no inquiry',
    `Campaign report
"October 1, 2026 - November 30, 2026"
Campaign status,Campaign,Month,Budget,Currency code,Cost,Avg. CPC,Conversions,Cost / conv.
Enabled,"Tampa, injury",2026-10,150.00,USD,"4,466.84",3.71,38.00,117.55
Paused,Brand,2026-10,20.00,USD, --, --,0.00,0.00
Enabled,"Tampa, injury",2026-11,150.00,USD,533.16,5.33,4.00,133.29
Total: Campaigns, --, --, --,USD,"5,000.00",3.83,42.00,119.05
Total: Account, --, --,170.00,USD,"5,000.00",3.83,42.00,119.05`,
    ['channel Tampa, injury | spend 5,000', 'channel Brand | spend '],
    'Campaign status,Month,Budget,Currency code,Avg. CPC,Conversions,Cost / conv.'.split(','),
  ],
  [
    'Meta: sums without a name above the campaigns, and results of many kinds',
    `"Reporting starts","Campaign name","Ad set budget","Results","Amount spent (USD)","Leads","Cost per lead"
2026-10-01,,,,786.40,25,31.46
2026-10-01,"PI lookalike",40,22,686.40,22,31.20
2026-10-01,Retarget,10,3,100.00,3,33.33`,
    [
      'channel PI lookalike | spend 686.40 | inquiries 22',
      'channel Retarget | spend 100 | inquiries 3',
    ],
    ['Reporting starts', 'Ad set budget', 'Results', 'Cost per lead'],
  ],
  [
    'a spreadsheet of the firm: a budget is no spend, and a row without a name has its sums',
    `\uFEFFLead source,Monthly budget,"Ad spend ($)",Retainer,Leads,Signed cases,Cost per case,Average fee
Ads,3500,"$3,200.00",1500,42,5,$940,"8,000"
Maps,0,,2k,30,6,#DIV/0!,n/a
,3500,"3,200",3500,72,11,$609,`,
    [
      'channel Ads | spend 3,200 | fees 1,500 | inquiries 42 | signed 5 | averageFee 8,000',
      'channel Maps | spend  | fees 2,000 | inquiries 30 | signed 6 | averageFee ',
    ],
    ['Monthly budget', 'Cost per case'],
  ],
  [
    'a list of leads: names of clients are no channels',
    'Customer,Job type,Price\nMaria R.,Car accident,48.10\nJ. Doe,Slip and fall,51.00',
    [],
    ['Customer', 'Job type', 'Price'],
  ],
];

test.each(FILES)('a pasted file is read: %s', (_, file, block, leftOut) => {
  expect(rowsOf(file, 'signed')).toEqual(block);
  expect(readSheet(file)?.leftOutColumns).toEqual(leftOut);
  if (!file.includes('"')) expect(rowsOf(file.replaceAll(',', '\t'), 'channel')).toEqual(block);
});

test.each([
  ['a list of clients', 'Maria R.\tCar accident\t48.10\nJ. Doe\tSlip\t51.00'],
  ['a title above unknown names', 'All leads\nCustomer,Job,Price\nMaria R.,Car,48.10'],
])('nothing is imported from %s', (_, text) => expect(readBlock(text, 'channel')).toEqual([]));

const GOOGLE = 'channel Google Ads | spend 3,200 | fees 1,500 | inquiries 42 | signed 5';
const LSA = 'channel LSA | spend 1,850 | fees 0 | inquiries 12 | signed 4';
const TABS = 'Google Ads\t$3,200.00\t$1,500.00\t42\t5\r\nLSA\t 1,850 \t$ -\t12\t4\r\n';
const COMMAS = 'Google Ads,3200,1500,42,5\nLSA,"1,850",$ -,12,4\n';
const ONE_LINE = 'channel Ads | spend 3,200.50 | fees 0 | inquiries 42 | signed 5';

// A block without column names fills rows from the focused field, or from the first possible
// column. One line of a file is a row.
test.each<[string, TableColumn, string[]]>([
  [TABS, 'channel', [GOOGLE, LSA]],
  [COMMAS, 'channel', [GOOGLE, LSA]],
  ['42\t5\n7\t4', 'inquiries', ['inquiries 42 | signed 5', 'inquiries 7 | signed 4']],
  ['3200\t1500\n1850\t0', 'channel', ['spend 3,200 | fees 1,500', 'spend 1,850 | fees 0']],
  ['Google Ads,3200,1500,42,5', 'channel', [GOOGLE]],
  ['Ads;3.200,50;0;42;5', 'channel', [ONE_LINE]],
  ['Google Ads,"$3,200",0', 'channel', ['channel Google Ads | spend 3,200 | fees 0']],
])('%j fills the rows from the field %s', (text, field, rows) =>
  expect(rowsOf(text, field)).toEqual(rows),
);

test.each(['', '9,000', 'Google Ads\n', '\t\n', 'Ads, 9,000', 'Tampa, injury, 2026'])(
  '"%s" is not a table',
  (text) => expect(rowsOf(text, 'channel')).toEqual([]),
);

const emptyRow = { spend: '', fees: '', inquiries: '', signed: '', averageFee: '' };
const typedTable: TableInput = {
  averageFee: '8,000',
  share: '20',
  channels: [
    { id: 4, name: 'Radio', ...emptyRow, spend: '500', signed: '1' },
    { id: 5, name: 'Podcast', ...emptyRow },
    { id: 6, name: 'Shared', ...emptyRow, spend: '90', signed: '0' },
  ],
};
const GOOGLE_ALONE = [{ channel: 'Google', spend: '100' }];
const COLUMN = [{ signed: '7' }, { signed: '8' }];
const ADS = [
  { channel: 'Ads', spend: '1', signed: '2' },
  { channel: 'Maps', spend: '3', signed: '4' },
];

test.each([
  ['replaces rows', ADS, 0, ['Ads 1 2', 'Maps 3 4', 'Shared 90 0']],
  ['adds new rows', ADS, 2, ['Radio 500 1', 'Podcast  ', 'Ads 1 2', 'Maps 3 4']],
  ['with another name removes the old figures', GOOGLE_ALONE, 0, ['Google 100 ', 'Shared 90 0']],
  ['without names fills a column', COLUMN, 0, ['Radio 500 7', 'Podcast  8', 'Shared 90 0']],
])('a pasted table %s', (_, block, from, rows) => {
  const { channels, averageFee } = pasteBlock(typedTable, block, from).table;
  expect(channels.map(({ name, spend, signed }) => `${name} ${spend} ${signed}`)).toEqual(rows);
  expect(new Set(channels.map(({ id }) => id)).size).toBe(channels.length);
  expect(averageFee).toBe('8,000');
});
