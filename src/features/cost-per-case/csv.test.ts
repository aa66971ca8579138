import { expect, test } from 'vitest';
import { MAX_SUBJECT_LENGTH } from '../forms/form-request.ts';
import { inquirySubject, tableCsv } from './csv.ts';
import { CHANNEL as channel, EXAMPLE } from './example.fixture.ts';
import { computeTable, exampleTable } from './figures.ts';

const readChannels = (...channels: (typeof channel)[]) =>
  computeTable({ averageFee: '8,000', share: '20', channels });
const csvOf = (...channels: (typeof channel)[]) => tableCsv(readChannels(...channels));
const blankChannel = { ...channel, spend: '', fees: '', inquiries: '', signed: '' };

test('the CSV has a line for each channel that is not blank, and a total', () => {
  const radio = { ...blankChannel, name: 'Radio', spend: '2,400', signed: '0' };
  expect(csvOf(channel, radio, blankChannel)).toBe(
    `\ufeff${[
      '"Channel","Cost, US dollars","Inquiries","Signed cases","Cost per inquiry, US dollars","Sign rate, percent","Cost per signed case, US dollars","Range from, US dollars","Range to, US dollars","Ceiling, US dollars","Gap to the ceiling, US dollars","Side of the ceiling","Cases to break even","Cases at the ceiling"',
      '"Search ads","13500.00","60","9","225.00","15.0","1500.00","950.30","2485.06","1600.00","100.00","under","2","9"',
      '"Radio","2400.00","","0","","","","1042.31","open","1600.00","","","1","2"',
      '"All","15900.00","","9","","","1766.67","1119.25","2926.85","1600.00","166.67","over","2","10"',
    ].join('\r\n')}\r\n`,
  );
});

const atCeiling = { ...channel, spend: '14,400', fees: '' };

test('the CSV labels omitted channels, and the sum of the others is then not labelled as a total', () => {
  const text = csvOf(atCeiling, { ...channel, signed: '' }, { ...channel, spend: '4.200' });
  expect(text.match(/\r\n"Search ads \(left out\)",""/g)).toHaveLength(2);
  expect(text).toMatch(/\r\n"Counted channels","14400.00"/);
});

test.each(['=1+1', '＝1', '\t=1'])('no cell of the CSV begins like a formula: %s', (name) =>
  expect(csvOf({ ...channel, name })).toContain(`\r\n"'`),
);

test('the subject of the contact form has the total and as many complete channels as fit', () => {
  expect(inquirySubject('Cost per signed case', computeTable(exampleTable(EXAMPLE)))).toBe(
    'Cost per signed case: $1,045, ceiling $1,600 ($34,500 for 33 cases); Search ads: $13,500 for 9 cases; Local Services Ads: $4,200 for 6 cases; Organic search and maps: $10,500 for 10 cases; Directories: $2,400 for 1 case; Sponsorships: $1,500 for 1 case; Unknown: $0 for 6 cases; Shared: $2,400 for 0 cases',
  );
  expect(inquirySubject('Cost', readChannels(blankChannel))).toBe('Cost');
  const channelNamed = (id: number) => ({ ...channel, id, name: `${id}${'W'.repeat(38)}` });
  const channels = Array.from({ length: 12 }, (_, id) => channelNamed(id));
  const subject = inquirySubject('Cost', readChannels(...channels));
  expect(subject.length).toBeLessThanOrEqual(MAX_SUBJECT_LENGTH);
  expect(subject).toMatch(/; \dW{38}: \$13,500 for 9 cases$/);
});
