/**
 * Creates the two self-hosted fonts of the site, with English letters and the weights of the design only. It also writes
 * them uncompressed, because the build draws pictures from their outlines. The typeface for code is used in pictures and
 * the PDF. PDF has no variable fonts, so each weight in the report has its own file. Run the command again when the set of
 * characters or many texts have changed: `node_modules/.bin/node commands/fonts.ts`. Another brand sets its packages in
 * FONTS and CODE only (docs/content-guide.md, "Another brand").
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { contentDirectory } from '../src/content/read-content.ts';
import { LETTERS, PICTURE_LETTERS } from '../src/text/letters.ts';
import { withKerning } from './fonts/pair-kerning.ts';
import { pairsInUse } from './fonts/pairs-in-use.ts';
import { withTabularDigits } from './fonts/tabular-figures.ts';

/** Kerning, and tabular figures for tables. The site uses no other layout features. */
const FEATURES = ['kern', 'tnum', 'ccmp'];

/** The id of the font's name record with the address of its license. */
const LICENSE_ADDRESS = 14;

/** The folder of the fonts. Each brand has its own fonts under the same names; CONTENT_DIR decides the brand. */
const FOLDER = `${contentDirectory(process.env)}/brand/fonts`;

/**
 * `pairs` is the number of kerning pairs that the font keeps. A new connection can carry about 14 KB in its first round
 * trip, and each typeface loads over its own connection. A font with 300 pairs fits. The serif ends at weight 600, because
 * weights up to 700 add 0.8 KB.
 */
const FONTS = [
  {
    name: 'schibsted-grotesk',
    as: 'sans',
    weights: { min: 400, max: 900 },
    pairs: 300,
    inPictures: [400, 600, 820],
  },
  {
    name: 'source-serif-4',
    as: 'serif',
    weights: { min: 400, max: 600 },
    pairs: 300,
    inPictures: [400],
  },
] as const;
/** The typeface for code in pictures and in the PDF. Pages use a typeface of the visitor's system. */
const CODE = { name: 'source-code-pro', as: 'code', inPictures: [400] } as const;
/** The kerning comes from this weight, which is between the weight of the text and the weight of the headings. */
const KERNING_WEIGHT = 600;
/** Distances are rounded to multiples of this, in font units (at most 0.004 em). Repeated values compress better. */
const KERNING_STEP = 4;

const packageOf = (name: string) => `node_modules/@fontsource-variable/${name}`;

/** Returns a typeface with only these letters and weights. `wght` is one weight or a range. */
async function cut(name: string, wght: number | { min: number; max: number }, letters = LETTERS) {
  const source = `${packageOf(name)}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(source), letters, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: [LICENSE_ADDRESS],
    variationAxes: { wght },
  });
}

async function write(file: string, font: Uint8Array) {
  await writeFile(file, font);
  console.log(`${file}  ${(font.length / 1000).toFixed(1)} KB`);
}

await mkdir(`${FOLDER}/pdf`, { recursive: true });
for (const { name, as, weights, pairs } of FONTS) {
  const all = withTabularDigits(await cut(name, weights));
  const kerned = pairsInUse(await cut(name, KERNING_WEIGHT), pairs, KERNING_STEP);
  // The second cut removes tables that only the removed kerning pairs needed.
  const file = await subsetFont(withKerning(all, kerned), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: [LICENSE_ADDRESS],
  });
  await write(`${FOLDER}/${as}.woff2`, file);
}
for (const { name, as } of [...FONTS, CODE])
  await copyFile(`${packageOf(name)}/LICENSE`, `${FOLDER}/${as}.LICENSE.txt`);

for (const { name, inPictures } of [...FONTS, CODE])
  for (const weight of inPictures)
    await write(`${FOLDER}/pdf/${name}-${weight}.ttf`, await cut(name, weight, PICTURE_LETTERS));
