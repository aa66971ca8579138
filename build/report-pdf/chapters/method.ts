import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { spaced } from '../block.ts';
import { list } from '../blocks/list.ts';
import { words } from '../blocks/text.ts';
import { mainColumn, opening, type Part } from '../chapter.ts';
import type { ReportContent } from '../content.ts';
import { MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** What was done and what it cannot show, each as a numbered list. */
export function methodParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const { label, heading, steps, limits } = report.method;
  const numbered = (items: readonly string[]) => {
    const blocks = list(paper, items, {
      width: MAIN_WIDTH,
      style: TEXT.body,
      gap: 6,
      label: (index) => `${index + 1}.`,
    });
    return blocks.map((block, index) => (index ? block : spaced(8, block)));
  };
  const head = (text: string, above: number) =>
    words(paper, text, TEXT.section, { width: MAIN_WIDTH, tag: 'H3', above, keepWithNext: true });
  return [
    opening(paper, { number, label, heading, id: 'method' }),
    ...mainColumn([head(REPORT_WORDS.steps, 20), ...numbered(steps)]),
    ...mainColumn([head(REPORT_WORDS.limits, 26), ...numbered(limits)]),
  ];
}
