import { rule, spaced } from '../block.ts';
import { words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import type { ReportContent } from '../content.ts';
import { COLOR, FULL_WIDTH, MAIN_WIDTH, RAIL, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** Questions in the narrow column, their answers beside them. */
export function questionParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const { label, heading, items } = report.faq;
  const parts = items.flatMap(({ question, answer }, index) => {
    const asked = words(paper, question, TEXT.question, { width: RAIL.width, tag: 'H3' });
    const answered = words(paper, answer, TEXT.body, { width: MAIN_WIDTH });
    return [
      ...fullWidth([rule(FULL_WIDTH, 0.5, COLOR.line, index ? 10 : 16)]),
      ...mainColumn([spaced(8, answered)], asked),
    ];
  });
  return [opening(paper, { number, label, heading, id: 'questions' }), ...parts];
}
