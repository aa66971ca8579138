import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/** Our typeface with its weights, uncompressed; made by commands/fonts.ts. */
const FONT_FILE = new URL('../fonts/schibsted-grotesk.ttf', import.meta.url);
const TABULAR = [new Feature('tnum', 1)];

/** How a line is set: weight 400 to 900, size in pixels, extra space between letters in em. */
export type Style = { weight: number; size: number; tracking?: number; tabular?: boolean };
/** A set line, in pixels from the start of its baseline: width, start of each character, outlines as SVG path data. */
export type SetLine = { width: number; startOf: (index: number) => number; outlines: () => string };

let face: Face | undefined;
let letters: Set<number>;
const fonts = new Map<number, Font>();

function fontOf(weight: number) {
  if (!face) {
    face = new Face(new Blob(readFileSync(FONT_FILE)));
    letters = new Set(face.collectUnicodes());
  }
  const font = fonts.get(weight) ?? new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  fonts.set(weight, font);
  return { font, unitsPerEm: face.upem };
}

/** Letters that the typeface lacks lose their accents; the number of characters stays. */
function legible(text: string) {
  return [...text]
    .map((letter) => (letters.has(letter.codePointAt(0) ?? 0) ? letter : letter.normalize('NFKD').charAt(0)))
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data in font units in; the same in pixels, moved to the right and turned right side up, out. */
function place(path: string, scale: number, x: number) {
  let isX = false;
  return path.replace(/[A-Za-z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Za-z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? round(Number(part) * scale + x) : round(-Number(part) * scale);
    isX = !isX;
    return String(value);
  });
}

/** Sets one line with kerning. In: text and style. Out: the line as outlines, so that no font is needed to show it. */
export function setLine(text: string, { weight, size, tracking = 0, tabular = false }: Style): SetLine {
  const { font, unitsPerEm } = fontOf(weight);
  const buffer = new Buffer();
  buffer.addText(legible(text));
  buffer.guessSegmentProperties();
  shape(font, buffer, tabular ? TABULAR : []);
  const scale = size / unitsPerEm;
  const starts = new Map<number, number>();
  const glyphs: { id: number; x: number }[] = [];
  let width = 0;
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    starts.set(glyph.cluster, width);
    glyphs.push({ id: glyph.codepoint, x: width + (glyph.xOffset ?? 0) * scale });
    width += (glyph.xAdvance ?? 0) * scale + tracking * size;
  }
  return {
    width,
    startOf: (index) => starts.get(index) ?? width,
    outlines: () => glyphs.map(({ id, x }) => place(font.glyphToPath(id), scale, x)).join(''),
  };
}
