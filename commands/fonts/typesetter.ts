import { Blob, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs';

/** `file` is an uncompressed font. The numbers of glyphs are those of the font. */
export function typesetterOf(file: Uint8Array) {
  const font = new Font(new Face(new Blob(file)));
  return (text: string, ...features: string[]) => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(
      font,
      letters,
      features.map((name) => new Feature(name, 1)),
    );
    const positions = letters.getGlyphInfosAndPositions();
    return {
      glyphs: positions.map(({ codepoint }) => codepoint),
      width: positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0),
    };
  };
}
