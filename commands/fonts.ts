/**
 * Makes the two self-hosted fonts of the site: English letters only, the weights the design uses. They are also kept
 * uncompressed, for the pictures that the build draws from their outlines. Code has a typeface in pictures only.
 * PDF knows no variable fonts, so the weights of the report are cut to files of their own.
 * Run it again after changing the set of characters: `node_modules/.bin/node commands/fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { LETTERS } from '../src/text/letters.ts';
import { withStaticKerning } from './static-kerning.ts';

/** Kerning, and tabular figures for tables; the other layout features are never switched on. */
const FEATURES = ['kern', 'tnum', 'ccmp'];

/** Of the brand; another brand brings its own, under the same names. */
const FOLDER = 'content/brand/fonts';

const FONTS = [
  { name: 'schibsted-grotesk', as: 'sans', weights: { min: 400, max: 900 }, formats: ['woff2', 'sfnt'] },
  { name: 'source-serif-4', as: 'serif', weights: { min: 400, max: 700 }, formats: ['woff2', 'sfnt'] },
  { name: 'source-code-pro', as: 'code', weights: { min: 400, max: 700 }, formats: ['sfnt'] },
] as const;
const EXTENSION = { woff2: 'woff2', sfnt: 'ttf' } as const;
/** Between that of the text and that of the headings: the distances between letters are this weight's. */
const KERNING_WEIGHT = 600;

/** Cuts a typeface to our letters and these weights, or to one weight. */
async function cut(name: string, wght: number | { min: number; max: number }) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    variationAxes: { wght },
  });
}

async function write(file: string, font: Uint8Array) {
  await writeFile(file, font);
  console.log(`${file}  ${(font.length / 1000).toFixed(1)} KB`);
}

for (const { name, as, weights, formats } of FONTS) {
  const font = withStaticKerning(await cut(name, weights), await cut(name, KERNING_WEIGHT));
  for (const targetFormat of formats) {
    // Once more: what varied with the distances only is dropped.
    const file = await subsetFont(font, LETTERS, { targetFormat, keepFeatures: FEATURES });
    await write(`${FOLDER}/${as}.${EXTENSION[targetFormat]}`, file);
  }
}

const PDF_FACES = [
  ['schibsted-grotesk', 400],
  ['schibsted-grotesk', 600],
  ['schibsted-grotesk', 820],
  ['source-serif-4', 400],
  ['source-code-pro', 400],
] as const;

for (const [name, weight] of PDF_FACES)
  await write(`${FOLDER}/pdf/${name}-${weight}.ttf`, await cut(name, weight));
