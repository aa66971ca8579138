import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { spaced } from '../block.ts';
import { list } from '../blocks/list.ts';
import { mainColumn, opening, type Part } from '../chapter.ts';
import type { ReportContent } from '../content.ts';
import { MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** The findings in a list. */
export function summaryParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const findings = list(paper, content.report.summary, {
    width: MAIN_WIDTH,
    style: TEXT.body,
    gap: 6,
    label: (index) => `${index + 1}.`,
  });
  const [first, ...rest] = findings;
  return [
    opening(paper, { number, ...REPORT_WORDS.summary, id: 'summary' }),
    ...mainColumn(first ? [spaced(18, first), ...rest] : []),
  ];
}
