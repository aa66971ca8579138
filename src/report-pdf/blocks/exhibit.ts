import type { Block } from '../block.ts';
import { COLOR, type TextStyle } from '../design.ts';
import type { Paper, Tag } from '../paper.ts';
import { panel } from './panel.ts';

const STICKER = { width: 48, height: 27, right: 14, rise: 13, turn: 2 } as const;
const LABEL: TextStyle = { face: 'display', size: 6.2, leading: 8, color: COLOR.ink, tracking: 0.06 };
const LETTER: TextStyle = { face: 'display', size: 13, leading: 13, color: COLOR.ink };
const PADDING = { x: 16, top: 20, bottom: 16 } as const;
/** Space over the panel that the sticker reaches into. */
export const EXHIBIT_ABOVE = 24;

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
  const framed = panel(content, { width, padding: PADDING });
  return {
    ...framed,
    above: EXHIBIT_ABOVE,
    draw(paper, { x, y, parent }) {
      const tag = paper.open(parent, 'Sect');
      // The panel first, or it would cover the sticker; the letter is read first.
      paper.artifact(() => paper.doc.rect(x, y, width, framed.height).fill(COLOR.fog));
      sticker(paper, letter, x + width, y, tag);
      panelContent(framed, paper, { x, y, parent: tag });
      paper.close(tag);
    },
  };
}
const panelContent = (block: Block, ...args: Parameters<Block['draw']>) => block.draw(...args);
