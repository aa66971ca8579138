import type { Source } from '../../../src/content/parts.ts';
import { sourceLetter } from '../../../src/text/source-letter.ts';
import { across, type Block, beside, stack, tagged } from '../block.ts';
import { text, words } from '../blocks/text.ts';
import { fullWidth, opening, type Part } from '../chapter.ts';
import { type ReportContent, sourcePlace } from '../content.ts';
import { FULL_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const NUMBER_WIDTH = 22;
const COLUMN_GAP = 24;
const COLUMN = (FULL_WIDTH - COLUMN_GAP) / 2;

/** The list of sources in two columns, read across; the red letters of the text lead here. */
export function sourceParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const entries = report.sources.map((source, index) => entry(paper, source, index + 1));
  const rows = entries.flatMap((left, index) => {
    const right = entries[index + 1];
    if (index % 2) return [];
    const columns = [{ at: 0, block: left }, ...(right ? [{ at: COLUMN + COLUMN_GAP, block: right }] : [])];
    return [beside(columns, index ? 10 : 16)];
  });
  return [opening(paper, { number, ...WORDS.sources, id: 'sources' }), ...fullWidth(across('L', rows))];
}

function entry(paper: Paper, { name, url, description }: Source, number: number): Block {
  const width = COLUMN - NUMBER_WIDTH;
  const lines = stack([
    words(paper, name, TEXT.sourceName, { width }),
    ...(description ? [words(paper, description, TEXT.quiet, { width })] : []),
    text(paper, [{ text: url, style: TEXT.address, link: { url }, label: name }], { width, above: 1 }),
  ]);
  const item = tagged(
    'LI',
    beside([
      {
        at: 0,
        block: words(paper, `${sourceLetter(number)}.`, TEXT.numeral, { width: NUMBER_WIDTH, tag: 'Lbl' }),
      },
      { at: NUMBER_WIDTH, block: tagged('LBody', lines) },
    ]),
  );
  return {
    ...item,
    draw(on, spot) {
      on.place(sourcePlace(number), spot.y);
      item.draw(on, spot);
    },
  };
}
