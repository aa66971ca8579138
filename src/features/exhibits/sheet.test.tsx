import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sheetSchema } from './schema.ts';
import { SheetDocument } from './sheet.tsx';

const head = { title: 'Search terms', stamp: 'Sample of a firm' };
const note = { text: 'This one decides.', by: 'A.P.', on: 'Oct 7' };
const renderSheet = (sheet: unknown) =>
  load(renderToStaticMarkup(<SheetDocument sheet={sheetSchema.parse(sheet)} />));

test('a screen reader reads a note after its line, and the text of a struck line', () => {
  const rows = [
    { cells: ['salary', '$90'], look: 'struck' },
    { cells: ['lawyer', '$60'], look: 'marked', note },
    { cells: ['forms', '$30'] },
  ];
  const $ = renderSheet({ kind: 'table', ...head, columns: ['Term', 'Cost'], rows });
  const lines = $('tbody tr').toArray();
  const texts = ['salary$90', 'lawyer$60', 'This one decides. A.P. / Oct 7', 'forms$30'];
  expect(lines.map((line) => $(line).text())).toEqual(texts);
  expect($('tr.struck').text()).toBe('salary$90');
  expect($('tr.marked').text()).toBe('lawyer$60');
});

test('highlights, deletions and insertions become mark, del and ins elements', () => {
  const blocks = [
    { text: 'We ~~fight~~ ++answer++ and say ==two years==.', note },
    { text: 'A second paragraph.' },
  ];
  const $ = renderSheet({ kind: 'text', ...head, blocks });
  expect([$('del').text(), $('ins').text()]).toEqual(['fight', 'answer']);
  expect($('mark').text()).toBe('two years');
  expect($('figure').text()).not.toMatch(/[=~+]{2}/);
});

test('a row with a missing cell is refused', () => {
  const rows = [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }, { cells: ['e', 'f'] }];
  const sheet = { kind: 'table', ...head, columns: ['Term', 'Clicks', 'Cost'], rows };
  expect(() => sheetSchema.parse(sheet)).toThrow('expected a cell for each column in every row');
});
