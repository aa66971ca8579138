import { byShare } from '../../../src/features/report/by-share.ts';
import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { spaced, stack } from '../block.ts';
import { barChart } from '../blocks/charts.ts';
import { exhibit, exhibitInside } from '../blocks/exhibit.ts';
import { text, words } from '../blocks/text.ts';
import { capitalized, figureOf, highestShare, monthOf, type ReportContent } from '../content.ts';
import { TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

type Place = { panelWidth: number; methodPage: number };

/** All four figures as bars, the first exhibit. In: width of the panel, and the page where the method is told. */
export function overview(paper: Paper, content: ReportContent, { panelWidth, methodPage }: Place) {
  const note = WORDS.seeMethod(`${capitalized(content.report.audited)}, ${monthOf(content)}`, methodPage);
  const width = exhibitInside(panelWidth);
  const highest = highestShare(content);
  const bars = byShare(content.report.statistics.items).map(({ claim, percent, of }) => ({
    label: capitalized(figureOf(content, claim).claim),
    percent,
    isMarked: percent === highest,
    of,
  }));
  const alt = `Bar chart from 0 to 100 percent. ${bars.map(({ label, percent, of }) => `${label}: ${percent}% of ${of}.`).join(' ')}`;
  const chart = stack([
    words(paper, REPORT_WORDS.overview, TEXT.small, { width, tag: 'P' }),
    spaced(14, barChart(paper, bars, width, alt)),
    text(paper, [{ text: note, style: TEXT.quiet, link: { place: 'method' } }], { width, above: 12 }),
  ]);
  return exhibit(chart, { letter: 'A', width: panelWidth });
}
