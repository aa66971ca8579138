/**
 * Makes the two self-hosted fonts of the site: English letters only, the weights the design uses.
 * PDF knows no variable fonts, so the weights of the report are cut to files of their own.
 * Run it again after changing the set of characters, or when the texts have changed much: `node_modules/.bin/node commands/fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { LETTERS, PICTURE_LETTERS } from '../src/text/letters.ts';
import { pairsInUse, withKerning } from './fonts/kerning.ts';

/** Tabular figures for tables; the other layout features are never switched on. */
const FEATURES = ['tnum', 'ccmp'];
const WITH_KERNING = [...FEATURES, 'kern'];
/** Name of a font's license, by its address: whoever gets the font is told what may be done with it. */
const LICENSE_ADDRESS = 14;
/** Of the brand; another brand brings its own, under the same names. */
const FOLDER = 'content/brand/fonts';
/**
 * How many distances between letters are kept. A new connection carries some 14 KB in its first turn, and each typeface is
 * asked for on one of its own: all distances, varying with the weight, would double the sans.
 */
const PAIRS = 300;
/** Between that of the text and that of the headings: the distances between letters are this weight's. */
const KERNING_WEIGHT = 600;

/** Bold of the serif is its 600, because up to 700 is 0.8 KB more. */
const FONTS = [
  { name: 'schibsted-grotesk', as: 'sans', weights: { min: 400, max: 900 } },
  { name: 'source-serif-4', as: 'serif', weights: { min: 400, max: 600 } },
] as const;
const PDF_FACES = [
  ['schibsted-grotesk', 400],
  ['schibsted-grotesk', 600],
  ['schibsted-grotesk', 820],
  ['source-serif-4', 400],
  ['source-code-pro', 400],
] as const;

const packageOf = (name: string) => `node_modules/@fontsource-variable/${name}`;

/** Cuts a typeface to our letters, or others, and these weights, or one weight. */
async function cut(
  name: string,
  wght: number | { min: number; max: number },
  keepFeatures: string[],
  letters = LETTERS,
) {
  const source = `${packageOf(name)}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(source), letters, {
    targetFormat: 'sfnt',
    keepFeatures,
    preserveNameIds: [LICENSE_ADDRESS],
    variationAxes: { wght },
  });
}

async function write(file: string, font: Uint8Array) {
  await writeFile(`${FOLDER}/${file}`, font);
  console.log(`${file}  ${(font.length / 1000).toFixed(1)} KB`);
}

for (const { name, as, weights } of FONTS) {
  const pairs = pairsInUse(await cut(name, KERNING_WEIGHT, WITH_KERNING), PAIRS);
  const font = withKerning(await cut(name, weights, FEATURES), pairs);
  await write(`${as}.woff2`, await fontverter.convert(font, 'woff2'));
}
/** Code has a typeface in the PDF only. */
const CODE = { name: 'source-code-pro', as: 'code' } as const;
for (const { name, as } of [...FONTS, CODE])
  await copyFile(`${packageOf(name)}/LICENSE`, `${FOLDER}/${as}.LICENSE.txt`);
for (const [name, weight] of PDF_FACES)
  await write(`pdf/${name}-${weight}.ttf`, await cut(name, weight, WITH_KERNING, PICTURE_LETTERS));
