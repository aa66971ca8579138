#!/bin/sh
# The schema of sitemaps.org (sitemap.xsd of 2008-03-26, here the file in the package sitemap 9.0.1, read by xmllint-wasm 5.3.0)
# and the protocol that it describes disagree about valid sitemaps:
# - The protocol takes every W3C datetime (NOTE-datetime), and so says a comment of the schema. But the schema refuses those without a
#   day or without seconds, such as 2026-05 and 2026-05-04T10:00Z. It accepts a time without a zone, which the note does not have.
# - The protocol requires an address with its scheme; the schema accepts one without.
# - The protocol names no order of the elements; the schema refuses a <priority> before <loc>.
# An engineer would guess that a sitemap is right exactly if this schema accepts it: https://www.sitemaps.org/protocol.html offers it
# to validate a sitemap.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sitemap@9.0.1 xmllint-wasm@5.3.0 >/dev/null
cat >check.mjs <<'JS'
import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

const schema = await readFile('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
async function isValid(url) {
  const contents = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>${url}</url></urlset>`;
  const xml = [{ fileName: 'sitemap.xml', contents }];
  return (await validateXML({ xml, schema: [schema] })).valid;
}
const loc = (address) => `<loc>${address}</loc>`;
const lastmod = (time) => `${loc('https://firm.example/')}<lastmod>${time}</lastmod>`;
// the content of <url>, whether it is valid by the protocol, and by the schema
const rows = [
  [lastmod('2026-05-04'), true, true],
  [lastmod('2026-05-04T10:00:00-05:00'), true, true],
  [lastmod('2026-05-04T10:00-05:00'), true, false],
  [lastmod('2026-05-04T10:00Z'), true, false],
  [lastmod('2026-05'), true, false],
  [lastmod('2026'), true, false],
  [lastmod('2026-05-04T10:00:00'), false, true],
  [lastmod('2026-05-04-05:00'), false, true],
  [loc('firm.example/fees'), false, true],
  [`<priority>0.5</priority>${loc('https://firm.example/')}`, true, false],
];
console.log('sitemap.xsd of 2008-03-26');
let same = true;
for (const [url, right, expected] of rows) {
  const seen = await isValid(url);
  console.log(`  ${url}: by the protocol ${right}, by the schema ${seen}`);
  same &&= seen === expected;
}
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
