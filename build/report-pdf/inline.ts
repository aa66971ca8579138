import type { TextStyle } from './design.ts';
import type { LinkTarget, Paper } from './paper.ts';

/** Text in one style. */
export type Run = {
  text: string;
  style: TextStyle;
  link?: LinkTarget;
  /** Read aloud for a link whose own words say little. */
  label?: string;
  /** How far over the baseline, in points. */
  rise?: number;
};

/** A word, or a piece of an address, with everything that is needed to set it. */
export type Piece = Run & { width: number; space: number };

/** Addresses may break behind these. */
const ADDRESS = /^https?:\/\//;
const ADDRESS_PARTS = /(?<=[/\-_.])(?=[^/\-_.])/;

const partsOf = (word: string) => (ADDRESS.test(word) ? word.split(ADDRESS_PARTS) : [word]);

/** Runs in; their words with widths out. A run that starts without a space belongs to the word before it. */
export function piecesOf(paper: Paper, runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let isGlued = true;
  for (const run of runs) {
    const space = paper.width(' ', run.style);
    for (const word of run.text.split(/( )/)) {
      if (word === ' ') isGlued = false;
      if (word === ' ' || word === '') continue;
      for (const part of partsOf(word)) {
        pieces.push({ ...run, text: part, width: paper.width(part, run.style), space: isGlued ? 0 : space });
        isGlued = true;
      }
    }
  }
  return pieces;
}

/** Pieces of one line in; neighbors that look and lead the same, joined, with their place in the line, out. */
export function joinPieces(line: readonly Piece[]) {
  const joined: (Run & { x: number; width: number })[] = [];
  let x = 0;
  for (const [index, piece] of line.entries()) {
    const space = index > 0 ? piece.space : 0;
    const before = joined.at(-1);
    if (before && before.style === piece.style && before.link === piece.link && before.rise === piece.rise) {
      before.text += (space > 0 ? ' ' : '') + piece.text;
      before.width += space + piece.width;
    } else {
      // A space between two styles is kept in the text, so that it can be searched and read.
      if (before && space > 0) before.text += ' ';
      joined.push({ ...piece, x: x + space });
    }
    x += space + piece.width;
  }
  return joined;
}
