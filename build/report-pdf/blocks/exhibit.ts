import type { Block } from '../block.ts';
import { COLOR, type TextStyle } from '../design.ts';
import type { Paper, Tag } from '../paper.ts';

const STICKER = { width: 48, height: 27, right: 14, rise: 18, turn: 2 } as const;
const LABEL: TextStyle = { face: 'display', size: 6.2, leading: 8, color: COLOR.ink, tracking: 0.06 };
const LETTER: TextStyle = { face: 'display', size: 13, leading: 13, color: COLOR.ink };
const PADDING = { x: 16, top: 14, bottom: 12 } as const;
/** Space over the panel that the sticker reaches into. */
export const EXHIBIT_ABOVE = 20;

/** Width left for what an exhibit of this width shows. */
export const exhibitInside = (width: number) => width - 2 * PADDING.x;

function sticker(paper: Paper, letter: string, right: number, top: number, parent: Tag) {
  const { doc } = paper;
  const x = right - STICKER.right - STICKER.width;
  const y = top - STICKER.rise;
  const middle = x + STICKER.width / 2;
  const centered = (text: string, baseline: number, style: TextStyle) =>
    paper.letters(text, middle - paper.width(text, style) / 2, baseline, style);
  const turned = (draw: () => void) => {
    doc.save().rotate(STICKER.turn, { origin: [middle, y + STICKER.height / 2] });
    draw();
    doc.restore();
  };
  paper.artifact(() =>
    turned(() =>
      doc.lineWidth(1).rect(x, y, STICKER.width, STICKER.height).fillAndStroke(COLOR.mark, COLOR.ink),
    ),
  );
  const tag = paper.open(parent, 'P');
  paper.inside(tag, () =>
    turned(() => {
      centered('EXHIBIT ', y + 9.5, LABEL);
      centered(letter, y + 22.5, LETTER);
    }),
  );
  paper.close(tag);
}

/** Evidence: a fog panel with a yellow sticker. In: what it shows, set to `exhibitInside(width)`. */
export function exhibit(content: Block, { letter, width }: { letter: string; width: number }): Block {
  const height = content.height + PADDING.top + PADDING.bottom;
  return {
    height,
    above: EXHIBIT_ABOVE,
    draw(paper, { x, y, parent }) {
      const tag = paper.open(parent, 'Sect');
      paper.artifact(() =>
        paper.doc.lineWidth(0.75).rect(x, y, width, height).fillAndStroke(COLOR.fog, COLOR.line),
      );
      sticker(paper, letter, x + width, y, tag);
      content.draw(paper, { x: x + PADDING.x, y: y + PADDING.top, parent: tag });
      paper.close(tag);
    },
  };
}
