import { load } from 'cheerio';

/** "$1,500", "-3.5", "20%", and ranges of them: "$950-$2,485". */
const FIGURE = /^[-+]?\$?\d[\d,.]*%?(?:\s?[-\u2013]\s?\$?\d[\d,.]*%?)?$/;
/** What stands in a column of figures where there is none. */
const NO_FIGURE = /^(?:none|open|n\/a|[-\u2013\u2014])?$/i;
/** Places where a formula may go on in the next line: after these, before what follows. */
const FORMULA_BREAK = /([,&(])(?=[^\s])/;

/** A column without a name has one for readers who hear the table. */
const NAMELESS_COLUMN = '<span class="sr-only">Row</span>';

/** Class of a link that leads away from this site: on paper its address follows it. */
const OUTSIDE_LINK = 'outside';

/**
 * What the style of an article has to know of its text. In: HTML made from markdown. Out: the same with columns of
 * figures and ranges marked (also where some cells hold none), formulas that may be broken after a comma, not within
 * a name, links to other sites marked, and a name to hear for a column that has none.
 */
export function markedArticle(html: string) {
  const $ = load(html, null, false);
  $('a[href^="http"]').addClass(OUTSIDE_LINK);
  $('thead th:empty').append(NAMELESS_COLUMN);
  $('table').each((_, table) => {
    const rows = $(table).find('tr').toArray();
    const columns = $(table).find('thead th').length;
    for (let column = 1; column < columns; column += 1) {
      const [head, ...cells] = rows.map((row) => $(row).children().eq(column));
      const texts = cells.map((cell) => cell.text().trim());
      if (!texts.some((text) => FIGURE.test(text))) continue;
      if (!texts.every((text) => FIGURE.test(text) || NO_FIGURE.test(text))) continue;
      for (const cell of [head, ...cells]) cell?.addClass('figures');
    }
  });
  $('td code').each((_, element) => {
    const parts = $(element).text().split(FORMULA_BREAK);
    const code = $(element).empty();
    parts.forEach((part, index) => {
      code.append($('<span></span>').text(part).contents());
      if (index % 2) code.append('<wbr>');
    });
  });
  return $.html();
}
