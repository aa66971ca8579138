import { spaced, stack } from '../block.ts';
import { barChart } from '../blocks/charts.ts';
import { exhibit, exhibitInside } from '../blocks/exhibit.ts';
import { list } from '../blocks/list.ts';
import { words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { capitalized, figureOf, highestShare, type ReportContent } from '../content.ts';
import { FULL_WIDTH, MAIN_WIDTH, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

/** The findings, and all four figures in one exhibit. */
export function summaryParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const findings = list(paper, content.report.summary, {
    width: MAIN_WIDTH,
    style: TEXT.body,
    gap: 6,
    label: (index) => `${index + 1}.`,
  });
  const [first, ...rest] = findings;
  return [
    opening(paper, { number, ...WORDS.summary, id: 'summary' }),
    ...mainColumn(first ? [spaced(18, first), ...rest] : []),
    ...fullWidth([overview(paper, content)]),
  ];
}

function overview(paper: Paper, content: ReportContent) {
  const width = exhibitInside(FULL_WIDTH);
  const highest = highestShare(content);
  const bars = content.report.statistics.items
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ claim, percent, of }) => ({
      label: capitalized(figureOf(content, claim).claim),
      percent,
      isMarked: percent === highest,
      of,
    }));
  const alt = `Bar chart from 0 to 100 percent. ${bars.map(({ label, percent, of }) => `${label}: ${percent}% of ${of}.`).join(' ')}`;
  const chart = stack([
    words(paper, WORDS.overview, TEXT.small, { width, tag: 'H3' }),
    spaced(14, barChart(paper, bars, width, alt)),
    words(paper, content.report.statistics.note, TEXT.quiet, { width, above: 12 }),
  ]);
  return exhibit(chart, { letter: 'A', width: FULL_WIDTH });
}
