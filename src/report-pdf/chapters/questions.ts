import { spaced, stack, tagged } from '../block.ts';
import { words } from '../blocks/text.ts';
import { mainColumn, opening, type Part } from '../chapter.ts';
import type { ReportContent } from '../content.ts';
import { MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** Questions with their answers. */
export function questionParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const { label, heading, items } = report.faq;
  const blocks = items.map(({ question, answer }, index) => {
    const pair = stack([
      words(paper, question, TEXT.small, { width: MAIN_WIDTH, tag: 'H3' }),
      words(paper, answer, TEXT.body, { width: MAIN_WIDTH, above: 3 }),
    ]);
    return spaced(index ? 14 : 18, tagged('Sect', pair));
  });
  return [opening(paper, { number, label, heading, id: 'questions' }), ...mainColumn(blocks)];
}
