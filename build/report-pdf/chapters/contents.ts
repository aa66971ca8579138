import { roman } from '../../../src/text/roman.ts';
import { across, type Block } from '../block.ts';
import { words } from '../blocks/text.ts';
import { mainColumn, type Part } from '../chapter.ts';
import { COLOR, MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

export type ContentsRow = { title: string; place: string };
const ROW = 21;
const NUMERAL = 38;

/**
 * The list of contents. In: rows, and how to learn the page of each once the report is on its pages.
 * Out: its heading and rows.
 */
export function contentsParts(
  paper: Paper,
  rows: readonly ContentsRow[],
  pageOf: (place: string) => number,
): Part[] {
  const heading = words(paper, WORDS.contents, TEXT.section, {
    width: MAIN_WIDTH,
    tag: 'H2',
    keepWithNext: true,
  });
  const blocks = rows.map((row, index) => contentsRow(paper, row, index + 1, pageOf));
  const [head] = mainColumn([{ ...heading, height: heading.height + 8 }]);
  return [
    ...(head ? [{ ...head, entry: { title: WORDS.contents, level: 1, id: 'contents' } as const }] : []),
    ...mainColumn(across('TOC', blocks)),
  ];
}

function contentsRow(
  paper: Paper,
  { title, place }: ContentsRow,
  number: number,
  pageOf: (place: string) => number,
): Block {
  return {
    height: ROW,
    draw(on, { x, y, parent }) {
      const baseline = y + 14;
      const page = String(pageOf(place));
      const right = x + MAIN_WIDTH;
      on.artifact(() => on.doc.rect(x, y, MAIN_WIDTH, 0.5).fill(COLOR.line));
      const item = on.open(parent, 'TOCI');
      const link = on.open(item, 'Link');
      on.inside(link, () => {
        on.letters(`${roman(number)}. `, x, baseline, TEXT.numeral);
        on.letters(`${title} `, x + NUMERAL, baseline, TEXT.plainStrong);
        on.letters(page, right - paper.width(page, TEXT.plainStrong), baseline, TEXT.plainStrong);
      });
      on.link({ x, y, width: MAIN_WIDTH, height: ROW }, { place }, `${title} Page ${page}`, link);
      on.close(item);
    },
  };
}
