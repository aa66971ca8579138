import type { Source } from '../../schemas/parts.ts';
import { across, type Block, beside, spaced, stack, tagged } from '../block.ts';
import { text, words } from '../blocks/text.ts';
import { mainColumn, opening, type Part } from '../chapter.ts';
import { type ReportContent, sourcePlace } from '../content.ts';
import { MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const NUMBER_WIDTH = 22;

/** The list of sources; the red numbers of the text lead here. */
export function sourceParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const entries = across(
    'L',
    report.sources.map((source, index) => entry(paper, source, index + 1)),
  );
  return [opening(paper, { number, ...WORDS.sources, id: 'sources' }), ...mainColumn(entries)];
}

function entry(paper: Paper, { name, url, description }: Source, number: number): Block {
  const width = MAIN_WIDTH - NUMBER_WIDTH;
  const lines = stack([
    words(paper, name, TEXT.plainStrong, { width }),
    ...(description ? [words(paper, description, TEXT.quiet, { width })] : []),
    text(paper, [{ text: url, style: TEXT.quiet, link: { url }, label: name }], { width }),
  ]);
  const item = tagged(
    'LI',
    beside([
      { at: 0, block: words(paper, `${number}.`, TEXT.numeral, { width: NUMBER_WIDTH, tag: 'Lbl' }) },
      { at: NUMBER_WIDTH, block: tagged('LBody', lines) },
    ]),
  );
  return spaced(number > 1 ? 8 : 16, {
    ...item,
    draw(on, spot) {
      on.place(sourcePlace(number), spot.y);
      item.draw(on, spot);
    },
  });
}
