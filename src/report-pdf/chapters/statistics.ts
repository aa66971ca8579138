import type { ReportStatistic } from '../../schemas/report.ts';
import { beside, spaced, stack } from '../block.ts';
import { countOf, waffle, waffleWidth } from '../blocks/charts.ts';
import { exhibit, exhibitInside } from '../blocks/exhibit.ts';
import { text, words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { capitalized, figureOf, highestShare, type ReportContent } from '../content.ts';
import { FULL_WIDTH, MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

/** Exhibits A to E stand on the pages before. */
const LETTERS = ['F', 'G', 'H', 'I'] as const;
const GAP = 22;

/** The four figures: each thing counted as a square, what counted, and what it means. */
export function statisticsParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const { label, heading, intro, items } = content.report.statistics;
  return [
    opening(paper, { number, label, heading, id: 'figures' }),
    ...mainColumn([words(paper, intro, TEXT.body, { width: MAIN_WIDTH, above: 14, keepWithNext: true })]),
    ...fullWidth(items.map((item, index) => figure(paper, content, item, LETTERS[index] ?? ''))),
  ];
}

function figure(paper: Paper, content: ReportContent, item: ReportStatistic, letter: string) {
  const { percent, of, counted, reading } = item;
  const inside = exhibitInside(FULL_WIDTH);
  const { figure: share, claim } = figureOf(content, item.claim);
  const total = Number.parseInt(of, 10);
  const filled = countOf(percent, total);
  const things = of.replace(/^\d+ /, '');
  const squares = waffle({
    filled,
    total,
    alt: `${total} squares, one for each of the ${things}; ${filled} are filled: ${claim}.`,
    isMarked: percent === highestShare(content),
  });
  const left = stack([
    words(paper, share, TEXT.figure, { width: waffleWidth }),
    words(paper, capitalized(claim), TEXT.small, { width: waffleWidth + 10, tag: 'H3', above: 2 }),
    words(paper, `${filled} of ${of}`, TEXT.quiet, { width: waffleWidth }),
    spaced(9, squares),
  ]);
  const width = inside - waffleWidth - GAP - 60;
  const note = (title: string, words: string) =>
    text(
      paper,
      [
        { text: `${title}. `, style: TEXT.plainStrong },
        { text: words, style: TEXT.quoted },
      ],
      { width, above: 10 },
    );
  const right = stack([note(WORDS.counted, counted), note(WORDS.reading, reading)]);
  const columns = beside([
    { at: 0, block: left },
    { at: waffleWidth + GAP + 8, block: right },
  ]);
  return exhibit(columns, { letter, width: FULL_WIDTH });
}
