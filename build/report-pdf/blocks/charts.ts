import type { Block } from '../block.ts';
import { COLOR, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';

export type Bar = { label: string; percent: number; isMarked: boolean };

const BAR = { height: 17, gap: 9, label: 132, figure: 40 } as const;
const TICKS = [0, 25, 50, 75, 100] as const;
const AXIS = 20;

/** Bars to one scale from 0 to 100 percent. In: bars, width, and the chart in words. */
export function barChart(paper: Paper, bars: readonly Bar[], width: number, alt: string): Block {
  const scale = width - BAR.label - BAR.figure;
  const rows = bars.length * (BAR.height + BAR.gap) - BAR.gap;
  const end = (percent: number, x: number) => x + BAR.label + (scale * percent) / 100;
  return {
    height: rows + AXIS,
    draw(on, { x, y, parent }) {
      const figure = on.open(parent, 'Figure', { alt, bbox: [x, y, x + width, y + rows + AXIS] });
      on.inside(figure, () => {
        for (const tick of TICKS) {
          on.doc.rect(end(tick, x) - 0.25, y - 4, 0.5, rows + 8).fill(tick === 0 ? COLOR.ink : COLOR.line);
          const label = `${tick}%`;
          const style = TEXT.furniture;
          on.letters(`${label} `, end(tick, x) - paper.width(label, style) / 2, y + rows + 16, style);
        }
        for (const [index, { label, percent, isMarked }] of bars.entries()) {
          const top = y + index * (BAR.height + BAR.gap);
          const baseline = top + BAR.height / 2 + 3.4;
          on.doc.rect(x + BAR.label, top, (scale * percent) / 100, BAR.height).lineWidth(0.75);
          if (isMarked) on.doc.fillAndStroke(COLOR.mark, COLOR.ink);
          else on.doc.fill(COLOR.ink);
          on.letters(`${label} `, x, baseline, TEXT.plainStrong);
          on.letters(`${percent}% `, end(percent, x) + 6, baseline, TEXT.small);
        }
      });
      on.close(figure);
    },
  };
}
