import { readFileSync } from 'node:fs';
import { Blob, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { isSample } from '../support/content-in-use.ts';
import { everyPage } from './built-pages.ts';

const FACE_FILE = /@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)/g;
/** On these pages the second typeface appears only after an action of the visitor. */
const WITH_LATE_TYPEFACE = [
  '/tools/ai-intake-builder',
  '/tools/page-reader',
  '/tools/cost-per-signed-case',
];

everyPage('every page preloads the typefaces of its text, and no other', ({ address: path, $ }) => {
  const styles = $('style').text();
  const namedFiles = [...styles.matchAll(FACE_FILE)].map(([, file]) => file);
  const preloadedFiles = $('link[rel=preload][as=font]')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(preloadedFiles).toEqual(
    WITH_LATE_TYPEFACE.includes(path) ? namedFiles.slice(0, 1) : namedFiles,
  );
});

/**
 * In Schibsted Grotesk 5.3.0 the feature "tnum" makes the comma as wide as a digit, which splits
 * "$2,400" into two numbers. commands/fonts.ts keeps the comma narrow.
 */
test.runIf(isSample)(
  'tabular figures give all digits one width, and the comma a narrower one',
  async () => {
    const woff = readFileSync('content/brand/fonts/sans.woff2');
    const plain = await subsetFont(woff, '08,', { targetFormat: 'sfnt', keepFeatures: ['tnum'] });
    const font = new Font(new Face(new Blob(plain)));
    const letters = new Letters();
    letters.addText('08,');
    letters.guessSegmentProperties();
    shape(font, letters, [new Feature('tnum', 1)]);
    const [zero, eight, comma = 0] = letters
      .getGlyphInfosAndPositions()
      .map(({ xAdvance = 0 }) => xAdvance);
    expect(zero).toBe(eight);
    expect(comma).toBeLessThan((zero ?? 0) / 2);
  },
);
