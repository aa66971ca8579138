import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readableTables } from './prose-tables.ts';

function table(columns: number, cells: readonly string[][]) {
  const head = Array.from({ length: columns }, (_, index) => `<th>Column ${index + 1}</th>`);
  const body = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const SMALL_TABLE = table(3, [
  ['<strong>First</strong> DUI', '$3,500', '20%'],
  ['Sealing', '$1,200', 'half of it'],
]);

test('the first cell of a row is its heading, and the other cells have the label of their column', () => {
  const $ = load(readableTables(SMALL_TABLE));
  expect($('tbody th[scope="row"]').first().html()).toBe('<strong>First</strong> DUI');
  expect($('thead th[scope="col"]')).toHaveLength(3);
  const labels = $('tr:nth-child(2) td').toArray();
  expect(labels.map((cell) => $(cell).attr('data-label'))).toEqual(['Column 2', 'Column 3']);
});

test('only a column of figures is aligned, including its heading', () => {
  const $ = load(readableTables(SMALL_TABLE));
  expect($('th.figures').text()).toBe('Column 2');
  expect($('td.figures').text()).toBe('$3,500$1,200');
});

const countFigureCells = (column: readonly string[]) =>
  load(
    readableTables(
      table(
        2,
        column.map((cell, index) => [String(index), cell]),
      ),
    ),
  )('.figures').length;

test.each([[['$950-$2,485', '$399-$1,333']], [['<strong>33</strong>', '45%', '-3.5']]])(
  '%o is a column of figures',
  (column) => expect(countFigureCells(column)).toBe(column.length + 1),
);

test.each([[['none', 'none']], [['12', 'two']]])('%o is a column of text', (column) =>
  expect(countFigureCells(column)).toBe(0),
);
