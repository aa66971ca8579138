/** A piece of a line: what is said, or in brackets what to do while saying it. */
export type LinePiece = { text: string; isDirection: boolean };

/** "(Read the date back.)": whole sentences in brackets; "(813) 555-0142" and "(or both)" are part of what is said. */
const DIRECTION = /(\([A-Z][^()]*[.!?]\))/;

/** In: one line of a script. Out: its pieces in order, together the line. */
export function linePieces(line: string): LinePiece[] {
  return line
    .split(DIRECTION)
    .map((text, index) => ({ text, isDirection: index % 2 === 1 }))
    .filter(({ text }) => text);
}
