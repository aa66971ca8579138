import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { rule, spaced, stack } from '../block.ts';
import { text, words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { cited } from '../cited.ts';
import type { ReportContent } from '../content.ts';
import { COLOR, FULL_WIDTH, MAIN_WIDTH, RAIL, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

/** What generative engine optimization is, and the five principles. */
export function principleParts(paper: Paper, { report }: ReportContent, number: number): Part[] {
  const { label, heading, paragraphs, principles } = report.geo;
  const prose = paragraphs.map((paragraph, index) =>
    words(paper, paragraph, TEXT.body, { width: MAIN_WIDTH, above: index ? 8 : 14 }),
  );
  const each = principles.flatMap(({ name, text: reason, doThis, cites }, index) => {
    const body = stack([
      text(paper, cited(reason, TEXT.body, cites), { width: MAIN_WIDTH }),
      text(
        paper,
        [
          { text: `${REPORT_WORDS.doThis} `, style: TEXT.plainStrong },
          { text: doThis, style: TEXT.plain },
        ],
        { width: MAIN_WIDTH, above: 5 },
      ),
    ]);
    const title = stack([
      words(paper, String(index + 1), TEXT.numeral, { width: RAIL.width }),
      words(paper, name, TEXT.small, { width: RAIL.width - 6, tag: 'H3' }),
    ]);
    return [
      ...fullWidth([rule(FULL_WIDTH, 0.5, COLOR.line, index ? 13 : 18)]),
      ...mainColumn([spaced(9, body)], title),
    ];
  });
  return [opening(paper, { number, label, heading, id: 'principles' }), ...mainColumn(prose), ...each];
}
