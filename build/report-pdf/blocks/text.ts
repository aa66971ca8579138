import type { Block } from '../block.ts';
import { breakLines } from '../break-lines.ts';
import type { TextStyle } from '../design.ts';
import { joinPieces, type Piece, piecesOf, type Run } from '../inline.ts';
import type { LinkTarget, Paper, Tag } from '../paper.ts';

export type TextOptions = {
  width: number;
  /** Element of the structure tree: P, H2, LBody ... */
  tag?: string;
  /** Lines of about the same length, for headings. */
  isBalanced?: boolean;
  above?: number;
  keepWithNext?: boolean;
};

/** Sets text in lines. In: runs, width and kind of element. Out: a block as high as its lines. */
export function text(paper: Paper, runs: readonly Run[], options: TextOptions): Block {
  const { width, tag = 'P', isBalanced = false, above = 0, keepWithNext = false } = options;
  const pieces = piecesOf(paper, runs);
  const lines = breakLines(pieces, width, isBalanced).map(([start, end]) => pieces.slice(start, end));
  const style = runs[0]?.style;
  if (!style) throw new Error('A text without words was to be set');
  return {
    height: lines.length * style.leading,
    above,
    keepWithNext,
    draw(on, { x, y, parent }) {
      const element = on.open(parent, tag);
      const first = y + on.baseline(style);
      drawLines(on, element, lines, (index) => ({ x, baseline: first + index * style.leading }));
      on.close(element);
    },
  };
}

type Start = (line: number) => { x: number; baseline: number };

/** Lines into their element; each link becomes an element inside it, however many lines it crosses. */
function drawLines(paper: Paper, element: Tag, lines: readonly Piece[][], start: Start) {
  let waiting: (() => void)[] = [];
  let open: { target: LinkTarget; tag: Tag } | undefined;
  const flush = (tag: Tag) => {
    const draws = waiting;
    waiting = [];
    if (draws.length)
      paper.inside(tag, () => {
        for (const draw of draws) draw();
      });
  };
  const endLink = () => {
    if (open) paper.close(open.tag);
    open = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const { x, baseline } = start(index);
    const parts = joinPieces(line);
    for (const [place, part] of parts.entries()) {
      // The space that the line end stands for: without it, words grow together when the text is read or copied.
      const isLineEnd =
        place === parts.length - 1 && index < lines.length - 1 && !continues(lines[index + 1]);
      const letters = isLineEnd ? `${part.text} ` : part.text;
      const draw = () => paper.letters(letters, x + part.x, baseline - (part.rise ?? 0), part.style);
      if (part.link !== open?.target) {
        flush(element);
        endLink();
        if (part.link) open = { target: part.link, tag: paper.open(element, 'Link') };
      }
      if (part.link && open) {
        paper.inside(open.tag, draw);
        paper.link(boxOf(part, x + part.x, baseline), part.link, part.label ?? part.text, open.tag);
      } else waiting.push(draw);
    }
  }
  flush(element);
  endLink();
}

const continues = (line: readonly Piece[] | undefined) => line?.[0]?.space === 0;

const boxOf = (
  { style, width, rise = 0 }: Piece | (Run & { width: number }),
  x: number,
  baseline: number,
) => ({
  x,
  y: baseline - rise - style.size,
  width,
  height: style.size * 1.3,
});

/** Text in one style, the usual case. */
export const words = (paper: Paper, content: string, style: TextStyle, options: TextOptions) =>
  text(paper, [{ text: content, style }], options);
