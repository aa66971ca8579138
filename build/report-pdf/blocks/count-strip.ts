import type { Block } from '../block.ts';
import { COLOR } from '../design.ts';

const ROWS = 2;
/** Share of a square's place that the square fills. */
const FILLED = 0.78;
/** Height of the strip in points, however many squares it holds. */
const HEIGHT = 22;

type Count = { filled: number; total: number; alt: string; isMarked: boolean; width: number };

/**
 * One cell for each thing counted, in two rows that fill from the left, so that strips of the same width compare as
 * bars. In: counts, the drawing in words, whether it is the one to look at, width in points.
 */
export function countStrip({ filled, total, alt, isMarked, width }: Count): Block {
  const columns = Math.ceil(total / ROWS);
  const step = { x: width / columns, y: HEIGHT / ROWS };
  const cell = { width: step.x * FILLED, height: step.y * FILLED };
  return {
    height: HEIGHT,
    draw(paper, { x, y, parent }) {
      const figure = paper.open(parent, 'Figure', { alt, bbox: [x, y, x + width, y + HEIGHT] });
      paper.inside(figure, () => {
        for (let index = 0; index < total; index += 1) {
          const left = x + Math.floor(index / ROWS) * step.x;
          paper.doc.lineWidth(0.6).rect(left, y + (index % ROWS) * step.y, cell.width, cell.height);
          if (index >= filled) paper.doc.fillAndStroke(COLOR.paper, COLOR.ink3);
          else paper.doc.fillAndStroke(isMarked ? COLOR.mark : COLOR.ink, COLOR.ink);
        }
      });
      paper.close(figure);
    },
  };
}
