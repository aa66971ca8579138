import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL as channel } from './channel.fixture.ts';
import { tableCsv } from './csv.ts';
import { readTable } from './figures.ts';
import { hostileText } from './hostile-text.fixture.ts';

const csvOf = (...channels: (typeof channel)[]) =>
  tableCsv(readTable({ averageFee: '8,000', share: '20', channels }));

test('one line a channel, and one for all', () => {
  expect(
    csvOf(channel, {
      ...channel,
      name: 'Radio',
      spend: '2,400',
      fees: '',
      inquiries: '',
      signed: '0',
    }),
  ).toBe(
    `\ufeff${[
      '"Channel","Cost, US dollars","Inquiries","Signed cases","Cost per inquiry, US dollars","Sign rate, percent","Cost per signed case, US dollars","Range from, US dollars","Range to, US dollars","Ceiling, US dollars","Gap to the ceiling, US dollars","Side of the ceiling","Cases to break even","Cases at the ceiling"',
      '"Search ads","13500.00","60","9","225.00","15.0","1500.00","950.30","2485.06","1600.00","100.00","under","2","9"',
      '"Radio","2400.00","","0","","","","1042.31","open","1600.00","","","1","2"',
      '"All","15900.00","","9","","","1766.67","1119.25","2926.85","1600.00","166.67","over","2","10"',
    ].join('\r\n')}\r\n`,
  );
});

test('a channel that is left out has a line that says why, and the last line says that it is not of all', () => {
  const lines = csvOf(
    channel,
    { ...channel, name: 'Radio', signed: '' },
    { ...channel, name: 'Maps', spend: '4.200' },
    { ...channel, spend: '', fees: '', inquiries: '', signed: '' },
  ).split('\r\n');
  const empty = ',""'.repeat(13);
  expect(lines.slice(2, -2)).toEqual([
    `"Radio (left out, signed cases not entered)"${empty}`,
    `"Maps (left out, a number cannot be read)"${empty}`,
  ]);
  expect(lines.at(-2)).toMatch(/^"Counted channels","13500.00"/);
});

test('a cost at the ceiling is on no side of it, as on the screen', () =>
  expect(csvOf({ ...channel, spend: '14,400', fees: '' })).toContain('"1600.00","0.00","at"'));

test.each(['=1+1', '＝1', '\t=1'])('a channel called %j is no formula', (name) => {
  expect(csvOf({ ...channel, name })).toContain(`\r\n"'`);
});

test('whatever a channel is called, no cell begins like a formula, and quotes stay in theirs', () => {
  fc.assert(
    fc.property(hostileText, (name) => {
      const text = csvOf({ ...channel, name });
      const cells = [...text.matchAll(/(?:^\ufeff|,|\r\n)"((?:[^"]|"")*)"/g)].map(
        ([, cell]) => cell ?? '',
      );
      expect(cells).toHaveLength(14 * 3);
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
