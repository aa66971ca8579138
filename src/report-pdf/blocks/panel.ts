import type { Block } from '../block.ts';
import { COLOR } from '../design.ts';

export type PanelOptions = {
  width: number;
  padding: { x: number; top: number; bottom: number };
  fill?: string;
  stroke?: string;
  above?: number;
};

/** A frame around a block; the block is set to the width inside it. */
export function panel(
  block: Block,
  { width, padding, fill = COLOR.fog, stroke = COLOR.line, above = 0 }: PanelOptions,
): Block {
  const height = block.height + padding.top + padding.bottom;
  return {
    height,
    above,
    draw(paper, { x, y, parent }) {
      paper.artifact(() => paper.doc.lineWidth(0.75).rect(x, y, width, height).fillAndStroke(fill, stroke));
      block.draw(paper, { x: x + padding.x, y: y + padding.top, parent });
    },
  };
}
