import type { ReportStatistic } from '../../../src/features/report/schema.ts';
import { shareCount } from '../../../src/features/report/share-count.ts';
import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { beside, spaced, stack } from '../block.ts';
import { countStrip } from '../blocks/count-strip.ts';
import { exhibit, exhibitInside } from '../blocks/exhibit.ts';
import { text, words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { capitalized, figureOf, highestShare, type ReportContent } from '../content.ts';
import { FULL_WIDTH, MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** Exhibits A to E stand on the pages before. */
const LETTERS = ['F', 'G', 'H', 'I'] as const;
const LEFT = 98;
const GAP = 16;

/** The four figures: each thing counted as a square, what counted, and what it means. */
export function statisticsParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const { label, heading, intro, items } = content.report.statistics;
  return [
    opening(paper, { number, label, heading, id: 'figures' }),
    ...mainColumn([words(paper, intro, TEXT.body, { width: MAIN_WIDTH, above: 9, keepWithNext: true })]),
    ...fullWidth(items.map((item, index) => figure(paper, content, item, LETTERS[index] ?? ''))),
  ];
}

function figure(paper: Paper, content: ReportContent, item: ReportStatistic, letter: string) {
  const { percent, of, counted, reading } = item;
  const { figure: share, claim } = figureOf(content, item.claim);
  const { count, total, unit } = shareCount(item);
  const width = exhibitInside(FULL_WIDTH) - LEFT - GAP;
  const left = stack([
    words(paper, share, TEXT.figure, { width: LEFT }),
    words(paper, capitalized(claim), TEXT.small, { width: LEFT, tag: 'H3', above: 3 }),
    words(paper, `${count} of ${of}`, TEXT.quiet, { width: LEFT, above: 1 }),
  ]);
  const strip = countStrip({
    filled: count,
    total,
    alt: `${total} cells, one for each of the ${unit}; ${count} are filled: ${claim}.`,
    isMarked: percent === highestShare(content),
    width,
  });
  const note = (title: string, words: string) =>
    text(
      paper,
      [
        { text: `${title}. `, style: { ...TEXT.plainStrong, leading: TEXT.note.leading } },
        { text: words, style: TEXT.note },
      ],
      { width, above: 3 },
    );
  const right = stack([
    strip,
    spaced(7, note(REPORT_WORDS.counted, counted)),
    note(REPORT_WORDS.reading, reading),
  ]);
  const columns = beside([
    { at: 0, block: left },
    { at: LEFT + GAP, block: right },
  ]);
  return exhibit(columns, { letter, width: FULL_WIDTH });
}
