#!/bin/sh
# A valid PDF/UA-1 file of Typst (@myriaddreamin/typst-ts-node-compiler 0.7.0) loses hyphens in pdf.js (unpdf 1.8.1). The hyphen of a
# word and the hyphen at a line break are one glyph, and the table ToUnicode has only the meaning of its first use: a soft hyphen, if
# that is a line break. Typst marks all other uses with ActualText. MuPDF (mupdf 1.28.1) reads it, pdf.js does not: a search for
# "well-known" finds nothing, because the text is "well known". If a hyphen of a word is the first, pdf.js reads words correctly, and
# line breaks as such hyphens.
# An engineer would guess that the text of such a file is safe: PDF/UA-1 (ISO 14289-1, 7.21.7) requires Unicode for every character.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0 unpdf@1.8.1 mupdf@1.28.1 >/dev/null
cat >check.mjs <<'JS'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import * as mupdf from 'mupdf';
import { extractText } from 'unpdf';

const compiler = NodeCompiler.create({ workspace: process.cwd() });
function pdfOf(text) {
  const mainFileContent = `#set document(title: "Fees", date: none)
#set text(lang: "en")
#set par(justify: true)
#set page(width: 4cm, height: auto, margin: 5mm)
${text}`;
  return compiler.pdf(compiler.compile({ mainFileContent }).result, { pdfStandard: 'ua-1' });
}
const line = (text) => text.trim().replace(/\s*\n\s*/g, ' | ');
async function readers(text) {
  const pdf = pdfOf(text);
  const page = mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0);
  const { text: byPdfJs } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { mupdf: line(page.toStructuredText().asText()), pdfJs: line(byPdfJs) };
}
const broken = 'Uncharacteristically well-known representation';
const word = `Well-known. ${broken}`;
const afterBreak = await readers(broken);
const afterWord = await readers(word);
console.log('Typst 0.7.0, PDF/UA-1 (lines are separated by |, and soft hyphens are not shown)');
for (const [text, seen] of [[broken, afterBreak], [word, afterWord]]) {
  console.log(text);
  console.log(`  mupdf 1.28.1: ${seen.mupdf.replaceAll('\u00ad', '')}`);
  console.log(`  unpdf 1.8.1 (pdf.js): ${seen.pdfJs.replaceAll('\u00ad', '')}`);
}
const same =
  afterBreak.mupdf.includes('well-known') &&
  !afterBreak.pdfJs.includes('well-known') &&
  afterBreak.pdfJs.includes('well known') &&
  afterWord.mupdf.includes('well-known') &&
  afterWord.pdfJs.includes('well-known');
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
