#!/bin/sh
# pdf-lib 1.17.1 changes the title of a PDF in one of its two places. A PDF/UA file, here of Typst, has the title in the information
# dictionary and as dc:title in its XMP metadata. setTitle writes only the first, so that programs show different titles (here both
# are read by unpdf 1.8.1, which is pdf.js). PDF/UA-1 (ISO 14289-1, 7.1) requires dc:title, the one that stays old.
# copyPages, the way to join two files, also leaves out the tags: the new file has the pages, but neither headings nor a language.
# An engineer would guess that the file has one title and that a page brings its tags along: the documentation of both functions
# mentions no exception.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 @myriaddreamin/typst-ts-node-compiler@0.7.0 unpdf@1.8.1 >/dev/null
cat >check.mjs <<'JS'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { PDFDocument } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';

const compiler = NodeCompiler.create({ workspace: process.cwd() });
const mainFileContent = `#set document(title: "First edition", date: none)
#set text(lang: "en")
= Fees
A flat fee.`;
const pdf = compiler.pdf(compiler.compile({ mainFileContent }).result, { pdfStandard: 'ua-1' });

async function read(bytes) {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await file.getMetadata();
  const [page] = (await (await file.getPage(1)).getStructTree())?.children ?? [];
  const tags = page?.children.map(({ role }) => role).join(' ') ?? 'none';
  const [title, xmp] = [info.Title, metadata?.get('dc:title')].map((text) => text ?? 'none');
  return { title, xmp, tags, language: info.Language ?? 'none' };
}
const shown = ({ title, xmp, tags, language }) =>
  `title "${title}", dc:title "${xmp}", tags ${tags}, language ${language}`;
const made = await read(pdf);

const renamed = await PDFDocument.load(pdf);
renamed.setTitle('Second edition');
const afterTitle = await read(await renamed.save());

const joined = await PDFDocument.create();
for (const page of await joined.copyPages(await PDFDocument.load(pdf), [0])) joined.addPage(page);
const afterCopy = await read(await joined.save());

console.log('pdf-lib 1.17.1');
console.log(`  as made by Typst:           ${shown(made)}`);
console.log(`  setTitle('Second edition'): ${shown(afterTitle)}`);
console.log(`  copyPages to a new file:    ${shown(afterCopy)}`);
const same =
  made.xmp === 'First edition' &&
  made.tags === 'H1 P' &&
  made.language === 'en' &&
  afterTitle.title === 'Second edition' &&
  afterTitle.xmp === 'First edition' &&
  afterCopy.xmp === 'none' &&
  afterCopy.tags === 'none' &&
  afterCopy.language === 'none';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
