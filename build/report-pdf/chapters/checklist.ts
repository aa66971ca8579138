import { type Block, spaced, stack } from '../block.ts';
import { checklistTable } from '../blocks/checklist-table.ts';
import { words } from '../blocks/text.ts';
import { answerFields, planTable } from '../blocks/write-in.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import type { ReportContent } from '../content.ts';
import { FULL_WIDTH, MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

/** Two sheets to fill in by hand; in no other form of the report. */
export function checklistParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const { label, heading, intro, groups } = report.checklist;
  const tables = groups.map((group): Block => spaced(16, checklistTable(paper, group, FULL_WIDTH)));
  const plan = stack([
    words(paper, WORDS.checklist.plan, TEXT.small, { width: FULL_WIDTH, tag: 'H3' }),
    spaced(4, planTable(FULL_WIDTH)),
  ]);
  const fields = WORDS.checklist.fields.map(({ label, share }) => ({ label, width: share * FULL_WIDTH }));
  return [
    opening(paper, { number, label, heading, id: 'checklist' }),
    ...mainColumn([words(paper, intro, TEXT.body, { width: MAIN_WIDTH, above: 10, keepWithNext: true })]),
    ...fullWidth([spaced(8, { ...answerFields(fields), keepWithNext: true }), ...tables, spaced(24, plan)]),
  ];
}
