import type { Block } from '../block.ts';
import { breakLines } from '../break-lines.ts';
import { COLOR, TEXT, type TextStyle } from '../design.ts';
import { type Piece, piecesOf } from '../inline.ts';
import type { Paper } from '../paper.ts';

/** Sizes tried from the largest, in points; leading in em. */
const SIZES = [TEXT.cover.size, 38, 33, 28, 24] as const;
const LEADING = TEXT.cover.leading / TEXT.cover.size;
/** The highlighter around a phrase, in em. */
const MARK = { rise: 0.82, height: 1.04, pad: 0.07 } as const;

type Line = { text: string; mark?: readonly [from: number, to: number] };
type Setting = { style: TextStyle; lines: Line[] };

/** The title of the cover, as large as its box lets it. In: words, one phrase between == marks. */
export function headline(paper: Paper, marked: string, box: { width: number; height: number }): Block {
  const settings = SIZES.map((size) => setIn(paper, marked, size, box.width));
  const fits = ({ style, lines }: Setting) => lines.length * style.leading <= box.height;
  const { style, lines } = settings.find(fits) ?? (settings.at(-1) as Setting);
  return {
    height: lines.length * style.leading,
    draw(on, { x, y, parent }) {
      const title = on.open(parent, 'H1');
      for (const [index, { text, mark }] of lines.entries()) {
        const baseline = y + index * style.leading + on.baseline(style);
        if (mark) {
          const [left, pad] = [x + mark[0], MARK.pad * style.size];
          const top = baseline - MARK.rise * style.size;
          const width = mark[1] - mark[0] + 2 * pad;
          on.artifact(() => on.doc.rect(left - pad, top, width, MARK.height * style.size).fill(COLOR.mark));
        }
        on.inside(title, () => on.letters(`${text} `, x, baseline, style));
      }
      on.close(title);
    },
  };
}

function setIn(paper: Paper, marked: string, size: number, width: number): Setting {
  const style: TextStyle = { ...TEXT.cover, size, leading: size * LEADING };
  const runs = marked.split('==').map((text, index) => ({ text, style, isMarked: index % 2 === 1 }));
  const pieces = runs.flatMap((run, index) => {
    const [first, ...rest] = piecesOf(paper, [run]);
    const isApart = /\s$/.test(runs[index - 1]?.text ?? '') || /^\s/.test(run.text);
    const space = isApart ? paper.width(' ', style) : 0;
    return first ? [{ ...first, space }, ...rest].map((piece) => ({ ...piece, isMarked: run.isMarked })) : [];
  });
  const lines = breakLines(pieces, width, true).map(([start, end]) => lineOf(pieces.slice(start, end)));
  return { style, lines };
}

function lineOf(pieces: readonly (Piece & { isMarked: boolean })[]): Line {
  let [x, text] = [0, ''];
  let mark: readonly [number, number] | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (index && piece.space) [x, text] = [x + piece.space, `${text} `];
    if (piece.isMarked) mark = [mark?.[0] ?? x, x + piece.width];
    [x, text] = [x + piece.width, text + piece.text];
  }
  return mark ? { text, mark } : { text };
}
