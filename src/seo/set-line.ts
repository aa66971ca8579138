import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { brandDirectory } from '../content/brand-looks.ts';
import { plainLetters } from '../text/letters.ts';

/** The brand's typefaces with their weights, uncompressed; made by commands/fonts.ts. */
const fontFile = (family: Family) => join(brandDirectory(), 'fonts', `${family}.ttf`);
const TABULAR = [new Feature('tnum', 1)];

type Family = 'sans' | 'serif' | 'code';
/** How a line is set: weight 400 to 900, size in pixels, extra space between letters in em; sans where not said. */
export type Style = { weight: number; size: number; tracking?: number; tabular?: boolean; family?: Family };
/** A set line, in pixels from the start of its baseline: width, start of each character, outlines as SVG path data. */
export type SetLine = { width: number; startOf: (index: number) => number; outlines: () => string };

type Typeface = { face: Face; fonts: Map<number, Font> };
const typefaces = new Map<Family, Typeface>();

function readTypeface(family: Family): Typeface {
  const face = new Face(new Blob(readFileSync(fontFile(family))));
  return { face, fonts: new Map() };
}
const typefaceOf = (family: Family) => typefaces.getOrInsertComputed(family, readTypeface);

const fontOf = ({ face, fonts }: Typeface, weight: number) =>
  fonts.getOrInsertComputed(weight, () => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    return font;
  });

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

/** Sets one line with kerning, as outlines, so that no font is needed to show it. */
export function setLine(text: string, style: Style): SetLine {
  const { weight, size, tracking = 0, tabular = false, family = 'sans' } = style;
  const typeface = typefaceOf(family);
  const font = fontOf(typeface, weight);
  const buffer = new Buffer();
  buffer.addText(plainLetters(text));
  buffer.guessSegmentProperties();
  shape(font, buffer, tabular ? TABULAR : []);
  const scale = size / typeface.face.upem;
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
