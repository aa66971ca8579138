#!/bin/sh
# Schibsted Grotesk (@fontsource-variable/schibsted-grotesk 5.3.0): the feature "tnum", which CSS calls tabular-nums, sets not
# only digits to one width. The comma, the point and the percent sign get the width of a digit too, so that "$2,400" in a table
# reads as two figures. Source Serif 4 (@fontsource-variable/source-serif-4 5.3.1) leaves the comma narrow.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fontsource-variable/schibsted-grotesk@5.3.0 \
  @fontsource-variable/source-serif-4@5.3.1 harfbuzzjs@1.6.4 subset-font@2.9.0 >/dev/null
cat >check.mjs <<'JS'
import { readFile } from 'node:fs/promises';
import { Blob, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const SIGNS = '0,.%';
async function widths(name) {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const plain = await subsetFont(await readFile(file), SIGNS, { targetFormat: 'sfnt', keepFeatures: ['tnum'] });
  const font = new Font(new Face(new Blob(plain)));
  return Object.fromEntries(
    [0, 1].map((tabular) => {
      const letters = new Letters();
      letters.addText(SIGNS);
      letters.guessSegmentProperties();
      shape(font, letters, [new Feature('tnum', tabular)]);
      const set = letters.getGlyphInfosAndPositions().map(({ xAdvance }) => xAdvance);
      return [tabular ? 'tabular' : 'proportional', set.join(' ')];
    }),
  );
}
const sans = await widths('schibsted-grotesk');
const serif = await widths('source-serif-4');
console.log('advance of 0 , . % in units of the font');
console.log('Schibsted Grotesk', sans);
console.log('Source Serif 4', serif);
const [digit, comma] = sans.tabular.split(' ');
const [serifDigit, serifComma] = serif.tabular.split(' ');
const same = digit === comma && serifDigit !== serifComma;
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
