/**
 * Creates the fonts of pages, and uncompressed fonts for pictures and the PDF, which cannot use
 * variable fonts. Run this program again when characters or many texts have changed:
 * `node_modules/.bin/node commands/fonts.ts` (docs/content-guide.md, "Another brand").
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { contentDirectory } from '../src/content/read-content.ts';
import { LETTERS, PICTURE_LETTERS } from '../src/text/letters.ts';
import { withTabularDigits } from './fonts/font-tables.ts';
import { pairsInUse, withKerning } from './fonts/kerning.ts';

const FONT_FEATURES = ['kern', 'tnum', 'ccmp'];

const LICENSE_NAME_ID = 14;

const FOLDER = `${contentDirectory(process.env)}/brand/fonts`;

/**
 * Each typeface has its own connection, which carries about 14 KB in its first round trip. A font
 * with 300 kerning pairs fits. In the serif, weights up to 700 would add 0.8 KB.
 */
const FONTS = [
  {
    name: 'schibsted-grotesk',
    outputName: 'sans',
    weights: { min: 400, max: 900 },
    maxKerningPairs: 300,
    pictureWeights: [400, 600, 820],
  },
  {
    name: 'source-serif-4',
    outputName: 'serif',
    weights: { min: 400, max: 600 },
    maxKerningPairs: 300,
    pictureWeights: [400],
  },
] as const;
/** Only for pictures: pages show code in a typeface of the visitor's system. */
const CODE_FONT = { name: 'source-code-pro', outputName: 'code', pictureWeights: [400] } as const;
/** Kerning is measured at this weight, which is between the weights of text and headings. */
const KERNING_WEIGHT = 600;
// Distances are rounded to this step in font units (at most 0.004 em), because repeated values
// compress better.
const KERNING_STEP = 4;

const packageOf = (name: string) => `node_modules/@fontsource-variable/${name}`;

async function subsetPackageFont(
  name: string,
  wght: number | { min: number; max: number },
  letters = LETTERS,
) {
  const source = `${packageOf(name)}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(source), letters, {
    targetFormat: 'sfnt',
    keepFeatures: FONT_FEATURES,
    preserveNameIds: [LICENSE_NAME_ID],
    variationAxes: { wght },
  });
}

async function writeFont(file: string, font: Uint8Array) {
  await writeFile(file, font);
  console.log(`${file}  ${(font.length / 1000).toFixed(1)} KB`);
}

await mkdir(`${FOLDER}/pdf`, { recursive: true });
for (const { name, outputName, weights, maxKerningPairs } of FONTS) {
  const tabularFont = withTabularDigits(await subsetPackageFont(name, weights));
  const kerningPairs = pairsInUse(
    await subsetPackageFont(name, KERNING_WEIGHT),
    maxKerningPairs,
    KERNING_STEP,
  );
  // The second subsetting removes tables that only the removed kerning pairs needed.
  const file = await subsetFont(withKerning(tabularFont, kerningPairs), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FONT_FEATURES,
    preserveNameIds: [LICENSE_NAME_ID],
  });
  await writeFont(`${FOLDER}/${outputName}.woff2`, file);
}
for (const { name, outputName } of [...FONTS, CODE_FONT])
  await copyFile(`${packageOf(name)}/LICENSE`, `${FOLDER}/${outputName}.LICENSE.txt`);

for (const { name, pictureWeights } of [...FONTS, CODE_FONT])
  for (const weight of pictureWeights)
    await writeFont(
      `${FOLDER}/pdf/${name}-${weight}.ttf`,
      await subsetPackageFont(name, weight, PICTURE_LETTERS),
    );
